/// Calls on texts.
extension ValueCall {
  static let texts: [String: Body] = [
    "split": ofTexts { text, arguments in
      guard let separator = arguments.first?.text.first else { return nil }
      return .list(text.split(separator: separator).map { .text(String($0)) })
    },
    "padding": ofTexts { text, arguments in
      guard arguments.count == 3, let length = arguments[0].integer, length >= 0,
        length <= ValueLimits.textLength, case .text(let pad) = arguments[1], !pad.isEmpty,
        let start = arguments[2].integer, start >= 0
      else { return nil }
      let characters = Array(pad)
      let missing = max(0, length - text.count)
      let added = (0..<missing).map { characters[(start + $0) % characters.count] }
      return .text(String(text.prefix(length)) + String(added))
    },
    "replacingOccurrences": ofTexts { text, arguments in
      guard arguments.count > 1, case .text(let old) = arguments[0], !old.isEmpty else {
        return nil
      }
      return .text(
        text.split(separator: old, omittingEmptySubsequences: false)
          .joined(separator: arguments[1].text))
    },
    "data": ofTexts { text, _ in DataValue.make(text) },
    "append": appending, "appending": appending,
    "rangeOfCharacter": ofTexts { text, arguments in
      guard let set = arguments.first.flatMap(CharacterSetValue.init) else { return nil }
      guard let index = text.firstIndex(where: set.contains) else { return .nil }
      let start = text.distance(from: text.startIndex, to: index)
      return .record(["location": .number(Double(start)), "length": .number(1)])
    },
    "range": ofTexts { text, arguments in
      guard case .text(let part)? = arguments.first,
        let (text, part) = folded(text, part, by: arguments.dropFirst().first)
      else { return nil }
      guard let found = text.firstRange(of: part) else { return .nil }
      let start = text.distance(from: text.startIndex, to: found.lowerBound)
      return .record([
        "location": .number(Double(start)), "length": .number(Double(part.count)),
      ])
    },
    "localizedCompare": caseInsensitiveCompare,
    "compare": ofTexts { text, arguments in .word(order(text, arguments.first?.text ?? "")) },
    "caseInsensitiveCompare": caseInsensitiveCompare,
    "isSuperset": { value, arguments in
      guard let set = CharacterSetValue(value),
        let other = arguments.first.flatMap(CharacterSetValue.init)?.characters
      else { return nil }
      return .bool(other.allSatisfy(set.contains))
    },
  ]

  /// `text` and `part` as the options of a search compare them; nil if the options, or letters with
  /// marks in them, are not modeled.
  private static func folded(
    _ text: String, _ part: String, by options: Value?
  ) -> (String, String)? {
    let words = options?.elements.map { $0.word ?? "" } ?? []
    guard words.allSatisfy(["caseInsensitive", "diacriticInsensitive"].contains) else { return nil }
    if words.contains("diacriticInsensitive"), !(text + part).allSatisfy(\.isASCII) { return nil }
    guard words.contains("caseInsensitive") else { return (text, part) }
    return (String(text.flatMap(lowercased)), String(part.flatMap(lowercased)))
  }

  /// The lowercase letter of `character`, if it is one.
  private static func lowercased(_ character: Character) -> String {
    let text = character.lowercased()
    return text.count == 1 ? text : String(character)
  }

  private static let appending = ofTexts { text, arguments in
    .text(text + (arguments.first?.text ?? ""))
  }

  private static let caseInsensitiveCompare = ofTexts { text, arguments in
    .word(order(text.lowercased(), arguments.first?.text.lowercased() ?? ""))
  }

  private static func order(_ first: String, _ second: String) -> String {
    first == second ? "orderedSame" : first < second ? "orderedAscending" : "orderedDescending"
  }

  /// A call on a text, with another one as its argument.
  static func ofPairs(_ body: @escaping @Sendable (String, String) -> Value) -> Body {
    ofTexts { text, arguments in
      guard case .text(let part)? = arguments.first else { return nil }
      return body(text, part)
    }
  }

  static func ofTexts(
    _ body: @escaping @Sendable (String, [Value]) -> Value?
  ) -> Body {
    { value, arguments in
      guard case .text(let text) = value else { return nil }
      return body(text, arguments)
    }
  }
}

extension String {
  /// The text without the characters that satisfy `isDropped` at its beginning and its end.
  func trimmed(where isDropped: (Character) -> Bool) -> String {
    let rest = drop(while: isDropped)
    guard let last = rest.lastIndex(where: { !isDropped($0) }) else { return "" }
    return String(rest[...last])
  }
}
