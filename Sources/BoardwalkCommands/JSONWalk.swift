import BoardwalkBase
import BoardwalkFlow

/// A walk for programs to read: one object that holds all that happened.
struct JSONWalk {
  private let session: FlowSession
  private let console: Console

  init(_ session: FlowSession, console: Console) {
    self.session = session
    self.console = console
  }

  /// Does what `flow` says, up to the first line that fails, and writes what happened.
  func follow(_ flow: Flow, within budget: WorkBudget) throws(CommandError) -> ExitStatus {
    guard flow.findings.isEmpty else {
      console.report(flow.findings, in: flow.file)
      return .findings
    }
    let lines = LineTable(flow.file)
    var traces: [TraceJSON.Line] = []
    if !flow.beginsWithLaunch {
      traces.append(TraceJSON.Line(line: 0, text: "", trace: session.trace))
    }
    var run = FlowRun(flow, in: session, within: budget)
    var failure: Finding?
    while let line = run.next() {
      failure = line.failure
      guard line.failure == nil, line.statement.action.changesApp else { continue }
      traces.append(
        TraceJSON.Line(
          line: lines.position(of: line.statement.range.lowerBound).line,
          text: line.text, trace: run.session.trace))
    }
    guard let text = try? TraceJSON.text(of: traces) else {
      throw CommandError("the trace cannot be written", status: .bug)
    }
    console.output(text)
    guard let failure else { return .success }
    console.report([failure], in: flow.file)
    return failure.rule == FlowRun.limitation ? .notModeled : .findings
  }
}
