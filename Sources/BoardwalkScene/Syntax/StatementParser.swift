import BoardwalkBase

/// Parses statements, and continues after each error.
struct StatementParser {
  private var head: HeadParser
  private var comments: CommentQueue
  private var braces = BraceBalance()
  private var indentation = 0

  /// The maximum nesting of braces; real documents have 28 levels.
  static let deepest = 900

  private init(_ file: SourceFile) {
    var tokens = Lexer.tokens(of: file, keepingComments: true)
    comments = CommentQueue(takenFrom: &tokens)
    head = HeadParser(reader: TokenReader(tokens), file: file)
  }

  /// Parses all statements of `file`.
  static func parse(_ file: SourceFile) -> ParsedScene {
    var parser = StatementParser(file)
    let start = parser.head.reader
    var nobody = Statement()
    let (statements, closing) = parser.block(of: &nobody, describing: "")
    return ParsedScene(
      statements: statements, closing: closing, errors: parser.head.errors, file: file,
      start: start)
  }

  /// Parses statements up to the brace that closes the block, or to the end of the file. Returns
  /// them and the comments after the last one. Attribute lines belong to `owner`, or to the element
  /// `described` that it varies.
  private mutating func block(
    of owner: inout Statement, describing described: String
  ) -> (statements: [Statement], closing: [String]) {
    let depth = braces.depth
    var attributes = AttributeParser()
    var statements: [Statement] = []
    var pending = PendingTrivia()
    var previousIndentation = Int.max
    while true {
      let margin = head.reader.indentation
      indentation = margin ?? indentation
      while let comment = comments.next(before: head.reader.range.lowerBound) {
        pending.add(comment)
      }
      switch head.reader.kind {
      case .newline:
        head.reader.skip()
        pending.endLine()
      case .end:
        while let comment = comments.next(before: .max) { pending.add(comment) }
        for error in braces.end() { head.report(error) }
        return (statements, pending.closing)
      case .symbol("}"):
        if let error = braces.close(head.reader.take()) { head.report(error) }
        if depth > 0 { return (statements, pending.closing) }
      case .symbol(";"): head.skipSemicolon(indentation: indentation)
      default:
        pending.settle()
        if let margin, margin > previousIndentation,
          let previous = statements.last, previous.body.isEmpty
        {
          braces.recordUnopened(at: previous.range.upperBound)
        }
        previousIndentation = margin ?? .max
        if head.isAttributeLine(in: described) {
          head.parseLine(&attributes, &owner, isInside: depth > 0)
          skipBody()
          continue
        }
        statements.append(statement(below: pending, in: described))
        pending = PendingTrivia()
      }
    }
  }

  private mutating func statement(
    below pending: PendingTrivia, in described: String
  ) -> Statement {
    var statement = Statement()
    let start = head.reader.range.lowerBound
    let indentation = indentation
    head.parse(&statement)
    statement.range = start..<max(start, head.reader.lastEnd)
    if !pending.isEmpty || comments.hasNext(before: head.reader.range.lowerBound) {
      statement.trivia = trivia(below: pending)
    }
    if !head.hasEnded, head.reader.kind == .symbol("{") {
      let element = statement.known.isVariation ? described : statement.elementName
      body(of: &statement, describing: element, indentation)
    }
    return statement
  }

  /// The comments and empty lines around the last head, below those `pending`.
  private mutating func trivia(below pending: PendingTrivia) -> Trivia {
    var trivia = Trivia(comments: pending.comments, hasEmptyLine: pending.hasEmptyLine)
    while let comment = comments.next(before: head.reader.lastEnd) {
      trivia.comments.append(comment)
    }
    if !head.hasEnded {
      trivia.afterHead = comments.line(before: head.reader.range.lowerBound)
    }
    return trivia
  }

  /// Skips braces that are not allowed.
  private mutating func skipBody() {
    guard !head.hasEnded, head.reader.kind == .symbol("{") else { return }
    head.report(SyntaxError("expected the end of the line before '{'", at: head.reader.range))
    var nobody = Statement()
    body(of: &nobody, describing: "", indentation)
  }

  private mutating func body(
    of statement: inout Statement, describing described: String, _ indentation: Int
  ) {
    let brace = head.reader.range
    head.reader.skip()
    if endsLine, let inside = comments.line(before: head.reader.range.lowerBound) {
      statement.trivia.addAfterHead(inside)
    }
    guard braces.depth < Self.deepest else {
      head.report(SyntaxError("braces are nested too deeply", at: brace))
      braces = BraceBalance()
      while head.reader.kind != .end { head.reader.skip() }
      return
    }
    braces.open(at: brace, indentation: indentation)
    let (body, closing) = block(of: &statement, describing: described)
    statement.body = body
    for error in ListRoles.assignRoles(in: &statement) { head.report(error) }
    if !closing.isEmpty { statement.trivia.closing = closing }
    let reader = head.reader
    guard reader.kind != .end || reader.lastEnd < reader.range.lowerBound else { return }
    endLine(&statement)
  }

  /// After a body, the line or the surrounding body ends.
  private mutating func endLine(_ statement: inout Statement) {
    guard endsLine else {
      let next = head.reader.next
      head.report(
        SyntaxError("expected the end of the line before \(next.displayName)", at: next.range))
      return
    }
    if let behind = comments.line(before: head.reader.range.lowerBound) {
      statement.trivia.afterBody = behind
    }
  }

  /// Whether the line or the body around it ends here.
  private var endsLine: Bool {
    switch head.reader.kind {
    case .symbol("}"), .symbol(";"): true
    case let kind: kind.endsStatement
    }
  }
}

extension PendingTrivia {
  /// The lines as those after the last statement, with a leading empty line.
  fileprivate var closing: [String] { (hasEmptyLine && !comments.isEmpty ? [""] : []) + comments }
}

extension Trivia {
  fileprivate mutating func addAfterHead(_ text: String) {
    afterHead = afterHead.map { "\($0) \(text)" } ?? text
  }
}
