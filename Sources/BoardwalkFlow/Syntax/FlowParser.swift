import BoardwalkBase

/// Parses the statements of a flow one by one, and continues after each error.
///
/// It keeps neither tokens nor statements: a flow may have millions.
package struct FlowParser: IteratorProtocol {
  private var lexer: Lexer
  private var reader: TokenReader?
  private let isAtPrompt: Bool
  private var isAtStart = true

  /// The names of the snapshots that have been read, in lowercase.
  private(set) var snapshotNames: Set<String>

  /// The findings in the lines that have been read.
  private(set) var findings: [Finding] = []

  /// A parser of `file`, which follows snapshots called `knownSnapshots`.
  init(_ file: SourceFile, isAtPrompt: Bool, knownSnapshots: Set<String> = []) {
    lexer = Lexer(blocksOf: file)
    snapshotNames = knownSnapshots
    self.isAtPrompt = isAtPrompt
  }

  /// The next statement; nil at the end.
  package mutating func next() -> FlowStatement? {
    while var reader = reader ?? lexer.nextBlock().map(TokenReader.init) {
      let statement = statement(&reader)
      self.reader = reader.isAtEnd ? nil : reader
      if let statement { return statement }
    }
    return nil
  }

  /// The next statement that `reader` has; nil if the next line is empty or has a mistake.
  private mutating func statement(_ reader: inout TokenReader) -> FlowStatement? {
    while reader.kind == .newline { reader.skip() }
    guard !reader.isAtEnd else { return nil }
    if isAtStart {
      isAtStart = false
      reader.formatLine().map { report($0) }
      return statement(&reader)
    }
    let start = reader.next
    do {
      let command = try command(&reader)
      let action = try command.parse(&reader)
      let range = start.range.lowerBound..<max(start.range.upperBound, reader.lastEnd)
      try reader.endStatement()
      try check(action, at: range)
      return FlowStatement(action: action, range: range)
    } catch {
      report(error)
      reader.skipLine()
      skipLines(deeperThan: start.indentation ?? 0, &reader)
      return nil
    }
  }

  private func command(_ reader: inout TokenReader) throws(SyntaxError) -> FlowCommand {
    let token = reader.next
    if reader.consume(symbol: "?") { return .list }
    guard let word = reader.takeWord() else {
      throw SyntaxError("expected a command, not \(token.displayName)", at: token.range)
    }
    guard let command = FlowCommand.all.first(where: { $0.name == word }) else {
      let known = FlowCommand.all.filter { isAtPrompt || !$0.isForPrompt }
      throw unknown(word, at: token.range, among: known)
    }
    guard isAtPrompt || !command.isForPrompt else {
      throw SyntaxError(
        "the command '\(word)' is only for the prompt of boardwalk run", at: token.range)
    }
    return command
  }

  private func unknown(
    _ word: String, at range: Range<Int>, among known: [FlowCommand]
  ) -> SyntaxError {
    let fault = "there is no command '\(word)'"
    guard let habit = ForeignFlowCommand(word, among: known) else {
      return SyntaxError(fault, at: range, suggestion: word.suggestion(among: known.map(\.name)))
    }
    let name = habit.command.name
    return SyntaxError(
      "\(fault); \(name) \(habit.purpose)", at: range, suggestion: name)
  }

  /// The snapshots of a file need different golden files, on case-insensitive file systems too.
  private mutating func check(
    _ action: FlowAction, at range: Range<Int>
  ) throws(SyntaxError) {
    guard case .snapshot(_, let name?) = action, !isAtPrompt,
      !snapshotNames.insert(name.lowercased()).inserted
    else { return }
    throw SyntaxError("another snapshot has the name \"\(name)\"", at: range)
  }

  /// Skips the lines of a statement that could not be parsed.
  private func skipLines(deeperThan indentation: Int, _ reader: inout TokenReader) {
    while reader.kind == .newline || (reader.next.indentation ?? 0) > indentation,
      !reader.isAtEnd
    {
      reader.skipLine()
    }
  }

  private mutating func report(_ error: SyntaxError) {
    findings.append(error.finding("malformed-flow"))
  }
}
