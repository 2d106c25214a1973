import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The spelling of names and values, and their quotes.
enum Spelling {
  /// A name without the prefix of Swift's Boolean properties: `hidden` for `isHidden`; nil for a
  /// name without it.
  static func withoutIs(_ name: String) -> String? {
    name.hasPrefix("is") ? name.dropFirst(2).firstLowercased : nil
  }

  /// A kind, role or attribute name.
  static func key(_ name: String) -> String { isWord(name) ? name : quoted(name) }

  /// The value of the attribute `name`, after its colon.
  static func value(_ value: FieldValue, of name: String) -> String {
    guard case .plain(let text) = value else { return self.value(value) }
    if Schema.textAttributes.contains(name) { return quoted(text) }
    if AttributeWords.hasLowercaseBooleans(name), Spelling.isReservedValue(text) {
      return ["yes", "no"].contains(text) ? text : quoted(text)
    }
    return self.value(value)
  }

  /// A value after a colon.
  static func value(_ value: FieldValue) -> String {
    switch value {
    case .plain("YES"): "yes"
    case .plain("NO"): "no"
    case .plain(let text): isBare(text) ? text : quoted(text)
    case .call(let name, let arguments):
      arguments.isEmpty ? name : "\(name)(\(arguments.map(argument).joined(separator: ", ")))"
    }
  }

  /// A value that a call takes.
  static func argument(_ text: String) -> String { isBare(text) ? text : quoted(text) }

  /// A constraint's line, up to its attributes.
  static func equation(_ equation: Equation) -> String {
    var text = "\(equation.first.text) \(equation.relation)"
    let terms = equation.terms
    if let second = terms.second {
      text += " " + second.text
      if let multiplier = terms.multiplier { text += " * " + multiplier }
    }
    if let constant = terms.constant {
      if terms.second == nil {
        text += " " + constant
      } else if constant.hasPrefix("-") {
        text += " - " + constant.dropFirst()
      } else {
        text += " + " + constant
      }
    }
    if terms.isStandard { text += " std" }
    if let priority = terms.priority { text += " @" + priority }
    return text
  }

  /// Whether `word` is a value and never a kind.
  static func isReservedValue(_ word: String) -> Bool { reservedValues.contains(word) }

  private static let reservedValues: Set<String> = [
    "yes", "no", "true", "false", "absent", "YES", "NO",
  ]

  /// The text after the dot or the `#` that `value` begins with.
  static func withoutSign(_ value: String) -> String { String(Substring(value.utf8.dropFirst())) }

  /// Whether `text` contains a dot.
  static func hasPoint(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "."))
  }

  /// `name` in lower case without separators: `Clips to Bounds`, `clips-to-bounds` and
  /// `clipsToBounds` are equal.
  static func plainKey(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// `text` in double quotes, with escapes.
  static func quoted(_ text: String) -> String { StringLiteral.quoted(text) }

  /// Whether `text` is a word as the lexer reads it.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, ByteClass.wordStart.contains(first) else { return false }
    return text.utf8.allSatisfy(ByteClass.wordPart.contains)
  }

  /// Whether `text` may be written as a value without quotes, and reads back as itself.
  static func isBare(_ text: String) -> Bool {
    guard !Spelling.isReservedValue(text) else { return false }
    return isWord(text) || isNumber(text)
  }

  /// Whether `text` begins like a number and continues like a word: `12` and `-0.5`, but not
  /// `16:9`.
  static func isNumber(_ text: String) -> Bool {
    var bytes = text.utf8[...]
    if bytes.first == 0x2D { bytes = bytes.dropFirst() }
    guard let first = bytes.first, 0x30...0x39 ~= first else { return false }
    return bytes.allSatisfy(ByteClass.wordPart.contains)
  }
}
