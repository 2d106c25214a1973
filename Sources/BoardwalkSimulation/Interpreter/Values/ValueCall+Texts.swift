/// Calls on texts.
extension ValueCall {
  static let texts: [String: @Sendable (Value, [Value]) -> Value?] = [
    "split": ofTexts { text, arguments in
      guard let separator = arguments.first?.text.first else { return nil }
      return .list(text.split(separator: separator).map { .text(String($0)) })
    },
    "replacingOccurrences": ofTexts { text, arguments in
      guard arguments.count > 1, case .text(let old) = arguments[0], !old.isEmpty else {
        return nil
      }
      return .text(
        text.split(separator: old, omittingEmptySubsequences: false)
          .joined(separator: arguments[1].text))
    },
    "append": ofTexts { text, arguments in .text(text + (arguments.first?.text ?? "")) },
    "appending": ofTexts { text, arguments in .text(text + (arguments.first?.text ?? "")) },
    "rangeOfCharacter": ofTexts { text, arguments in
      guard let set = arguments.first.flatMap(CharacterSetValue.init) else { return nil }
      guard let index = text.firstIndex(where: set.contains) else { return .nil }
      let start = text.distance(from: text.startIndex, to: index)
      return .record(["location": .number(Double(start)), "length": .number(1)])
    },
    "range": ofTexts { text, arguments in
      guard case .text(let part)? = arguments.first else { return nil }
      guard let found = text.firstRange(of: part) else { return .nil }
      let start = text.distance(from: text.startIndex, to: found.lowerBound)
      return .record([
        "location": .number(Double(start)), "length": .number(Double(part.count)),
      ])
    },
    "localizedCompare": ofTexts { text, arguments in
      .word(order(text.lowercased(), arguments.first?.text.lowercased() ?? ""))
    },
    "compare": ofTexts { text, arguments in .word(order(text, arguments.first?.text ?? "")) },
    "caseInsensitiveCompare": ofTexts { text, arguments in
      .word(order(text.lowercased(), arguments.first?.text.lowercased() ?? ""))
    },
    "isSuperset": { value, arguments in
      guard let set = CharacterSetValue(value),
        let other = arguments.first.flatMap(CharacterSetValue.init)?.characters
      else { return nil }
      return .bool(other.allSatisfy(set.contains))
    },
  ]

  private static func order(_ first: String, _ second: String) -> String {
    first == second ? "orderedSame" : first < second ? "orderedAscending" : "orderedDescending"
  }

  private static func ofTexts(
    _ body: @escaping @Sendable (String, [Value]) -> Value?
  ) -> @Sendable (Value, [Value]) -> Value? {
    { value, arguments in
      guard case .text(let text) = value else { return nil }
      return body(text, arguments)
    }
  }
}

/// A `CharacterSet`, or the name of one of the system's.
struct CharacterSetValue {
  /// The class of such values in code.
  static let className = "CharacterSet"

  /// Its characters; nil for one of the system's.
  private(set) var characters: String?

  private var name = ""
  private var isInverted = false

  init?(_ value: Value) {
    switch value {
    case .word(let word): name = word
    case .object(Self.className, let fields):
      characters = fields["charactersIn"]?.text
      name = fields["name"]?.text ?? ""
      isInverted = fields["isInverted"]?.isTrue ?? false
    default: return nil
    }
    guard characters != nil || Self.tests[name] != nil else { return nil }
  }

  /// Whether `character` is in it.
  func contains(_ character: Character) -> Bool {
    let isIn = characters?.contains(character) ?? Self.tests[name]?(character) ?? false
    return isIn != isInverted
  }

  /// The set of the system's that is called `name`; nil if there is none.
  static func system(_ name: String) -> Value? {
    tests[name].map { _ in .object(className, ["name": .text(name)]) }
  }

  private static let tests: [String: @Sendable (Character) -> Bool] = [
    "decimalDigits": { $0.isNumber }, "letters": { $0.isLetter },
    "alphanumerics": { $0.isLetter || $0.isNumber },
    "whitespaces": { $0.isWhitespace && !$0.isNewline }, "newlines": { $0.isNewline },
    "whitespacesAndNewlines": { $0.isWhitespace },
    "uppercaseLetters": { $0.isUppercase }, "lowercaseLetters": { $0.isLowercase },
    "punctuationCharacters": { $0.isPunctuation },
  ]
}

extension String {
  /// The text without the characters of `set` at its beginning and its end.
  func trimmed(of set: CharacterSetValue) -> String {
    let rest = drop(while: set.contains)
    guard let last = rest.lastIndex(where: { !set.contains($0) }) else { return "" }
    return String(rest[...last])
  }
}
