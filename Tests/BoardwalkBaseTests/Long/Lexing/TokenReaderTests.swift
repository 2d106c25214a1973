import BoardwalkBase
import Testing

@Suite("Token reader")
struct TokenReaderTests {
  private func reader(_ text: String) -> TokenReader {
    TokenReader(Lexer.tokens(of: SourceFile(path: "a.flow", text: text)))
  }

  @Test("reading past the end keeps returning the end token")
  func end() {
    var reader = reader("")
    for _ in 0..<3 {
      let token = reader.take()
      #expect(token.value == .end)
    }
    #expect(reader.isAtEnd)
  }

  @Test("words and symbols are consumed only when they are next")
  func takes() {
    var reader = reader("tap ,")
    let taken = [
      reader.consume(word: "back"), reader.consume(word: "tap"), reader.consume(symbol: ";"),
      reader.consume(symbol: ","),
    ]
    #expect(taken == [false, true, false, true])
    #expect(reader.next.value == .end)
  }

  @Test("an identifier in place of a string gets a fix-it with quotes")
  func unquoted() {
    var reader = reader("Save")
    let error = #expect(throws: SyntaxError.self) { _ = try reader.string("the title") }
    #expect(error?.message == "expected the title in double quotes")
    #expect(error?.suggestion == "\"Save\"")
    #expect(error?.range == 0..<4)
  }

  @Test("other tokens in place of a string are rejected, malformed strings for their own reason")
  func noText() {
    var symbol = reader(",")
    #expect(throws: SyntaxError("expected the title in double quotes", at: 0..<1)) {
      try symbol.string("the title")
    }
    var open = reader("\"a")
    #expect(
      throws: SyntaxError("unterminated string", at: 0..<2)
    ) { try open.string("the title") }
  }

  @Test("a missing number is reported")
  func number() throws {
    var good = reader("2.5")
    let number = try good.number("the width")
    #expect(number == 2.5)
    var bad = reader("x")
    #expect(throws: SyntaxError("expected a number for the width, not 'x'", at: 0..<1)) {
      try bad.number("the width")
    }
  }

  @Test("a statement ends with its line")
  func statement() throws {
    var good = reader("\n")
    try good.endStatement()
    #expect(good.isAtEnd)
    var bad = reader("more")
    #expect(throws: SyntaxError("expected the end of the line before 'more'", at: 0..<4)) {
      try bad.endStatement()
    }
  }

  @Test("skipping a line stops after it")
  func skip() {
    var reader = reader("a b c\nd")
    reader.skipLine()
    let word = reader.takeWord()
    #expect(word == "d")
    reader.skipLine()
    #expect(reader.isAtEnd)
  }
}
