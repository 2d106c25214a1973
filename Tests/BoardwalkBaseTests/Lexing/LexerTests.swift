import BoardwalkBase
import Testing

@Suite("Lexer")
struct LexerTests {
  private func kinds(_ text: String) -> [Token.Value] {
    Lexer.tokens(of: SourceFile(path: "a.flow", text: text)).map(\.value)
  }

  @Test("blocks contain the tokens of a line and of the indented lines below it")
  func blocks() {
    let text = "\u{FEFF}a\n\tb\r\n\n  c\n/* d\ne\n*/ f\ng \"h\"\n  // i\nj /* k\n"
    let file = SourceFile(path: "a.flow", text: text)
    var lexer = Lexer(blocksOf: file)
    var blocks: [[Token]] = []
    while let block = lexer.nextBlock() { blocks.append(block.dropLast()) }
    let tokens = Lexer.tokens(of: file).dropLast()
    #expect(blocks.flatMap { $0 }.map(\.value) == tokens.map(\.value))
    #expect(blocks.flatMap { $0 }.map(\.indentation) == tokens.map(\.indentation))
    let words = blocks.map { $0.compactMap { $0.kind == .newline ? nil : file.text(in: $0.range) } }
    #expect(words == [["a", "b", "c"], ["f"], ["g", "\"h\""], ["j", "/", "*", "k"]])
  }

  @Test("identifiers contain letters, digits, _, - and .")
  func words() {
    #expect(kinds("tap _a-b.c2") == [.word("tap"), .word("_a-b.c2"), .end])
  }

  @Test("an arrow ends an identifier, a single hyphen does not")
  func arrows() {
    #expect(
      kinds("a-b->c-") == [.word("a-b"), .symbol("-"), .symbol(">"), .word("c-"), .end])
    #expect(kinds("a-->b") == [.word("a-"), .symbol("-"), .symbol(">"), .word("b"), .end])
  }

  @Test("numbers may have a sign and a fraction")
  func numbers() {
    #expect(kinds("1 -2 0.5") == [.number(1), .number(-2), .number(0.5), .end])
  }

  @Test("a number with two decimal points is an identifier, so that messages can quote it")
  func oddNumber() {
    #expect(kinds("1.2.3") == [.word("1.2.3"), .end])
  }

  @Test("a single hyphen is a symbol")
  func dash() {
    #expect(kinds("- a") == [.symbol("-"), .word("a"), .end])
  }

  @Test("comments and white space separate tokens")
  func comments() {
    #expect(kinds("a // b\n\tc") == [.word("a"), .newline, .word("c"), .end])
  }

  @Test("any other character is one symbol, however many bytes it has")
  func symbols() {
    #expect(kinds(",›😀") == [.symbol(","), .symbol("›"), .symbol("😀"), .end])
  }

  @Test(
    "string literals have Swift's escapes",
    arguments: [
      (#""a b""#, "a b"), (#""\n\t\r\0""#, "\n\t\r\0"), (#""\"\'\\""#, "\"'\\"),
      (#""\u{1F600}""#, "😀"), ("\"日本\"", "日本"), ("\"\"", ""),
    ])
  func strings(source: String, value: String) {
    #expect(kinds(source) == [.string(value), .end])
  }

  @Test(
    "unterminated strings and unknown escapes are malformed tokens",
    arguments: ["\"a", "\"a\nb", #""\q""#, #""\u{110000}""#, #""\u{}""#, #""\u{41""#, "\"\\"])
  func malformedStrings(source: String) {
    guard case .malformedString = kinds(source).first else {
      Issue.record("\(source) is read as \(kinds(source))")
      return
    }
  }

  @Test("tokens have byte ranges and line indentation")
  func ranges() {
    let tokens = Lexer.tokens(of: SourceFile(path: "a.flow", text: "a\n  \"b\" c"))
    #expect(tokens.map(\.range) == [0..<1, 1..<2, 4..<7, 8..<9, 9..<9])
    #expect(tokens.map(\.indentation) == [0, nil, 2, nil, nil])
  }

  @Test("arbitrary bytes yield ordered tokens inside the file", arguments: 0..<64)
  func anyBytes(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let bytes = (0..<200).map { _ -> UInt8 in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
    let tokens = Lexer.tokens(of: SourceFile(path: "a.flow", bytes: bytes))
    #expect(tokens.last?.value == .end)
    for (first, second) in zip(tokens, tokens.dropFirst()) {
      #expect(first.range.upperBound <= second.range.lowerBound)
    }
    #expect(tokens.allSatisfy { $0.range.upperBound <= bytes.count })
  }
}

@Suite("Lexer: comments and line breaks")
struct LexerCommentTests {
  private func kinds(_ text: String) -> [Token.Value] {
    Lexer.tokens(of: SourceFile(path: "a.scene", text: text), keepingComments: true).map(\.value)
  }

  @Test("comments are preserved on request")
  func kept() {
    #expect(kinds("a // b\n") == [.word("a"), .comment("// b"), .newline, .end])
    #expect(kinds("/* a\n*/ b") == [.comment("/* a\n*/"), .word("b"), .end])
  }

  @Test("an unterminated comment is not a comment")
  func open() {
    #expect(kinds("/* a") == [.symbol("/"), .symbol("*"), .word("a"), .end])
    #expect(kinds("/*/") == [.symbol("/"), .symbol("*"), .symbol("/"), .end])
  }

  @Test("a byte order mark is not part of the text")
  func byteOrderMark() { #expect(kinds("\u{FEFF}a") == [.word("a"), .end]) }

  @Test("an arrow ends an identifier")
  func arrow() {
    #expect(kinds("a->b") == [.word("a"), .symbol("-"), .symbol(">"), .word("b"), .end])
  }

  @Test("an unterminated string leaves the brace at the end of its line")
  func brace() {
    let found = kinds("\"a {\n")
    #expect(found.dropFirst() == [.symbol("{"), .newline, .end])
  }

  @Test("an unknown escape is reported at its position and does not consume the line break")
  func escape() {
    guard case .malformedString(_, let range) = kinds("\"ab\\q\"").first else {
      Issue.record("no malformed text")
      return
    }
    #expect(range == 3..<5)
    #expect(kinds("\"\\\nb").dropFirst() == [.newline, .word("b"), .end])
  }

  @Test("messages can quote a number that is out of range")
  func hugeNumber() {
    let tokens = Lexer.tokens(
      of: SourceFile(path: "a.scene", text: String(repeating: "9", count: 400)))
    #expect(!tokens[0].displayName.isEmpty)
  }
}
