import BoardwalkBase
import BoardwalkTestSupport
import Testing

@testable import BoardwalkBase

/// Laws that hold of every text, made here of pieces that mean something to the lexer.
@Suite("Lexer laws")
struct LexerLawTests {
  private static let pieces = [
    "a", "view-1.x", "_", "12", "-3.5", "1.2.3", "\"b\"", "\"\\n\"", "\"\\(c)\"", "\"\\q\"", "\"",
    "->", "{", "}", ",", "›", "ä", "🧺", " ", "\t", "\n", "\r\n", "// d", "/* e */", "/*", "*/",
    "\\",
  ]

  /// A text of thirty pieces that follows from `seed`, none of which holds one of `unwanted`.
  private func text(_ seed: UInt64, without unwanted: String...) -> String {
    let pieces = Self.pieces.filter { piece in !unwanted.contains { piece.contains($0) } }
    var random = SeededGenerator(seed: seed)
    return (0..<30).map { _ in pieces[random.number(below: pieces.count)] }.joined()
  }

  private func tokens(
    _ text: String, keepingComments: Bool = false, readingTemplates: Bool = false
  ) -> Tokens {
    Lexer.tokens(
      of: SourceFile(path: "a.scene", text: text), keepingComments: keepingComments,
      readingTemplates: readingTemplates)
  }

  @Test("the lexer skips only white space and comments", arguments: UInt64(0)..<100)
  func coverage(_ seed: UInt64) {
    let bytes = Array(text(seed).utf8)
    var end = 0
    for token in tokens(text(seed), keepingComments: true) {
      #expect(bytes[end..<token.range.lowerBound].allSatisfy { " \t\r".utf8.contains($0) })
      end = token.range.upperBound
    }
    #expect(end == bytes.count)
  }

  @Test("preserving comments does not change the other tokens", arguments: UInt64(0)..<100)
  func comments(_ seed: UInt64) {
    let text = text(seed)
    var kept = tokens(text, keepingComments: true)
    _ = kept.takeAll(.comment)
    let without = tokens(text)
    #expect(kept.map(\.value) == without.map(\.value))
    #expect(kept.map(\.range) == without.map(\.range))
  }

  @Test("lexing from a line start matches lexing the whole text", arguments: UInt64(0)..<100)
  func lines(_ seed: UInt64) {
    // What is left open would change what follows.
    let first = text(seed, without: "/*", "*/", "\"") + "\n"
    let second = text(~seed)
    let whole = tokens(first + second)
    #expect(whole.map(\.kind) == tokens(first).dropLast().map(\.kind) + tokens(second).map(\.kind))
  }

  @Test("interpolation affects only the tokens of strings", arguments: UInt64(0)..<100)
  func templates(_ seed: UInt64) {
    let plain = text(seed, without: "\\(")
    let tokens = (tokens(plain), tokens(plain, readingTemplates: true))
    #expect(tokens.0.map(\.value) == tokens.1.map(\.value))
  }

  @Test(
    "each token knows its line start and its indentation",
    arguments: UInt64(0)..<100)
  func indentation(_ seed: UInt64) {
    let text = text(seed)
    let bytes = Array(text.utf8)
    for token in tokens(text, keepingComments: true) {
      let start = token.range.lowerBound
      let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard let indentation = token.indentation else { continue }
      // A comment may reach over several lines: what follows it is not the first of its own.
      #expect(indentation >= start - lineStart)
    }
  }

  @Test("thousands of unterminated comments are lexed in linear time")
  func openComments() {
    let tokens = tokens(String(repeating: "/* a\n", count: 20_000))
    #expect(tokens.count == 4 * 20_000 + 1)
  }
}
