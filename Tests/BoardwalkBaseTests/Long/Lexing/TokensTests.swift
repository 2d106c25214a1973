import BoardwalkBase
import Testing

@Suite("Tokens")
struct TokensTests {
  private func tokens(_ text: String) -> Tokens {
    Lexer.tokens(of: SourceFile(path: "a.scene", text: text), keepingComments: true)
  }

  @Test("tokens of one kind can be filtered out, and the others keep their order")
  func takeAll() {
    var tokens = tokens("a // b\n/* c */ d")
    let comments = tokens.takeAll(.comment)
    #expect(comments.map(\.value) == [.comment("// b"), .comment("/* c */")])
    #expect(tokens.map(\.value) == [.word("a"), .newline, .word("d"), .end])
    let none = tokens.takeAll(.comment)
    #expect(none.isEmpty && tokens.count == 4)
  }

  @Test("the kind of a token is that of its value")
  func sorts() {
    let tokens = tokens("a 1 1.5 1.2.3 \"b\" \"\\n\" \"\\q\" , › // c\n")
    let sorts: [Token.Kind] = [
      .word, .number, .number, .word, .string, .string, .malformedString, .symbol(","),
      .otherSymbol, .comment, .newline, .end,
    ]
    #expect(tokens.map(\.kind) == sorts)
    #expect(tokens[5].value == .string("\n"))
  }

  @Test(
    "numeric tokens are numbers as Swift parses them",
    arguments: ["0", "-0", "12", "5.", "-5.25", "007", "1e5", "9999999999999999999999"])
  func numbers(text: String) {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    #expect(tokens(text).first?.value == Double(digits).map(Token.Value.number))
  }

  @Test("an identifier is compared as a whole")
  func words() {
    var reader = TokenReader(tokens("xy x"))
    #expect(!reader.consume(word: "x") && !reader.isNext("xyz"))
    #expect(reader.consume(word: "xy") && reader.consume(word: "x") && reader.isAtEnd)
  }
}
