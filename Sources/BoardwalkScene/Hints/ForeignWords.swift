/// The names of SwiftUI, the web, UIKit and Xcode's inspectors, with their equivalents in scenes.
enum ForeignWords {
  /// The replacement of the attribute `name` with `value` of elements named `kind`; nil if there is
  /// none, if the kind has this attribute, or if the kind is unknown.
  static func hint(for name: String, _ value: FieldValue? = nil, in kind: String) -> String? {
    guard let meanings = ForeignAttributes.all[Spelling.plainKey(name)],
      StatementKind.of(kind).isIdentified,
      AttributeOrder.ranks[kind]?[name] == nil,
      !ChildOrder.keys(in: kind).contains(name)
    else { return nil }
    return meanings.hint(in: kind).map { $0.text(for: value) }
  }

  /// Whether elements named `kind` are known to lack the attribute `name`, which many others have.
  static func isNone(_ name: String, of kind: String) -> Bool {
    guard AttributeOrder.ranks[kind]?[name] == nil,
      !(RareAttributes.byElement[kind]?.contains(name) ?? false),
      let meanings = ForeignAttributes.all[Spelling.plainKey(name)]
    else { return false }
    return meanings.contains { $0.kinds?.contains(kind) ?? false }
      && hint(for: name, in: kind) != nil
  }

  /// The replacement of the kind `kind` in the braces of `owner`; nil if there is none.
  static func hint(onKind kind: String, in owner: String) -> String? {
    guard StatementKind.of(kind).isBare else { return nil }
    return ForeignKinds.all[kind.lowercased()]?.hint(in: owner)
  }

  /// Values by their titles in Interface Builder's menus and by UIKit's names, by attribute.
  static func value(_ value: String, of name: String, in kind: String) -> String? {
    ForeignValues.all["\(kind).\(name)"]?[value.lowercased()]
  }

  /// The constraint for the sides that `word` abbreviates, between `item` and `second`, with the
  /// first side written out; nil if `word` is a side itself, or is unknown.
  static func sides(of word: String, _ item: String?, _ second: Anchor?) -> String? {
    guard let phrase = phrases[word.lowercased()] else { return nil }
    guard let item, let other = second?.item,
      let side = phrase.split(separator: ", ").dropFirst().first?.split(separator: " ").first
    else { return phrase }
    return "\(phrase), as in \(item).\(side) = \(other).\(side)"
  }

  /// Abbreviations of several constraints, which are not sides of a view.
  static let phrases = [
    "aspectratio": "the ratio of two sides, as in photo.width = photo.height * 16:9",
    "center": "two constraints, centerX and centerY",
    "edges": "four constraints, top, bottom, leading and trailing",
    "size": "two constraints, width and height", "x": "leading or centerX",
    "y": "top or centerY",
  ]
}
