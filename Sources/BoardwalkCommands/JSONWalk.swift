import BoardwalkBase
import BoardwalkFlow

/// A walk for programs to read: one object with all that happens, which is written while it does.
struct JSONWalk: FlowFollower {
  private let session: FlowSession
  let console: Console
  private var traces = TraceJSON()

  init(_ session: FlowSession, console: Console) {
    self.session = session
    self.console = console
  }

  /// Does what the lines of `input` say, up to the first that fails, and writes what happens.
  consuming func follow(
    _ input: FlowInput, within budget: WorkBudget
  ) throws(CommandError) -> ExitStatus {
    var run = FlowRun(in: session, within: budget)
    let status = try follow(input, by: &run)
    console.output(traces.end())
    return status
  }

  /// Follows the lines that `run` has, up to the first that fails.
  mutating func follow(_ run: inout FlowRun) throws(CommandError) -> ExitStatus {
    var lines: LineTable?
    while console.outputFailure() == nil, let line = run.next() {
      if let failure = line.failure {
        console.report([failure], in: line.file)
        return failure.rule == FlowRun.limitation ? .notModeled : .findings
      }
      guard line.statement.action.changesApp else { continue }
      let table = lines ?? LineTable(line.file)
      lines = table
      try write(
        TraceJSON.Line(
          line: table.position(of: line.statement.range.lowerBound).line, text: line.text,
          trace: run.session.trace))
    }
    return .success
  }

  mutating func begin() throws(CommandError) {
    try write(TraceJSON.Line(line: 0, text: "", trace: session.trace))
  }

  private mutating func write(_ line: TraceJSON.Line) throws(CommandError) {
    guard let text = try? traces.adding(line) else {
      throw CommandError("the trace cannot be written", status: .bug)
    }
    console.output(text)
  }
}
