import BoardwalkLanguage
import BoardwalkSource

/// Reads statements, going on behind each mistake.
struct StatementParser {
  private var reader: TokenReader
  let file: SourceFile
  private(set) var findings: [Finding] = []
  private var depth = 0

  /// How many braces may be open; real documents have 28 levels.
  static let deepest = 900

  init(_ file: SourceFile) {
    self.file = file
    reader = TokenReader(Lexer.tokens(of: file, keepingComments: true))
  }

  /// All statements of the file, and what is wrong with it.
  static func parse(_ file: SourceFile) -> (statements: [Statement], findings: [Finding]) {
    var parser = StatementParser(file)
    let statements = parser.block(closing: nil)
    return (statements, parser.findings)
  }

  /// Reads statements up to the brace that closes the one at `opening`, or to the end of the file.
  private mutating func block(closing opening: Range<Int>?) -> [Statement] {
    var statements: [Statement] = []
    var trivia = Trivia()
    var newlines = 0
    while true {
      let token = reader.next
      switch token.kind {
      case .newline:
        reader.take()
        newlines += 1
        if newlines > 1, trivia.comments.isEmpty { trivia.hasEmptyLine = true }
        continue
      case .comment(let text):
        trivia.comments.append(text)
        reader.take()
      case .end:
        if let opening { report(SyntaxError("close this brace", at: opening)) }
        return statements
      case .symbol("}"):
        reader.take()
        if opening != nil { return statements }
        report(SyntaxError("remove this brace: nothing is open here", at: token.range))
      default:
        var statement = self.statement()
        statement.trivia = trivia
        statements.append(statement)
        trivia = Trivia()
      }
      newlines = 0
    }
  }

  private mutating func statement() -> Statement {
    let start = reader.next.range.lowerBound
    var statement = Statement("")
    do {
      try head(&statement)
    } catch {
      report(error)
      skipHead()
    }
    statement.range = start..<max(start, reader.next.range.lowerBound)
    if case .symbol("{") = reader.next.kind {
      let brace = reader.take().range
      depth += 1
      if depth > Self.deepest {
        report(SyntaxError("flatten the scene: braces are nested too deep", at: brace))
        while reader.next.kind != .end { reader.take() }
      }
      statement.body = block(closing: brace)
      depth -= 1
    }
    endLine()
    return statement
  }

  private mutating func head(_ statement: inout Statement) throws(SyntaxError) {
    var head = HeadParser(reader: reader, file: file)
    defer { reader = head.reader }
    try head.parse(&statement)
  }

  /// Steps to the brace that opens a body, or to the end of the line.
  private mutating func skipHead() {
    while !reader.next.endsStatement {
      if reader.next.kind == .symbol("{") || reader.next.kind == .symbol("}") { return }
      reader.take()
    }
  }

  /// A statement ends with its line, or before the brace that closes the one around it.
  private mutating func endLine() {
    if case .comment = reader.next.kind { return }
    guard !reader.next.endsStatement, reader.next.kind != .symbol("}") else { return }
    report(SyntaxError("end the line before \(reader.next.words)", at: reader.next.range))
    skipHead()
  }

  private mutating func report(_ error: SyntaxError) {
    let fixIt = error.suggestion.map {
      FixIt("write \($0)", replace: error.range, with: $0)
    }
    findings.append(
      Finding("malformed-scene", .error, error.message, at: error.range, fixIt: fixIt))
  }
}
