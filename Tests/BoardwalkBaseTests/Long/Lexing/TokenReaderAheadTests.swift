import BoardwalkBase
import Testing

@testable import BoardwalkBase

@Suite("Token lookahead")
struct TokenReaderAheadTests {
  private func reader(_ text: String) -> TokenReader {
    TokenReader(
      Lexer.tokens(of: SourceFile(path: "a.behavior", text: text), readingTemplates: true))
  }

  @Test("lookahead matches the next token and consumes nothing")
  func peeking() {
    var reader = reader("set a.b = \"c\" // d\n  12")
    var ahead: [(Token, Token.Kind, Range<Int>)] = []
    for distance in 0..<6 {
      ahead.append(
        (reader.peek(distance), reader.kind(ahead: distance), reader.range(ahead: distance)))
    }
    for (token, sort, range) in ahead {
      #expect(reader.kind == sort && reader.range == range)
      let taken = reader.take()
      #expect(taken.value == token.value && taken.range == token.range)
      #expect(reader.lastEnd == token.range.upperBound)
    }
  }

  @Test("lookahead stops at the end")
  func end() {
    let reader = reader("a")
    for distance in [1, 2, 1_000_000] {
      #expect(reader.peek(distance).value == .end)
      #expect(reader.kind(ahead: distance) == .end)
      #expect(reader.range(ahead: distance) == 1..<1)
    }
  }

  @Test("a reader for an interpolation reads only its value, at its position in the file")
  func values() throws {
    let reader = reader("x \"\\(count + 1) items\"")
    guard case .template(let parts) = reader.peek(1).value, case .value(let range) = parts.first
    else {
      Issue.record("no value")
      return
    }
    var inner = reader.reader(of: range)
    let tokens = (0..<4).map { _ in inner.take() }
    #expect(tokens.map(\.value) == [.word("count"), .symbol("+"), .number(1), .end])
    #expect(tokens.first?.range == 5..<10 && tokens.last?.range == 14..<14)
    #expect(inner.isAtEnd)
  }

  @Test("lookahead reports the indentation of a line")
  func indentation() {
    var reader = reader("a\n    b c")
    #expect(reader.indentation == 0)
    reader.skipLine()
    #expect(reader.indentation == 4)
    reader.skip()
    #expect(reader.indentation == nil)
  }

  @Test(
    "lookahead quotes the next token in a message",
    arguments: [
      ("a", "'a'"), ("12", "12"), ("-0.5", "-0.5"), ("\"b\"", "\"b\""), ("{", "'{'"), ("›", "'›'"),
      ("\n", "the end of the line"), ("", "the end of the file"), ("\"b", "a malformed text"),
      ("\"\\(b)\"", "\"\\(b)\""),
    ])
  func words(_ text: String, _ words: String) {
    #expect(reader(text).next.displayName == words)
  }

  @Test("a malformed string in place of a statement's end is rejected for its own reason")
  func malformed() {
    var reader = reader("\"\\q\"")
    let error = #expect(throws: SyntaxError.self) { try reader.endStatement() }
    #expect(error?.range == 1..<3)
    #expect(error?.message.contains("escape") == true)
  }
}
