import BoardwalkBase
import Testing

@Suite("String escapes")
struct TextEscapeTests {
  private func first(_ source: String) throws -> Token {
    try #require(Lexer.tokens(of: SourceFile(path: "a.scene", text: source)).first)
  }

  @Test(
    "escaped text reads back unchanged",
    arguments: [
      "", "plain", "größe 🧺", "\"", "\\", "\\n", "\n\t\r\0", "a\u{7}b", "\u{7F}\u{80}\u{A0}",
      "\u{200B}\u{200D}\u{200F}", "\u{2028}\u{2029}", "\u{202E}abc\u{202C}", "\u{2066}a\u{2069}",
      "\u{FEFF}", "e\u{301}", "\u{E9}", "👩‍👩‍👧‍👦", "\\(value)", "\\u{41}", "日本 \u{10FFFF}", "{", "//",
      " a ", "'",
    ])
  func roundTrip(_ text: String) throws {
    let quoted = StringLiteral.quoted(text)
    let token = try first(quoted)
    #expect(token.value == .string(text))
    #expect(token.range == 0..<quoted.utf8.count)
    guard case .string(let read) = token.value else { return }
    // Texts that look alike are not the same.
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "invisible characters are escaped by code point",
    arguments: [
      0x0, 0x1B, 0x7F, 0x85, 0xA0, 0xAD, 0x61C, 0x200B, 0x200D, 0x200E, 0x2028, 0x2029, 0x202A,
      0x202E, 0x2060, 0x2066, 0x2069, 0xFEFF,
    ])
  func invisible(_ code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let number = String(code, radix: 16, uppercase: true)
    #expect(StringLiteral.quoted("a\(scalar)b") == "\"a\\u{\(number)}b\"")
  }

  @Test(
    "visible characters are not escaped", arguments: ["é", "ß", "日", "🧺", "‑", "…", "ך"])
  func visible(_ text: String) {
    #expect(StringLiteral.quoted(text) == "\"\(text)\"")
  }

  @Test(
    "unknown escapes are reported, each with its two characters",
    arguments: [
      "\\q", "\\u", "\\u{}", "\\u{+41}", "\\u{-41}", "\\u{D800}", "\\u{110000}", "\\u{41",
      "\\u{ 41}", "\\u{0000000041}", "\\x41", "\\N", "\\ ",
    ])
  func unknown(_ escape: String) throws {
    let token = try first("\"ä\(escape) z\"")
    guard case .malformedString(_, let range) = token.value else {
      Issue.record("\(escape) is read as \(token.value)")
      return
    }
    #expect(range == 3..<5)
    #expect(token.range.upperBound == "\"ä\(escape) z\"".utf8.count)
  }

  @Test(
    "code points may have one to eight hexadecimal digits in either case",
    arguments: [("41", "A"), ("0041", "A"), ("00000041", "A"), ("1f9fA", "\u{1F9FA}"), ("0", "\0")])
  func numbers(_ digits: String, _ text: String) throws {
    #expect(try first("\"\\u{\(digits)}\"").value == .string(text))
  }
}
