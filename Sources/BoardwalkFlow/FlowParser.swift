import BoardwalkLanguage
import BoardwalkSource

/// Reads a flow, going on behind each mistake.
struct FlowParser {
  private var reader: TokenReader
  private(set) var statements: [FlowStatement] = []
  private(set) var findings: [Finding] = []

  init(_ file: SourceFile) { reader = TokenReader(Lexer.tokens(of: file)) }

  mutating func run() {
    formatLine()
    while !reader.isAtEnd {
      if reader.next.kind == .newline {
        reader.take()
      } else {
        statement()
      }
    }
  }

  /// A file may begin with `format 1`, which is also what its absence means.
  private mutating func formatLine() {
    while reader.next.kind == .newline { reader.take() }
    guard reader.takes("format") else { return }
    let range = reader.next.range
    if case .number(1) = reader.next.kind {
      reader.take()
    } else {
      report(SyntaxError("write format 1: no other format is known", at: range))
    }
    reader.skipLine()
  }

  private mutating func statement() {
    let start = reader.next
    do {
      let command = try command()
      let action = try command.parse(&reader)
      let end = reader.next.range.lowerBound
      try reader.endStatement()
      statements.append(FlowStatement(action: action, range: start.range.lowerBound..<end))
    } catch {
      report(error)
      reader.skipLine()
    }
  }

  private mutating func command() throws(SyntaxError) -> FlowCommand {
    let token = reader.next
    if reader.takesSymbol("?") { return .list }
    guard let word = reader.takeWord() else {
      throw SyntaxError("begin the line with a command, not \(token.words)", at: token.range)
    }
    guard let command = FlowCommand.all.first(where: { $0.name == word }) else {
      throw SyntaxError(
        "begin the line with a command: there is none called '\(word)'", at: token.range,
        suggestion: word.suggestion(among: FlowCommand.all.map(\.name)))
    }
    return command
  }

  private mutating func report(_ error: SyntaxError) {
    let fixIt = error.suggestion.map {
      FixIt("write \($0)", replace: error.range, with: $0)
    }
    findings.append(
      Finding("malformed-flow", .error, error.message, at: error.range, fixIt: fixIt))
  }
}
