/// What people write who come from SwiftUI, from the web, from UIKit's own properties or from Xcode's
/// inspectors, and what it is here.
enum ForeignWords {
  /// What to write for the attribute `name` with `value` of elements called `kind`; nil where nothing is
  /// known of it, where it is a word of that kind, and where the kind is no known object.
  static func advice(on name: String, _ value: FieldValue? = nil, in kind: String) -> String? {
    guard let meanings = ForeignAttributes.all[key(name)], Kind.of(kind).isIdentified,
      AttributeOrder.ranks[kind]?[name] == nil,
      !ChildOrder.keys(in: kind).contains(name)
    else { return nil }
    return meanings.advice(in: kind).map { $0.saying(value) }
  }

  /// Whether elements called `kind` are known to have no attribute `name`, which many others have.
  static func isNone(_ name: String, of kind: String) -> Bool {
    guard AttributeOrder.ranks[kind]?[name] == nil,
      !(RareAttributes.byElement[kind]?.contains(name) ?? false),
      let meanings = ForeignAttributes.all[key(name)]
    else { return false }
    return meanings.contains { $0.kinds?.contains(kind) ?? false }
      && advice(on: name, in: kind) != nil
  }

  /// What to write for the kind `kind` in the braces of the element `owner`; nil where nothing is known
  /// of it.
  static func advice(onKind kind: String, in owner: String) -> String? {
    guard Kind.of(kind).isBare else { return nil }
    return ForeignKinds.all[kind.lowercased()]?.advice(in: owner)
  }

  /// What Interface Builder's menus, and UIKit's properties, call values; by their attributes.
  static func value(_ value: String, of name: String, in kind: String) -> String? {
    ForeignValues.all["\(kind).\(name)"]?[value.lowercased()]
  }

  /// What to write for the sides that `word` stands for in a constraint of `item` with `second`, the first
  /// of them spelt out; nil where it is a side, or nothing is known of it.
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

  /// A name in small letters without what parts its words: `Clips to Bounds`, `clips-to-bounds` and
  /// `clipsToBounds` are one.
  static func key(_ name: String) -> String {
    // Nearly all names are ASCII, where letters are quick to tell.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return String(
      decoding: name.utf8.compactMap { byte in
        let lower = 0x41...0x5A ~= byte ? byte | 0x20 : byte
        return 0x61...0x7A ~= lower || 0x30...0x39 ~= lower ? lower : nil
      }, as: UTF8.self)
  }
}

/// What a word means, in elements of certain kinds or in any.
struct ForeignMeaning: Sendable {
  /// The elements; nil where it means that in all of them.
  let kinds: Set<String>?

  /// What to write in its place. `TEXT` and `NUMBER` stand for what the author wrote.
  let advice: String

  /// It means `advice` wherever nothing else is said of it.
  static func anywhere(_ advice: String) -> [ForeignMeaning] {
    [ForeignMeaning(kinds: nil, advice: advice)]
  }

  /// It means `advice` in elements called `kinds`.
  static func only(_ kinds: Set<String>, _ advice: String) -> [ForeignMeaning] {
    [ForeignMeaning(kinds: kinds, advice: advice)]
  }
}

extension [ForeignMeaning] {
  /// The advice for elements called `kind`: the first that is for them.
  fileprivate func advice(in kind: String) -> String? {
    first { $0.kinds?.contains(kind) ?? true }?.advice
  }
}

extension String {
  /// The advice with the object or the message `text` as its target, if that can be one.
  private func leading(to text: String) -> String {
    guard Spelling.isWord(text) else { return self }
    guard hasPrefix("'segue") || hasPrefix("'outlet") else {
      return text.contains(".") ? replacing("TARGET.MESSAGE:", with: text) : self
    }
    return replacing("TARGET", with: text)
  }

  /// The advice with the author's own `value` in it, where that is a text or a number.
  fileprivate func saying(_ value: FieldValue?) -> String {
    switch value {
    case .plain(let text):
      guard let number = NumberWithUnit(text)?.number else {
        return replacing("\"TEXT\"", with: Spelling.quoted(text)).leading(to: text)
      }
      let type = Int(number) == nil ? "real" : "integer"
      return replacing("integer: NUMBER", with: "\(type): \(number)")
        .replacing("NUMBER", with: number)
    case .call("size", let sides) where sides.count == 2:
      return replacing("WIDTH", with: sides[0]).replacing("HEIGHT", with: sides[1])
    default: return self
    }
  }
}
