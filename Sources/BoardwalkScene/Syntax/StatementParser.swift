import BoardwalkLanguage
import BoardwalkSource

/// Reads statements, going on behind each mistake.
struct StatementParser {
  private var reader: TokenReader
  private var comments: CommentQueue
  private var braces = BraceBalance()
  private var indentation = 0
  private(set) var errors: [SyntaxError] = []
  let file: SourceFile

  /// How many braces may be open; real documents have 28 levels.
  static let deepest = 900

  private init(_ file: SourceFile) {
    self.file = file
    var tokens = Lexer.tokens(of: file, keepingComments: true)
    comments = CommentQueue(takenFrom: &tokens)
    reader = TokenReader(tokens)
  }

  /// All statements of the file, and what is wrong with its syntax.
  static func parse(_ file: SourceFile) -> (statements: [Statement], findings: [Finding]) {
    let scene = read(file)
    return (scene.statements, scene.findings)
  }

  /// All statements of the file, the comments behind the last one, and what is wrong with its
  /// syntax.
  static func read(_ file: SourceFile) -> SceneSyntax {
    var parser = StatementParser(file)
    var scene = SceneSyntax()
    (scene.statements, scene.closing) = parser.block()
    let errors = EncodingCheck.errors(in: file) + parser.errors
    scene.findings = errors.map(\.sceneFinding)
    return scene
  }

  /// Reads statements up to the brace that closes the one before, or to the end of the file; gives
  /// them, and the comments behind the last.
  private mutating func block() -> (statements: [Statement], closing: [String]) {
    let depth = braces.depth
    var statements: [Statement] = []
    var pending = PendingTrivia()
    var previousIndentation = Int.max
    while true {
      let token = reader.next
      indentation = token.indentation ?? indentation
      while let comment = comments.next(before: token.range.lowerBound) { pending.add(comment) }
      switch token.kind {
      case .newline:
        reader.take()
        pending.endLine()
      case .end:
        while let comment = comments.next(before: .max) { pending.add(comment) }
        errors += braces.end()
        return (statements, pending.closing)
      case .symbol("}"):
        reader.take()
        if let error = braces.close(token) { errors.append(error) }
        if depth > 0 { return (statements, pending.closing) }
      default:
        pending.settle()
        if let indentation = token.indentation, indentation > previousIndentation,
          let previous = statements.last, previous.body.isEmpty
        {
          braces.missOpening(at: previous.range.upperBound)
        }
        previousIndentation = token.indentation ?? .max
        statements.append(statement(below: pending))
        pending = PendingTrivia()
      }
    }
  }

  private mutating func statement(below pending: PendingTrivia) -> Statement {
    let start = reader.next.range.lowerBound
    let indentation = indentation
    var statement = Statement("")
    var head = HeadParser(reader: reader, file: file)
    head.parse(&statement)
    reader = head.reader
    errors += head.errors
    statement.range = start..<max(start, reader.lastEnd)
    statement.trivia.hasEmptyLine = pending.hasEmptyLine
    statement.trivia.comments = pending.comments
    while let comment = comments.next(before: reader.lastEnd) {
      statement.trivia.comments.append(comment)
    }
    guard !head.hasEnded else { return statement }
    statement.trivia.behindHead = comments.line(before: reader.next.range.lowerBound)
    if reader.next.kind == .symbol("{") {
      body(of: &statement, indentation)
    }
    return statement
  }

  private mutating func body(of statement: inout Statement, _ indentation: Int) {
    let brace = reader.take().range
    if reader.next.endsStatement || reader.next.kind == .symbol("}") {
      let inside = comments.line(before: reader.next.range.lowerBound)
      statement.trivia.addBehindHead(inside)
    }
    guard braces.depth < Self.deepest else {
      errors.append(SyntaxError("flatten the scene: braces are nested too deep", at: brace))
      braces = BraceBalance()
      while reader.next.kind != .end { reader.take() }
      return
    }
    braces.open(at: brace, indentation: indentation)
    (statement.body, statement.trivia.closing) = block()
    guard reader.next.kind != .end || reader.lastEnd < reader.next.range.lowerBound else { return }
    endLine(&statement)
  }

  /// Behind a body, the line or the body around it ends.
  private mutating func endLine(_ statement: inout Statement) {
    let next = reader.next
    if next.endsStatement || next.kind == .symbol("}") {
      statement.trivia.behindBody = comments.line(before: next.range.lowerBound)
      return
    }
    errors.append(SyntaxError("end the line before \(next.words)", at: next.range))
  }
}

extension PendingTrivia {
  /// The lines as those behind the last statement, an empty line before them first.
  fileprivate var closing: [String] { (hasEmptyLine && !comments.isEmpty ? [""] : []) + comments }
}

extension Trivia {
  fileprivate mutating func addBehindHead(_ text: String?) {
    guard let text else { return }
    behindHead = behindHead.map { "\($0) \(text)" } ?? text
  }
}
