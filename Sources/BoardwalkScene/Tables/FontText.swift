import BoardwalkBase
import BoardwalkDocument

/// Fonts as one value.
enum FontText {
  /// The value of `font`, whose first attribute is its key; nil if it has no short form.
  static func value(of font: ElementNode) -> FieldValue? {
    let attributes = font.attributes.dropFirst()
    let values = attributes.map(\.value)
    switch attributes.map(\.name) {
    case ["style"]:
      guard Spelling.isWord(values[0]), let word = Font.styleWord(of: values[0]) else { return nil }
      return .call("." + word, [])
    case ["type", "pointSize"]:
      return Spelling.isWord(values[0]) && NumberText.isNumber(values[1])
        ? .call(values[0], [values[1]]) : nil
    case ["type", "weight", "pointSize"]:
      return Spelling.isWord(values[0]) && NumberText.isNumber(values[2])
        ? .call(values[0], [values[2], values[1]]) : nil
    case ["name", "family", "pointSize"]: return .call("custom", values)
    default: return nil
    }
  }

  /// The element of `value`; nil if it is not a font.
  static func element(_ value: FieldValue) -> ElementNode? {
    guard case .call(let name, let arguments) = value,
      let attributes = attributes(name, arguments)
    else { return nil }
    return ElementNode("fontDescription", [Attribute("key", "fontDescription")] + attributes)
  }

  /// The attributes of the call, without the key; nil if it is not a font.
  private static func attributes(_ name: String, _ arguments: [String]) -> [Attribute]? {
    switch arguments.count {
    case 0:
      guard name.utf8.first == UInt8(ascii: ".") else { return nil }
      return [Attribute("style", Font.style(named: Spelling.withoutSign(name)))]
    case 1: return [Attribute("type", name), Attribute("pointSize", arguments[0])]
    case 2:
      return [
        Attribute("type", name), Attribute("weight", arguments[1]),
        Attribute("pointSize", arguments[0]),
      ]
    case 3:
      guard name == "custom" else { return nil }
      return zip(["name", "family", "pointSize"], arguments).map { Attribute($0, $1) }
    default: return nil
    }
  }
}
