import BoardwalkBase

/// Parses JSON5 (https://spec.json5.org) and keeps the place of each value, which Foundation's
/// decoder does not report.
struct ConfigurationParser {
  /// The maximum nesting of values; a configuration needs four levels.
  private static let depthLimit = 32

  private let bytes: [UInt8]
  private var offset = 0

  /// The value that `bytes` hold.
  static func parse(_ bytes: [UInt8]) throws(SyntaxError) -> ConfigurationValue {
    var parser = ConfigurationParser(bytes)
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.isAtEnd else { throw parser.unexpected(expected: "the end of the file") }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }
}

/// Values.
extension ConfigurationParser {
  private mutating func value(depth: Int) throws(SyntaxError) -> ConfigurationValue {
    try skipSpace()
    let start = offset
    guard depth < Self.depthLimit else {
      throw SyntaxError("values are nested more than \(Self.depthLimit) deep", at: place)
    }
    let content: ConfigurationValue.Content =
      switch next {
      case "{": .object(try members(depth: depth))
      case "[": .list(try elements(depth: depth))
      case "\"", "'": .text(try text())
      default: try word()
      }
    return ConfigurationValue(content: content, range: start..<offset)
  }

  private mutating func members(
    depth: Int
  ) throws(SyntaxError) -> [ConfigurationValue.Member] {
    var members: [ConfigurationValue.Member] = []
    var keys: Set<String> = []
    offset += 1
    while try !closes(with: "}") {
      let start = offset
      let key = next == "\"" || next == "'" ? try text() : bareKey()
      guard !key.isEmpty else { throw unexpected(expected: "a key") }
      let range = start..<offset
      guard keys.insert(key).inserted else {
        throw SyntaxError("'\(key)' is a duplicate key", at: range)
      }
      try skipSpace()
      try expect(":", after: "'\(key)'")
      members.append(.init(key: key, keyRange: range, value: try value(depth: depth + 1)))
      try separate(before: "}")
    }
    return members
  }

  private mutating func elements(depth: Int) throws(SyntaxError) -> [ConfigurationValue] {
    var elements: [ConfigurationValue] = []
    let start = offset
    offset += 1
    while try !closes(with: "]") {
      elements.append(try value(depth: depth + 1))
      let end = offset
      try skipSpace()
      if next == ":" {
        throw SyntaxError(
          "this list is not closed, or is an object with keys, {...}", at: start..<start + 1)
      }
      offset = end
      try separate(before: "]")
    }
    return elements
  }

  /// A text in single or double quotes.
  private mutating func text() throws(SyntaxError) -> String {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < bytes.count else {
      throw SyntaxError("this text has no closing quote", at: start..<start + 1)
    }
    offset += 1
    guard let text = JSON5Text.text(bytes[start + 1..<offset - 1]) else {
      throw SyntaxError("this text is not valid JSON5", at: start..<offset)
    }
    return text
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(SyntaxError) -> ConfigurationValue.Content {
    let start = offset
    let word = bareKey(and: "+-.")
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .other
    default:
      if let number = JSON5Text.number(word) {
        return Int(exactly: number).map { .number($0) } ?? .other
      }
      offset = start
      guard !word.isEmpty else { throw unexpected(expected: "a value") }
      throw SyntaxError(
        "'\(word)' is not a value: a text needs quotes", at: start..<start + word.utf8.count,
        suggestion: Self.flag(meantBy: word))
    }
  }

  /// The Boolean that was meant by `word`, from another language or misspelled.
  private static func flag(meantBy word: String) -> String? {
    switch word.lowercased() {
    case "yes", "on": "true"
    case "no", "off": "false"
    default: Misspelling(word).closest(in: ["true", "false"])
    }
  }
}

/// Tokens.
extension ConfigurationParser {
  private var isAtEnd: Bool { offset >= bytes.count }

  private var next: Unicode.Scalar? { isAtEnd ? nil : Unicode.Scalar(bytes[offset]) }

  private var place: Range<Int> { min(offset, bytes.count)..<min(offset + 1, bytes.count) }

  /// The letters, digits and signs of a key without quotes, and those of `more`.
  private mutating func bareKey(and more: String = "") -> String {
    let start = offset
    while let next, isPartOfKey(next) || more.unicodeScalars.contains(next) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private func isPartOfKey(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || scalar == "_" || scalar == "$"
  }

  /// Consumes the end of an object or list, if it is the next token.
  private mutating func closes(with close: Unicode.Scalar) throws(SyntaxError) -> Bool {
    try skipSpace()
    guard next == close else { return false }
    offset += 1
    return true
  }

  /// Steps over a comma, which may be missing before `close`. If another line follows, the comma is
  /// missing at the end of this one.
  private mutating func separate(before close: Unicode.Scalar) throws(SyntaxError) {
    let end = offset
    try skipSpace()
    if next == "," {
      offset += 1
    } else if next != close {
      guard bytes[end..<offset].contains(UInt8(ascii: "\n")), !isAtEnd else {
        throw unexpected(expected: "',' or '\(close)'")
      }
      throw SyntaxError("expected ',' or '\(close)' after this value", at: end - 1..<end)
    }
  }

  private mutating func expect(
    _ scalar: Unicode.Scalar, after previous: String
  ) throws(SyntaxError) {
    guard next == scalar else { throw unexpected(expected: "'\(scalar)' after \(previous)") }
    offset += 1
  }

  private func unexpected(expected: String) -> SyntaxError {
    let rest = String(decoding: bytes.dropFirst(offset).prefix(8), as: UTF8.self)
    let found = rest.first.map { "'\($0)'" } ?? "the end of the file"
    return SyntaxError("expected \(expected), found \(found)", at: place)
  }

  /// Steps over white space and comments.
  private mutating func skipSpace() throws(SyntaxError) {
    while let scalar = next {
      let following = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if scalar.value <= 0x20 {
        offset += 1
      } else if scalar == "/", following == UInt8(ascii: "/") {
        while let next, next != "\n" { offset += 1 }
      } else if scalar == "/", following == UInt8(ascii: "*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(SyntaxError) {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw SyntaxError("this comment has no end", at: start..<start + 2)
  }
}
