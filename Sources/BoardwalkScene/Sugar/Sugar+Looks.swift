import BoardwalkTree

extension Sugar {
  /// `textColor: .labelColor`, `rgb(…)`, `white(…)`, `named("Accent")`, `nil` by the colour's key.
  static let color = Sugar(name: "colours") { folding in
    for content in folding.branch.contents {
      guard case .branch(let child) = content, child.contents.isEmpty,
        child.name == "color" || child.name == "nil", let key = child["key"],
        Spelling.isWord(key), let value = value(of: child)
      else { continue }
      folding.branch.contents.removeAll { $0 == content }
      folding.statement.fields.append(Field(name: key, value: value))
    }
  } unfold: { unfolding in
    for field in unfolding.statement.fields {
      guard case .call(let name, let arguments) = field.value,
        let child = element(name, arguments, key: field.name)
      else { continue }
      unfolding.statement.fields.removeAll { $0 == field }
      unfolding.inserted.append((child))
    }
  }

  /// The spaces and what the calls are named after them; each lists its attributes behind the key.
  private static let spaces: [(call: String, attributes: [String], fixed: [Attribute])] = [
    (
      "rgb", ["red", "green", "blue", "alpha"],
      [Attribute("colorSpace", "custom"), Attribute("customColorSpace", "sRGB")]
    ),
    (
      "white", ["white", "alpha"],
      [
        Attribute("colorSpace", "custom"),
        Attribute("customColorSpace", "genericGamma22GrayColorSpace"),
      ]
    ),
    (
      "calibratedRGB", ["red", "green", "blue", "alpha"], [Attribute("colorSpace", "calibratedRGB")]
    ),
    (
      "deviceRGB", ["red", "green", "blue", "alpha"], [Attribute("colorSpace", "deviceRGB")]
    ),
    ("calibratedWhite", ["white", "alpha"], [Attribute("colorSpace", "calibratedWhite")]),
    ("deviceWhite", ["white", "alpha"], [Attribute("colorSpace", "deviceWhite")]),
    (
      "displayP3", ["red", "green", "blue", "alpha"],
      [Attribute("colorSpace", "custom"), Attribute("customColorSpace", "displayP3")]
    ),
  ]

  private static func value(of color: Branch) -> FieldValue? {
    let attributes = Array(color.attributes.dropFirst())
    guard color.attributes.first?.name == "key" else { return nil }
    if color.name == "nil" { return attributes.isEmpty ? .call(".nil", []) : nil }
    if attributes.count == 1, attributes[0].name == "systemColor",
      Spelling.isWord(attributes[0].value)
    {
      return .call("." + attributes[0].value, [])
    }
    if attributes.count == 1, attributes[0].name == "name" {
      return .call("named", [attributes[0].value])
    }
    for space in spaces {
      let count = space.attributes.count
      guard attributes.count == count + space.fixed.count,
        attributes.prefix(count).map(\.name) == space.attributes,
        Array(attributes.dropFirst(count)) == space.fixed,
        attributes.prefix(count).allSatisfy({ isNumber($0.value) })
      else { continue }
      return .call(space.call, attributes.prefix(count).map(\.value))
    }
    return nil
  }

  private static func element(_ name: String, _ arguments: [String], key: String) -> Branch? {
    let key = Attribute("key", key)
    if name == ".nil", arguments.isEmpty { return Branch("nil", [key]) }
    if name.hasPrefix("."), arguments.isEmpty, name.hasSuffix("Color") {
      return Branch("color", [key, Attribute("systemColor", String(name.dropFirst()))])
    }
    if name == "named", arguments.count == 1 {
      return Branch("color", [key, Attribute("name", arguments[0])])
    }
    guard let space = spaces.first(where: { $0.call == name }),
      space.attributes.count == arguments.count
    else { return nil }
    let values = zip(space.attributes, arguments).map { Attribute($0, $1) }
    return Branch("color", [key] + values + space.fixed)
  }

  /// `font: .body`, `system(17)`, `boldSystem(17)`, `custom("Avenir-Book", "Avenir", 20)`.
  static let font = Sugar(name: "fonts") { folding in
    var rest = folding
    guard let font = rest.takeChild("fontDescription", key: "fontDescription"),
      font.contents.isEmpty, let value = fontValue(of: font)
    else { return }
    folding.branch = rest.branch
    folding.statement.fields.append(Field(name: "font", value: value))
  } unfold: { unfolding in
    guard let index = unfolding.statement.fields.firstIndex(where: { $0.name == "font" }),
      case .call(let name, let arguments) = unfolding.statement.fields[index].value,
      let attributes = fontAttributes(name, arguments)
    else { return }
    unfolding.statement.fields.remove(at: index)
    unfolding.inserted.append(
      (Branch("fontDescription", [Attribute("key", "fontDescription")] + attributes)))
  }

  private static let stylePrefix = "UICTFontTextStyle"

  private static func fontValue(of font: Branch) -> FieldValue? {
    let attributes = Array(font.attributes.dropFirst())
    let names = attributes.map(\.name)
    let values = attributes.map(\.value)
    switch names {
    case ["style"] where values[0].hasPrefix(stylePrefix):
      return .call("." + values[0].dropFirst(stylePrefix.count), [])
    case ["type", "pointSize"] where Spelling.isWord(values[0]) && isNumber(values[1]):
      return .call(values[0], [values[1]])
    case ["type", "weight", "pointSize"] where Spelling.isWord(values[0]) && isNumber(values[2]):
      return .call(values[0], [values[2], values[1]])
    case ["name", "family", "pointSize"]: return .call("custom", values)
    default: return nil
    }
  }

  private static func fontAttributes(_ name: String, _ arguments: [String]) -> [Attribute]? {
    switch arguments.count {
    case 0 where name.hasPrefix("."):
      return [Attribute("style", stylePrefix + name.dropFirst())]
    case 1: return [Attribute("type", name), Attribute("pointSize", arguments[0])]
    case 2:
      return [
        Attribute("type", name), Attribute("weight", arguments[1]),
        Attribute("pointSize", arguments[0]),
      ]
    case 3 where name == "custom":
      return zip(["name", "family", "pointSize"], arguments).map { Attribute($0, $1) }
    default: return nil
    }
  }
}
