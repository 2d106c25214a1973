import BoardwalkBase

/// Names in Swift made from text of any kind.
package enum SwiftIdentifier {
  /// The kind of a declaration, which determines the case of its first letter.
  package enum Style: Sendable, Hashable {
    /// A type: `LogIn`.
    case type

    /// A property, function or case: `logIn`.
    case member
  }

  /// The name for `text`: its words in camel case.
  ///
  /// Words end at characters that names cannot contain, and at underscores. A name that would begin
  /// with a digit begins with an underscore; a text without letters and digits is `unnamed`.
  package static func name(for text: String, _ style: Style) -> String {
    let words = text.unicodeScalars.split { $0 == "_" || !isPart($0) }
      .map { String(String.UnicodeScalarView($0)) }
    guard let first = words.first else { return style == .type ? "Unnamed" : "unnamed" }
    let start = style == .type ? first.firstUppercased : lowercasedLead(of: first)
    let name = start + words.dropFirst().map(\.firstUppercased).joined()
    return isStart(name.unicodeScalars.first) ? name : "_" + name
  }

  /// Whether `text` is a valid name, with or without backticks.
  package static func isValid(_ text: String) -> Bool {
    isStart(text.unicodeScalars.first) && text.unicodeScalars.allSatisfy(isPart)
      && !SwiftKeywords.unusable.contains(text)
  }

  /// `name` as code writes it: keywords in backticks.
  package static func escaped(_ name: String) -> String {
    SwiftKeywords.escapable.contains(name) ? "`\(name)`" : name
  }

  private static func isStart(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0 == "_" || $0.properties.isXIDStart } ?? false
  }

  /// Whether names have `scalar`, and an editor shows it.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue && scalar.properties.generalCategory != .format
  }

  /// `word` with its first letter, or its leading abbreviation, in lower case: `URLCell` is
  /// `urlCell`, `ID` is `id`.
  private static func lowercasedLead(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.firstLowercased }
    let rest = word.dropFirst(capitals.count)
    guard let next = rest.first, next.isLetter else { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }
}

extension String {
  /// The text with its first character in lower case.
  fileprivate var firstLowercased: String { prefix(1).lowercased() + dropFirst() }
}
