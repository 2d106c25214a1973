import BoardwalkDocument

enum TextFontSugar {
  /// `attributes, NSFont: system(17, bold)` for the system's font in a part of a text.
  static let rule = SugarRule(name: "fonts of texts", for: ["attributes"]) {
    resugaring in
    var rest = resugaring
    guard let font = rest.removeChild("font", key: key), font.contents.isEmpty,
      font.attributes.map(\.name) == ["key", metaFont, size], let points = font[size],
      NumberText.isNumber(points)
    else { return }
    switch font[metaFont] {
    case "system": rest.addField(key, .call("system", [points]))
    case "systemBold":
      rest.addField(key, .call("system", [points, "bold"]))
    default: return
    }
    resugaring = rest
  } desugar: { desugaring in
    guard case .call("system", let arguments) = desugaring.field(key), let points = arguments.first,
      NumberText.isNumber(points), arguments.count == 1 || arguments.dropFirst() == ["bold"]
    else { return }
    _ = desugaring.take(key)
    desugaring.insert(
      ElementNode(
        "font",
        [
          Attribute("key", key),
          Attribute(metaFont, arguments.count == 1 ? "system" : "systemBold"),
          Attribute(size, points),
        ]))
  }

  private static let key: String = "NSFont"
  private static let metaFont = "metaFont"
  private static let size = "size"
}
