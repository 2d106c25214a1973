import Boardwalk
import BoardwalkBase
import BoardwalkFlow
import BoardwalkSimulation
import BoardwalkWeb

/// Follows one flow, and compares its snapshots with those that were accepted.
struct FlowTest: Sendable {
  private let path: String
  private let app: Result<LoadedApp, CommandError>
  private let settings: TestSettings
  private var golden: GoldenFolder
  private var result: FlowResult

  /// The statements whose snapshots have no golden file yet.
  private var new: [FlowStatement] = []

  /// A test of the flow at `path` in `app` with `settings`.
  init(
    _ path: String, app: Result<LoadedApp, CommandError>, _ settings: TestSettings,
    console: Console
  ) {
    self.path = path
    self.app = app
    self.settings = settings
    golden = GoldenFolder(ofFlowAt: path, console: console)
    result = FlowResult(path: path)
  }

  /// The result.
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
      result.looseFailureCount = result.failures.count
      return
    }
    let app: LoadedApp
    switch self.app {
    case .success(let loaded): app = loaded
    case .failure(let error):
      let notes = error.notes.map { Finding.Note($0) }
      fail(Finding("failed-flow", .error, error.message, at: 0..<0, notes: notes), in: flow)
      result.looseFailureCount = result.failures.count
      return
    }
    var options = LaunchOptions()
    options.device = app.graph.mainDevice ?? options.device
    options.isStrict = settings.isStrict
    var run = FlowRun(flow, in: FlowSession(app.graph, options: options))
    let lines = settings.recordsSteps ? LineTable(flow.file) : nil
    while let line = run.next() {
      let count = result.failures.count
      if let failure = line.failure { fail(failure, in: flow) }
      var snapshots: [ReportPage.Snapshot] = []
      for case .snapshot(let picture, let name?) in line.outputs {
        snapshots.append(try compare(picture, name, line.statement, in: flow))
      }
      guard let lines else { continue }
      let start = line.statement.range.lowerBound
      result.steps.append(
        ReportPage.Step(
          line: lines.position(of: start).line, text: line.text,
          messages: result.failures.dropFirst(count).map { ReportPage.Message($0.diagnostic) },
          snapshots: snapshots, simulation: run.session.simulation))
    }
    let count = result.failures.count
    reportNew(in: flow)
    result.looseFailureCount = result.failures.count - count
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

  /// Compares `picture` with the golden file called `name`, and returns both for a report.
  private mutating func compare(
    _ picture: String, _ name: String, _ statement: FlowStatement, in flow: Flow
  ) throws(CommandError) -> ReportPage.Snapshot {
    let file = golden.file(name)
    let old = try golden.read(name)
    let difference =
      old == picture ? "" : old.map { LineDifference(from: $0, to: picture).text(file) } ?? ""
    try judge(picture, name, statement, in: flow, against: old, difference)
    return ReportPage.Snapshot(
      name: name, state: result.screens.last?.state.rawValue ?? "", file: file, golden: old,
      shown: picture, difference: difference)
  }

  private mutating func judge(
    _ picture: String, _ name: String, _ statement: FlowStatement, in flow: Flow,
    against old: String?, _ difference: String
  ) throws(CommandError) {
    let file = golden.file(name)
    if old == picture || settings.isUpdating {
      if settings.isUpdating { try golden.accept(picture, as: name) }
      if old != picture { result.accepted.append("wrote \(file)") }
      try golden.removeNew(name)
      result.screens.append(.init(name: name, state: old == picture ? .same : .written))
      return
    }
    try golden.keepNew(picture, of: name)
    result.screens.append(.init(name: name, state: old == nil ? .missing : .changed))
    guard old != nil else {
      new.append(statement)
      return
    }
    fail(
      Finding(
        "changed-snapshot", .error, "the snapshot \"\(name)\" has changed", at: statement.range,
        notes: [Finding.Note("see \(golden.newFile(name)); accept with --update")]),
      in: flow, difference: difference)
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
      if settings.isUpdating, golden.owns(name) {
        try golden.remove(name)
        result.accepted.append("removed \(golden.file(name))")
      } else {
        result.stale.append(StaleSnapshot(name, in: golden))
      }
    }
  }
}
