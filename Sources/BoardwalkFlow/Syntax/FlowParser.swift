import BoardwalkBase

/// Reads a flow, going on behind each mistake.
struct FlowParser {
  private var reader: TokenReader
  private let isAtPrompt: Bool
  private let encodingErrors: [SyntaxError]
  private var snapshotNames: Set<String> = []
  private(set) var statements: [FlowStatement] = []
  private(set) var findings: [Finding] = []

  init(_ file: SourceFile, isAtPrompt: Bool) {
    reader = TokenReader(Lexer.tokens(of: file))
    encodingErrors = EncodingCheck.errors(in: file)
    self.isAtPrompt = isAtPrompt
  }

  mutating func run() {
    for error in encodingErrors { report(error) }
    reader.formatLine().map { report($0) }
    while !reader.isAtEnd {
      if reader.next.kind == .newline {
        reader.take()
      } else {
        statement()
      }
    }
  }

  private mutating func statement() {
    let start = reader.next
    do {
      let command = try command()
      let action = try command.parse(&reader)
      let range = start.range.lowerBound..<max(start.range.upperBound, reader.lastEnd)
      try reader.endStatement()
      try check(action, at: range)
      statements.append(FlowStatement(action: action, range: range))
    } catch {
      report(error)
      reader.skipLine()
      skipLines(deeperThan: start.indentation ?? 0)
    }
  }

  private mutating func command() throws(SyntaxError) -> FlowCommand {
    let token = reader.next
    if reader.takesSymbol("?") { return .list }
    guard let word = reader.takeWord() else {
      throw SyntaxError("expected a command, not \(token.words)", at: token.range)
    }
    let known = FlowCommand.all.filter { isAtPrompt || !$0.isForPrompt }
    if let command = known.first(where: { $0.name == word }) { return command }
    if FlowCommand.all.contains(where: { $0.name == word }) {
      throw SyntaxError(
        "the command '\(word)' is only for the prompt of boardwalk run", at: token.range)
    }
    throw unknown(word, at: token.range, among: known)
  }

  private func unknown(
    _ word: String, at range: Range<Int>, among known: [FlowCommand]
  ) -> SyntaxError {
    let fault = "there is no command '\(word)'"
    guard let habit = FlowHabit(word, among: known) else {
      return SyntaxError(fault, at: range, suggestion: word.suggestion(among: known.map(\.name)))
    }
    let name = habit.command.name
    return SyntaxError(
      "\(fault); \(name) \(habit.purpose)", at: range, suggestion: name)
  }

  /// Each snapshot of a file is compared with a file of its own, on file systems too that do not
  /// tell letter case.
  private mutating func check(
    _ action: FlowAction, at range: Range<Int>
  ) throws(SyntaxError) {
    guard case .snapshot(_, let name?) = action, !isAtPrompt,
      !snapshotNames.insert(name.lowercased()).inserted
    else { return }
    throw SyntaxError("another snapshot has the name \"\(name)\"", at: range)
  }

  /// Steps over what belongs to a line that could not be read.
  private mutating func skipLines(deeperThan indentation: Int) {
    while reader.sort == .newline || (reader.next.indentation ?? 0) > indentation,
      !reader.isAtEnd
    {
      reader.skipLine()
    }
  }

  private mutating func report(_ error: SyntaxError) {
    findings.append(error.finding("malformed-flow"))
  }
}
