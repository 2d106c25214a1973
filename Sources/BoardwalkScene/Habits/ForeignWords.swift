/// The names of SwiftUI, the web, UIKit and Xcode's inspectors, with their equivalents in scenes.
enum ForeignWords {
  /// What to write for the attribute `name` with `value` of elements called `kind`; nil if nothing is
  /// known of it, where it is a word of that kind, and where the kind is no known object.
  static func advice(on name: String, _ value: FieldValue? = nil, in kind: String) -> String? {
    guard let meanings = ForeignAttributes.all[Spelling.plainKey(name)],
      StatementKind.of(kind).isIdentified,
      AttributeOrder.ranks[kind]?[name] == nil,
      !ChildOrder.keys(in: kind).contains(name)
    else { return nil }
    return meanings.advice(in: kind).map { $0.saying(value) }
  }

  /// Whether elements called `kind` are known to have no attribute `name`, which many others have.
  static func isNone(_ name: String, of kind: String) -> Bool {
    guard AttributeOrder.ranks[kind]?[name] == nil,
      !(RareAttributes.byElement[kind]?.contains(name) ?? false),
      let meanings = ForeignAttributes.all[Spelling.plainKey(name)]
    else { return false }
    return meanings.contains { $0.kinds?.contains(kind) ?? false }
      && advice(on: name, in: kind) != nil
  }

  /// What to write for the kind `kind` in the braces of the element `owner`; nil if nothing is known
  /// of it.
  static func advice(onKind kind: String, in owner: String) -> String? {
    guard StatementKind.of(kind).isBare else { return nil }
    return ForeignKinds.all[kind.lowercased()]?.advice(in: owner)
  }

  /// What Interface Builder's menus, and UIKit's properties, call values; by their attributes.
  static func value(_ value: String, of name: String, in kind: String) -> String? {
    ForeignValues.all["\(kind).\(name)"]?[value.lowercased()]
  }

  /// What to write for the sides that `word` stands for in a constraint of `item` with `second`, the first
  /// of them spelt out; nil if it is a side, or nothing is known of it.
  static func sides(of word: String, _ item: String?, _ second: Anchor?) -> String? {
    guard let phrase = phrases[word.lowercased()] else { return nil }
    guard let item, let other = second?.item,
      let side = phrase.split(separator: ", ").dropFirst().first?.split(separator: " ").first
    else { return phrase }
    return "\(phrase), as in \(item).\(side) = \(other).\(side)"
  }

  /// What is no side of a view, and takes several constraints.
  static let phrases = [
    "aspectratio": "the ratio of two sides, as in photo.width = photo.height * 16:9",
    "center": "two constraints, centerX and centerY",
    "edges": "four constraints, top, bottom, leading and trailing",
    "size": "two constraints, width and height", "x": "leading or centerX",
    "y": "top or centerY",
  ]
}
