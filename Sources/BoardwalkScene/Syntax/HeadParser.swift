import BoardwalkBase

/// Reads the heads of statements, one after the other, going on behind each mistake.
struct HeadParser {
  var reader: TokenReader
  let file: SourceFile
  private(set) var errors: [SyntaxError] = []

  /// The word or number that was the value of an attribute last.
  var bareWord: Range<Int>?

  /// Whether a parenthesis was opened and not closed yet.
  var isInParentheses = false

  /// Whether the last head ended on an earlier line than the next token is on.
  private(set) var hasEnded = false

  init(reader: TokenReader, file: SourceFile) {
    self.reader = reader
    self.file = file
  }

  /// Reads all of a head; what is next then ends it.
  mutating func parse(_ statement: inout Statement) {
    hasEnded = false
    let start = reader.range.lowerBound
    do throws(SyntaxError) {
      if isEquation {
        if let error = connectionWithoutArrow() { throw error }
        try equation(&statement)
      } else {
        try object(&statement)
      }
    } catch {
      // What is no statement at all is told as a whole, and nothing of it is read.
      if let line = ForeignLine(at: start, in: file) {
        statement = Statement()
        report(line.error)
        while reader.sort != .end, reader.range.lowerBound < line.end { reader.skip() }
      } else {
        report(foreignWord(in: error) ?? error)
        recover()
      }
    }
    var attributes = AttributeParser()
    while !hasEnded {
      hasEnded = attributes.parse(&self, &statement)
      if hasEnded { break }
      attempt { parser throws(SyntaxError) in try parser.tail(&statement) }
      if isAtEnd { break }
      if reader.sort == .symbol(",") {
        if statement.id != nil {
          report(SyntaxError("the id must follow the last attribute", at: reader.range))
        }
      } else if reader.sort != .symbol("#") {
        report(
          foreignWord(in: SyntaxError("", at: reader.range)) ?? foreignValue(of: &statement)
            ?? (statement.isEquation ? strayInEquation : unquotedText())
            ?? stray)
        recover()
        if isAtEnd { break }
      }
    }
    leadToNamesake(&statement)
  }

  /// Reads a line of attributes of `owner`, in whose braces it stands unless nothing is around it.
  mutating func parseLine(
    _ attributes: inout AttributeParser, _ owner: inout Statement, isInside: Bool
  ) {
    hasEnded = false
    let start = reader.range.lowerBound
    attempt { parser throws(SyntaxError) in try attributes.attribute(&parser, &owner) }
    while !hasEnded {
      hasEnded = attributes.parse(&self, &owner)
      if hasEnded || isAtEnd { break }
      report(unquotedText() ?? stray)
      reader.skip()
      recover()
    }
    guard !isInside else { return }
    let range = start..<max(start, reader.lastEnd)
    report(
      SyntaxError(
        "this attribute is outside of any object; write it after the object: , "
          + "\(file.text(in: range))", at: range))
  }

  /// What comes last: an id, and the text that is all the content.
  private mutating func tail(_ statement: inout Statement) throws(SyntaxError) {
    if reader.sort == .newline, reader.sort(ahead: 1) == .symbol("#"), isIdentifier(at: 1) {
      reader.skip()
    }
    if reader.sort == .symbol("#") {
      let start = reader.range.lowerBound
      let id = try identifier()
      if statement.id != nil || statement.hasField("id") {
        throw SyntaxError("duplicate id", at: start..<reader.lastEnd)
      }
      statement.id = id
    }
    if reader.sort == .symbol("="), statement.isEquation {
      throw SyntaxError("each constraint is on its own line", at: reader.range)
    }
    if reader.takesSymbol("=") { statement.text = try text("the text") }
  }

  // MARK: Going on

  /// Whether nothing more can belong to the head.
  var isAtEnd: Bool {
    switch reader.sort {
    case .symbol("{"), .symbol("}"), .symbol(";"): true
    case let sort: sort.endsStatement
    }
  }

  /// Does what `body` does; where that fails, reports it and steps to where reading can go on.
  mutating func attempt(_ body: (inout HeadParser) throws(SyntaxError) -> Void) {
    do {
      try body(&self)
    } catch {
      report(foreignWord(in: error) ?? error)
      recover()
    }
  }

  mutating func report(_ error: SyntaxError) { errors.append(error) }

  /// Steps to the next comma outside parentheses, to an id, or to the end of the head; out of
  /// parentheses that are not closed, to the next attribute.
  private mutating func recover() {
    var depth = isInParentheses ? 1 : 0
    isInParentheses = false
    while !isAtEnd {
      switch reader.sort {
      case .symbol("("): depth += 1
      case .symbol(")"): depth -= 1
      case .symbol(",") where depth <= 0 || isAttributeNext: return
      case .symbol("#") where depth <= 0 && !isTouching: return
      default: break
      }
      reader.skip()
    }
  }

  /// Whether a word and a colon stand behind the comma that is next.
  private var isAttributeNext: Bool {
    reader.sort(ahead: 1) == .word && reader.sort(ahead: 2) == .symbol(":")
  }
}
