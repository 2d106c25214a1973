import BoardwalkBase

/// The tokens of one source file, and which brackets belong together.
struct CodeTokens: Sendable {
  let file: SourceFile
  let language: CodeLanguage
  let tokens: [CodeToken]

  /// For an opening bracket the index of the closing one, or of the end if it is unclosed.
  private let partners: [Int32]

  /// The macros for string literals.
  let macros: [(name: String, text: String)]

  /// Whether every bracket, comment and text that begins also ends.
  let isBalanced: Bool

  /// The tokens of `file`, whose words are numbered by `words` and texts by `texts`.
  init(_ file: SourceFile, _ language: CodeLanguage, words: inout WordTable, texts: inout WordTable)
  {
    var lexer = CodeLexer(file, language, words: words, texts: texts)
    // The lexer holds the only copies while it works, so that nothing is copied.
    words = WordTable.none
    texts = WordTable.none
    lexer.run()
    words = lexer.words
    texts = lexer.texts
    self.file = file
    self.language = language
    tokens = lexer.tokens
    macros = lexer.macros
    let (partners, isBalanced) = Self.match(lexer.tokens)
    self.partners = partners
    self.isBalanced = isBalanced && !lexer.isCutOff
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  subscript(place: Int) -> CodeToken { tokens[place] }

  /// The keyword at `place`, if there is one.
  func keyword(_ place: Int) -> Keyword? {
    guard place >= 0, place < tokens.count, tokens[place].kind == .word,
      Int(tokens[place].word) < Keyword.byNumber.count
    else { return nil }
    return Keyword.byNumber[Int(tokens[place].word)]
  }

  /// The label of an identifier at `place`, if there is one.
  func label(_ place: Int) -> IdentifierLabel? {
    guard place >= 0, place < tokens.count, tokens[place].kind == .word else { return nil }
    let number = Int(tokens[place].word) - Keyword.byNumber.count
    return Self.labels.indices.contains(number) ? Self.labels[number] : nil
  }

  private static let labels = IdentifierLabel.allCases

  /// Whether the symbol at `place` is `character`.
  func isSymbol(_ character: Unicode.Scalar, at place: Int) -> Bool {
    place >= 0 && place < tokens.count && tokens[place].kind == .symbol
      && tokens[place].symbol == UInt8(ascii: character)
  }

  /// Whether the symbol at `place` is one of `characters`.
  func isSymbol(in characters: String, at place: Int) -> Bool {
    place >= 0 && place < tokens.count && tokens[place].kind == .symbol
      && characters.utf8.contains(tokens[place].symbol)
  }

  /// Whether there is an identifier or keyword at `place`.
  func isWord(_ place: Int) -> Bool {
    guard place >= 0, place < tokens.count else { return false }
    return tokens[place].kind == .word || tokens[place].kind == .quotedWord
  }

  /// The word at `place`; nil if there is none.
  func word(_ place: Int) -> String? {
    isWord(place) ? file.text(in: tokens[place].range) : nil
  }

  /// The bytes of the tokens in `places`, blanks between them included.
  func text(of places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last, last < tokens.count else { return "" }
    return file.text(in: tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// The position of the bracket that closes the one at `place`.
  func closing(_ place: Int) -> Int { Int(partners[place]) }

  /// The places between the bracket that opens at `place` and the one that closes it.
  func inside(_ place: Int) -> Range<Int> { place + 1..<closing(place) }

  /// The places of the first two uses of `name` in the brackets at `opening`, besides labels. A
  /// body may use one name many times: it is not searched to its end for each.
  func firstUses(of name: String, inBracketsAt opening: Int) -> [Int] {
    Array(
      inside(opening).lazy.filter { word($0) == name && !isSymbol(":", at: $0 + 1) }.prefix(2))
  }

  /// The bytes between the bracket that opens at `place` and the one that closes it.
  func bytes(inBracketsAt place: Int) -> Range<Int> {
    let start = tokens[place].range.upperBound
    let closing = closing(place)
    let end = closing < count ? tokens[closing].range.lowerBound : file.bytes.count
    return start..<max(start, end)
  }

  /// The place after the token, or after the brackets, at `place`.
  func next(after place: Int) -> Int {
    isOpening(place) ? min(closing(place) + 1, tokens.count) : place + 1
  }

  /// The place of the next comma between `start` and `end`, outside of brackets that open there;
  /// `end` without one.
  func commaOrEnd(from start: Int, before end: Int) -> Int {
    var place = start
    while place < end, !isSymbol(",", at: place) { place = next(after: place) }
    return min(place, end)
  }

  /// Whether a bracket opens at `place`.
  func isOpening(_ place: Int) -> Bool {
    isSymbol("{", at: place) || isSymbol("(", at: place) || isSymbol("[", at: place)
  }

  /// Braces take precedence: brackets that are open when a brace closes stay unclosed.
  private static func match(_ tokens: [CodeToken]) -> ([Int32], Bool) {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    var isBalanced = true
    for (place, token) in tokens.enumerated() where token.kind == .symbol {
      switch token.symbol {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open.append(place)
      case UInt8(ascii: "}"):
        while let last = open.popLast() {
          partners[last] = Int32(place)
          if tokens[last].symbol == UInt8(ascii: "{") { break }
          isBalanced = false
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        let opening = token.symbol == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard let last = open.last, tokens[last].symbol == opening else {
          isBalanced = false
          continue
        }
        partners[last] = Int32(place)
        open.removeLast()
      default: continue
      }
    }
    for place in open { partners[place] = Int32(tokens.count) }
    return (partners, isBalanced && open.isEmpty)
  }
}

extension WordTable {
  /// A placeholder while the table is moved elsewhere.
  fileprivate static let none = WordTable()
}
