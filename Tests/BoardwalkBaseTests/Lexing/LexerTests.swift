import BoardwalkBase
import Testing

@Suite("Lexer")
struct LexerTests {
  private func kinds(_ text: String) -> [Token.Kind] {
    Lexer.tokens(of: SourceFile(path: "a.flow", text: text)).map(\.kind)
  }

  @Test("blocks have the file's tokens: a line, and the indented lines below it")
  func blocks() {
    let text = "\u{FEFF}a\n\tb\r\n\n  c\n/* d\ne\n*/ f\ng \"h\"\n  // i\nj /* k\n"
    let file = SourceFile(path: "a.flow", text: text)
    var lexer = Lexer(blocksOf: file)
    var blocks: [[Token]] = []
    while let block = lexer.nextBlock() { blocks.append(block.dropLast()) }
    let tokens = Lexer.tokens(of: file).dropLast()
    #expect(blocks.flatMap { $0 }.map(\.kind) == tokens.map(\.kind))
    #expect(blocks.flatMap { $0 }.map(\.indentation) == tokens.map(\.indentation))
    let words = blocks.map { $0.compactMap { $0.kind == .newline ? nil : file.text(in: $0.range) } }
    #expect(words == [["a", "b", "c"], ["f"], ["g", "\"h\""], ["j", "/", "*", "k"]])
  }

  @Test("words hold letters, digits, _, - and .")
  func words() {
    #expect(kinds("tap _a-b.c2") == [.word("tap"), .word("_a-b.c2"), .end])
  }

  @Test("an arrow ends a word, a dash alone does not")
  func arrows() {
    #expect(
      kinds("a-b->c-") == [.word("a-b"), .symbol("-"), .symbol(">"), .word("c-"), .end])
    #expect(kinds("a-->b") == [.word("a-"), .symbol("-"), .symbol(">"), .word("b"), .end])
  }

  @Test("numbers may have a sign and a fraction")
  func numbers() {
    #expect(kinds("1 -2 0.5") == [.number(1), .number(-2), .number(0.5), .end])
  }

  @Test("a number with two points is a word, so that messages can quote it")
  func oddNumber() {
    #expect(kinds("1.2.3") == [.word("1.2.3"), .end])
  }

  @Test("a dash alone is a symbol")
  func dash() {
    #expect(kinds("- a") == [.symbol("-"), .word("a"), .end])
  }

  @Test("comments and blanks lie between tokens")
  func comments() {
    #expect(kinds("a // b\n\tc") == [.word("a"), .newline, .word("c"), .end])
  }

  @Test("any other character is a symbol of its own, however many bytes it has")
  func symbols() {
    #expect(kinds(",›😀") == [.symbol(","), .symbol("›"), .symbol("😀"), .end])
  }

  @Test(
    "texts have Swift's escapes",
    arguments: [
      (#""a b""#, "a b"), (#""\n\t\r\0""#, "\n\t\r\0"), (#""\"\'\\""#, "\"'\\"),
      (#""\u{1F600}""#, "😀"), ("\"日本\"", "日本"), ("\"\"", ""),
    ])
  func strings(source: String, value: String) {
    #expect(kinds(source) == [.string(value), .end])
  }

  @Test(
    "texts that do not end, or have unknown escapes, are malformed and end all the same",
    arguments: ["\"a", "\"a\nb", #""\q""#, #""\u{110000}""#, #""\u{}""#, #""\u{41""#, "\"\\"])
  func malformedStrings(source: String) {
    guard case .malformedString = kinds(source).first else {
      Issue.record("\(source) is read as \(kinds(source))")
      return
    }
  }

  @Test("tokens cover their bytes, and know how far a line is indented")
  func ranges() {
    let tokens = Lexer.tokens(of: SourceFile(path: "a.flow", text: "a\n  \"b\" c"))
    #expect(tokens.map(\.range) == [0..<1, 1..<2, 4..<7, 8..<9, 9..<9])
    #expect(tokens.map(\.indentation) == [0, nil, 2, nil, nil])
  }

  @Test("any bytes give tokens in order, inside the file", arguments: 0..<64)
  func anyBytes(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let bytes = (0..<200).map { _ -> UInt8 in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
    let tokens = Lexer.tokens(of: SourceFile(path: "a.flow", bytes: bytes))
    #expect(tokens.last?.kind == .end)
    for (first, second) in zip(tokens, tokens.dropFirst()) {
      #expect(first.range.upperBound <= second.range.lowerBound)
    }
    #expect(tokens.allSatisfy { $0.range.upperBound <= bytes.count })
  }
}

@Suite("Lexer: comments and line breaks")
struct LexerCommentTests {
  private func kinds(_ text: String) -> [Token.Kind] {
    Lexer.tokens(of: SourceFile(path: "a.scene", text: text), keepingComments: true).map(\.kind)
  }

  @Test("comments are kept as they are written, where they are asked for")
  func kept() {
    #expect(kinds("a // b\n") == [.word("a"), .comment("// b"), .newline, .end])
    #expect(kinds("/* a\n*/ b") == [.comment("/* a\n*/"), .word("b"), .end])
  }

  @Test("a comment that does not end is no comment")
  func open() {
    #expect(kinds("/* a") == [.symbol("/"), .symbol("*"), .word("a"), .end])
    #expect(kinds("/*/") == [.symbol("/"), .symbol("*"), .symbol("/"), .end])
  }

  @Test("a byte-order mark is none of the text")
  func byteOrderMark() { #expect(kinds("\u{FEFF}a") == [.word("a"), .end]) }

  @Test("an arrow ends a word")
  func arrow() {
    #expect(kinds("a->b") == [.word("a"), .symbol("-"), .symbol(">"), .word("b"), .end])
  }

  @Test("a text without an end leaves the brace at the end of its line")
  func brace() {
    let found = kinds("\"a {\n")
    #expect(found.dropFirst() == [.symbol("{"), .newline, .end])
  }

  @Test("an unknown escape is found at its place, and does not swallow the line end")
  func escape() {
    guard case .malformedString(_, let range) = kinds("\"ab\\q\"").first else {
      Issue.record("no malformed text")
      return
    }
    #expect(range == 3..<5)
    #expect(kinds("\"\\\nb").dropFirst() == [.newline, .word("b"), .end])
  }

  @Test("a number beyond all bounds can be quoted in a message")
  func hugeNumber() {
    let tokens = Lexer.tokens(
      of: SourceFile(path: "a.scene", text: String(repeating: "9", count: 400)))
    #expect(!tokens[0].words.isEmpty)
  }
}
