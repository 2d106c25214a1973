import BoardwalkDocument

extension Sugar {
  /// `attributes, NSFont: system(17, bold)` for the system's font in a part of a text.
  static let textFont = Sugar(name: "fonts of texts", for: ["attributes"], saidBy: .calls) {
    folding in
    var rest = folding
    guard let font = rest.takeChild("font", key: key.text), font.contents.isEmpty,
      font.attributes.map(\.name) == [.key, metaFont, size], let points = font[size],
      isNumber(points)
    else { return }
    switch font[metaFont] {
    case "system": rest.statement.fields.append(Field(name: key, value: .call("system", [points])))
    case "systemBold":
      rest.statement.fields.append(Field(name: key, value: .call("system", [points, "bold"])))
    default: return
    }
    folding = rest
  } unfold: { unfolding in
    guard case .call("system", let arguments) = unfolding.field(key), let points = arguments.first,
      isNumber(points), arguments.count == 1 || arguments.dropFirst() == ["bold"]
    else { return }
    _ = unfolding.take(key)
    unfolding.insert(
      Branch(
        Vocabulary.name("font"),
        [
          Attribute(.key, key.text),
          Attribute(metaFont, arguments.count == 1 ? "system" : "systemBold"),
          Attribute(size, points),
        ]))
  }

  private static let key: Name = "NSFont"
  private static let metaFont = Vocabulary.name("metaFont")
  private static let size = Vocabulary.name("size")
}
