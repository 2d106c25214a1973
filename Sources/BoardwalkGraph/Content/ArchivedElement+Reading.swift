import BoardwalkBase
import BoardwalkDocument

/// Decodes typed values from attributes; only contents use these methods.
extension ArchivedElement {
  /// The value of the attribute `name`.
  subscript(name: String) -> String? { attributes[name] }

  /// The finite number in the attribute `name`.
  func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The finite number in the first of the attributes `names` that holds one.
  func number(anyOf names: String...) -> Double? { names.lazy.compactMap(number).first }

  /// The whole number in the attribute `name`.
  func integer(_ name: String) -> Int? { self[name].flatMap(Int.init) }

  /// The Boolean attribute `name`; nil if it has another value.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The attribute `name` as a value of a closed set; nil for another value.
  func word<Word: RawRepresentable<String>>(_ name: String) -> Word? {
    self[name].flatMap(Word.init)
  }

  /// The first child element `name`.
  func child(_ name: String) -> ArchivedElement? { children.first { $0.name == name } }

  /// The first child element with the key `key`.
  func part(_ key: String) -> ArchivedElement? { children.first { $0["key"] == key } }

  /// The color that it keeps as `key`.
  func color(_ key: String) -> ColorValue? { child("color", key: key).map(\.colorValue) }

  /// The color that it describes.
  package var colorValue: ColorValue { ColorValue(attribute: { self[$0] }, number: number) }

  /// The font that it describes.
  package var fontValue: Font {
    Font(
      name: self["name"], family: self["family"], style: self["style"], type: self["type"],
      weight: self["weight"], pointSize: number("pointSize"))
  }

  /// The insets that it describes by edges, or by the ends of an inner rectangle; leading is left
  /// here.
  var insets: LayoutInsets {
    LayoutInsets(
      top: number(anyOf: "top", "minY") ?? 0, left: number(anyOf: "left", "leading", "minX") ?? 0,
      bottom: number(anyOf: "bottom", "maxY") ?? 0,
      right: number(anyOf: "right", "trailing", "maxX") ?? 0)
  }

  /// The size of the element; 0 for a missing length.
  var size: LayoutSize {
    LayoutSize(width: number("width") ?? 0, height: number("height") ?? 0)
  }
}
