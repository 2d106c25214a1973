import Boardwalk
import BoardwalkBase
import BoardwalkFlow
import BoardwalkPlatform
import BoardwalkSimulation

/// Follows one flow, and compares its snapshots with those that were accepted.
struct FlowTest: Sendable {
  private let path: String
  private let app: Result<LoadedApp, CommandError>
  private let isUpdating: Bool
  private var golden: GoldenFolder
  private var result: FlowResult

  /// The statements whose snapshots have no golden file yet.
  private var new: [FlowStatement] = []

  /// A test of the flow at `path` in `app`, which accepts what the snapshots show if `isUpdating`.
  init(
    _ path: String, app: Result<LoadedApp, CommandError>, isUpdating: Bool, console: Console
  ) {
    self.path = path
    self.app = app
    self.isUpdating = isUpdating
    golden = GoldenFolder(ofFlowAt: path, console: console)
    result = FlowResult(path: path)
  }

  /// How it went.
  consuming func run() -> FlowResult {
    do throws(CommandError) {
      try follow(Flow(try .opened(path)))
    } catch {
      result.unopened = error
    }
    return result
  }

  private mutating func follow(_ flow: Flow) throws(CommandError) {
    guard flow.findings.isEmpty else {
      fail(flow.findings, in: flow)
      return
    }
    let app: LoadedApp
    switch self.app {
    case .success(let loaded): app = loaded
    case .failure(let error):
      let notes = error.notes.map { Finding.Note($0) }
      fail(Finding("failed-flow", .error, error.message, at: 0..<0, notes: notes), in: flow)
      return
    }
    var options = LaunchOptions()
    let device = app.graph.main.flatMap { app.graph.documents[$0].device }?.identifier
    options.device = device.flatMap(DeviceTable.device(named:)) ?? options.device
    var run = FlowRun(flow, in: FlowSession(app.graph, options: options))
    while let line = run.next() {
      if let failure = line.failure { fail(failure, in: flow) }
      for case .snapshot(let picture, let name?) in line.outputs {
        try compare(picture, name, line.statement, in: flow)
      }
    }
    reportNew(in: flow)
    try findStale(flow)
    try golden.saveManifest()
  }

  private mutating func fail(_ finding: Finding, in flow: Flow, difference: String = "") {
    fail([finding], in: flow, difference: difference)
  }

  /// Adds `findings`, whose places are found together: each time costs as much as the file is long.
  private mutating func fail(_ findings: [Finding], in flow: Flow, difference: String = "") {
    for diagnostic in Diagnostic.locate(findings, in: flow.file) {
      result.failures.append((diagnostic, difference))
    }
  }

  private mutating func compare(
    _ picture: String, _ name: String, _ statement: FlowStatement, in flow: Flow
  ) throws(CommandError) {
    let file = golden.file(name)
    let old = try golden.read(name)
    if old == picture || isUpdating {
      if isUpdating { try golden.accept(picture, as: name) }
      if old != picture { result.accepted.append("wrote \(file)") }
      try golden.removeNew(name)
      result.screens.append(.init(name: name, state: old == picture ? .same : .written))
      return
    }
    try golden.keepNew(picture, of: name)
    result.screens.append(.init(name: name, state: old == nil ? .missing : .changed))
    guard let old else {
      new.append(statement)
      return
    }
    fail(
      Finding(
        "changed-snapshot", .error, "the snapshot \"\(name)\" has changed", at: statement.range,
        notes: [Finding.Note("see \(golden.newFile(name)); accept with --update")]),
      in: flow, difference: LineDifference(from: old, to: picture).text(file))
  }

  /// Reports all snapshots without a golden file at once: a flow that is new has nothing else.
  private mutating func reportNew(in flow: Flow) {
    guard let first = new.first else { return }
    let count = new.count == 1 ? "1 snapshot is" : "\(new.count) snapshots are"
    fail(
      Finding(
        "missing-snapshot", .error, "\(count) new: there is nothing to compare with",
        at: first.range, notes: [Finding.Note("--update accepts new snapshots")]),
      in: flow)
  }

  private mutating func findStale(_ flow: Flow) throws(CommandError) {
    let named = Set(
      flow.statements.compactMap { statement -> String? in
        if case .snapshot(let form, let name) = statement.action {
          name.map(form.keptName)
        } else {
          nil
        }
      })
    for name in golden.names where !named.contains(name) {
      if isUpdating, golden.owns(name) {
        try golden.remove(name)
        result.accepted.append("removed \(golden.file(name))")
      } else {
        result.stale.append(StaleSnapshot(name, in: golden))
      }
    }
  }
}
