/// A property of a text, a number, a list or a date: `items.count`, `name.isEmpty`.
enum ValueProperty {
  /// The property `name` of `value`; nil if values of its sort have none of that name.
  static func read(_ name: String, of value: Value) -> Value? {
    ofAny(name, value) ?? own(name, of: value)
  }

  /// The property `name` that every value has; nil if there is none.
  static func ofAny(_ name: String, _ value: Value) -> Value? { everywhere[name]?(value) }

  private static func own(_ name: String, of value: Value) -> Value? {
    switch value {
    case .text(let text): texts[name]?(text)
    case .list(let values): lists[name]?(values)
    case .indexPath(let path): paths[name]?(path)
    case .record(let fields): fields[name] ?? dictionaries[name]?(value.entries ?? [])
    case .dictionary: dictionaries[name]?(value.entries ?? [])
    case .date(let seconds) where name == "timeIntervalSince1970": .number(seconds)
    case .object(CreatedConstraint.guideClass, let fields):
      CreatedConstraint.part(name, ofGuide: fields) ?? fields[name] ?? .nil
    case .object(CharacterSetValue.className, let fields) where name == "inverted":
      .object(
        CharacterSetValue.className,
        fields.merging(["isInverted": .bool(fields["isInverted"]?.isTrue != true)]) { $1 })
    case .object(_, let fields):
      SnapshotCall.property(name, of: value) ?? fields[name]
        ?? AlertContent.part(name, of: value) ?? .nil
    default: nil
    }
  }

  /// The names of the properties of values; records have others.
  static var names: Set<String> {
    Set(everywhere.keys).union(texts.keys).union(lists.keys).union(paths.keys)
      .union(dictionaries.keys)
  }

  private static let everywhere: [String: @Sendable (Value) -> Value] = [
    "isList": { if case .list = $0 { .bool(true) } else { .bool(false) } },
    "isText": { if case .text = $0 { .bool(true) } else { .bool(false) } },
    "isNil": { .bool($0 == .nil) },
    "self": { $0 }, "description": { .text($0.text) },
    "cgRectValue": { $0 }, "cgPointValue": { $0 }, "cgSizeValue": { $0 }, "doubleValue": { $0 },
    "floatValue": { $0 }, "intValue": { $0.truncated }, "boolValue": { $0 },
    "stringValue": { .text($0.text) },
  ]

  private static let texts: [String: @Sendable (String) -> Value] = [
    "count": { .number(Double($0.count)) },
    "isEmpty": { .bool($0.isEmpty) },
    "uppercased": { .text($0.uppercased()) },
    "lowercased": { .text($0.lowercased()) },
    "capitalized": { .text(capitalized($0)) }, "localizedCapitalized": { .text(capitalized($0)) },
    "first": { Value($0.first.map { String($0) }) }, "last": { Value($0.last.map { String($0) }) },
    "startIndex": { _ in .number(0) }, "endIndex": { .number(Double($0.count)) },
    "utf8": { .text($0) }, "unicodeScalars": { .text($0) }, "string": { .text($0) },
    "length": { .number(Double($0.count)) },
    "isNumber": { .bool(!$0.isEmpty && $0.allSatisfy(\.isNumber)) },
    "isLetter": { .bool(!$0.isEmpty && $0.allSatisfy(\.isLetter)) },
    "isUppercase": { .bool(!$0.isEmpty && $0.allSatisfy(\.isUppercase)) },
    "isLowercase": { .bool(!$0.isEmpty && $0.allSatisfy(\.isLowercase)) },
    "isWhitespace": { .bool(!$0.isEmpty && $0.allSatisfy(\.isWhitespace)) },
    "isPunctuation": { .bool(!$0.isEmpty && $0.allSatisfy(\.isPunctuation)) },
    "trimmed": { .text($0.trimmed(where: \.isWhitespace)) },
  ]

  /// The text with a capital letter at the beginning of each word, and no others.
  private static func capitalized(_ text: String) -> String {
    var isInWord = false
    return text.map { character in
      defer { isInWord = character.isLetter || character == "'" || character.isNumber }
      return isInWord ? character.lowercased() : character.uppercased()
    }.joined()
  }

  /// The properties of dictionaries, beside those that a record has of its own.
  private static let dictionaries: [String: @Sendable ([(key: Value, value: Value)]) -> Value] = [
    "count": { .number(Double($0.count)) }, "isEmpty": { .bool($0.isEmpty) },
    "keys": { .list($0.map(\.key)) }, "values": { .list($0.map(\.value)) },
  ]

  private static let lists: [String: @Sendable ([Value]) -> Value] = [
    "count": { .number(Double($0.count)) },
    "isEmpty": { .bool($0.isEmpty) },
    "first": { $0.first ?? .nil },
    "last": { $0.last ?? .nil },
    "reversed": { .list($0.reversed()) },
    "startIndex": { _ in .number(0) }, "endIndex": { .number(Double($0.count)) },
    "indices": { .list($0.indices.map { .number(Double($0)) }) },
  ]

  private static let paths: [String: @Sendable ([Int]) -> Value] = [
    "section": { .number(Double($0.first ?? 0)) },
    "row": { .number(Double($0.count > 1 ? $0[1] : 0)) },
    "item": { .number(Double($0.count > 1 ? $0[1] : 0)) },
  ]
}
