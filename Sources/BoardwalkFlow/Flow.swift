import BoardwalkLanguage
import BoardwalkSource

/// A walk through an app, line by line.
public struct Flow: Sendable {
  /// The file it is written in.
  public let file: SourceFile

  /// Its lines that say something.
  public let statements: [FlowStatement]

  /// What is wrong with it; lines with mistakes are no statements.
  public let findings: [Finding]

  /// The flow that `file` holds.
  public init(_ file: SourceFile) {
    var parser = FlowParser(file)
    parser.run()
    self.file = file
    statements = parser.statements
    findings = parser.findings
  }
}

extension Flow {
  /// Whether the first thing it does is to launch the app.
  public var beginsWithLaunch: Bool {
    if case .launch = statements.first?.action { true } else { false }
  }
}

/// Reads a flow, going on behind each mistake.
private struct FlowParser {
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
