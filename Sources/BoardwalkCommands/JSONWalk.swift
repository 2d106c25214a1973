import BoardwalkBase
import BoardwalkFlow

/// A walk for programs to read: one object with all that happens, which is written while it does.
struct JSONWalk {
  private let session: FlowSession
  private let console: Console
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

  private mutating func follow(
    _ input: FlowInput, by run: inout FlowRun
  ) throws(CommandError) -> ExitStatus {
    var input = input
    var isFirst = true
    while !run.session.hasEnded, console.outputFailure() == nil, let part = try input.next() {
      guard part.findings.isEmpty else {
        console.report(part.findings, in: part.file)
        return .findings
      }
      if isFirst, !part.beginsWithLaunch { try writeLaunch() }
      isFirst = false
      run.append(part)
      let status = try follow(&run)
      guard status == .success else { return status }
    }
    if isFirst { try writeLaunch() }
    run.end()
    return try follow(&run)
  }

  /// Follows the lines that `run` has, up to the first that fails.
  private mutating func follow(_ run: inout FlowRun) throws(CommandError) -> ExitStatus {
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

  private mutating func writeLaunch() throws(CommandError) {
    try write(TraceJSON.Line(line: 0, text: "", trace: session.trace))
  }

  private mutating func write(_ line: TraceJSON.Line) throws(CommandError) {
    guard let text = try? traces.adding(line) else {
      throw CommandError("the trace cannot be written", status: .bug)
    }
    console.output(text)
  }
}
