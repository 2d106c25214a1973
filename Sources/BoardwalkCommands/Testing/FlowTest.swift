import Boardwalk
import BoardwalkBase
import BoardwalkFlow
import BoardwalkSimulation
import BoardwalkWeb

/// Runs one flow, and compares its snapshots with golden files.
struct FlowTest: Sendable {
  private let path: String
  private let app: Result<LoadedApp, CommandError>
  private let settings: TestSettings
  private var golden: GoldenFolder
  private var result: FlowResult

  /// The number of snapshots without a golden file, and the line of the first.
  private var newCount = 0
  private var firstNew: (file: SourceFile, range: Range<Int>)?

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

  /// The result; what the flow does is taken from `budget`.
  consuming func run(within budget: inout WorkBudget) -> FlowResult {
    do throws(CommandError) {
      try follow(within: &budget)
    } catch {
      result.unopened = error
    }
    return result
  }

  /// Looks for mistakes in all parts of the flow first, and then follows them.
  private mutating func follow(within budget: inout WorkBudget) throws(CommandError) {
    var input = try FlowInput(contentsOf: path)
    var survey = FlowSurvey()
    var first: SourceFile?
    while let part = try input.nextPart() {
      first = first ?? part
      fail(survey.add(part), in: part)
    }
    if result.failures.isEmpty, case .failure(let error) = app {
      let notes = error.notes.map { Finding.Note($0) }
      fail(
        [Finding("failed-flow", .error, error.message, at: 0..<0, notes: notes)],
        in: first ?? SourceFile(path: path, bytes: []))
    }
    guard result.failures.isEmpty, case .success(let app) = app else {
      result.unplacedFailureCount = result.failures.count
      return
    }
    try input.rewind()
    var options = LaunchOptions()
    options.device = app.graph.mainDevice ?? options.device
    options.isStrict = settings.isStrict
    golden.expect(survey.snapshots)
    var run = FlowRun(in: FlowSession(app.graph, options: options), within: budget)
    try follow(&input, by: &run)
    budget = run.budget
    let count = result.failures.count
    reportNew()
    result.unplacedFailureCount = result.failures.count - count
    try findStale(besides: survey.snapshots)
    try golden.removeNew(besides: survey.snapshots)
    try golden.saveManifests()
  }

  private mutating func follow(
    _ input: inout FlowInput, by run: inout FlowRun
  ) throws(CommandError) {
    while let part = try input.next() {
      // Somebody has changed the file since its mistakes were looked for.
      guard part.findings.isEmpty else { return fail(part.findings, in: part.file) }
      run.append(part)
      try follow(&run, LineTable(part.file))
    }
    run.end()
    try follow(&run, nil)
  }

  /// Follows the lines that `run` has, whose places `lines` tells.
  private mutating func follow(_ run: inout FlowRun, _ lines: LineTable?) throws(CommandError) {
    while let line = run.next() {
      let count = result.failures.count
      if let failure = line.failure { fail([failure], in: line.file) }
      var snapshots: [ReportPage.Snapshot] = []
      for case .snapshot(let picture, let name?) in line.outputs {
        snapshots.append(try compare(picture, name, line))
      }
      guard settings.recordsSteps else { continue }
      let messages = result.failures.dropFirst(count).map { ReportPage.Message($0.diagnostic) }
      record(line, lines, messages, snapshots, run.session.simulation)
    }
  }

  /// Records `line` for a report. A second look adds to the step that was recorded before.
  private mutating func record(
    _ line: FlowRun.Line, _ lines: LineTable?, _ messages: [ReportPage.Message],
    _ snapshots: [ReportPage.Snapshot], _ simulation: Simulation
  ) {
    let lines = line.isRevision ? nil : lines
    let start = line.statement.range.lowerBound
    let number = (lines ?? LineTable(line.file)).position(of: start).line
    if line.isRevision, let step = result.steps.lastIndex(where: { $0.line == number }) {
      result.steps[step].fail(messages, in: simulation)
    } else {
      result.steps.append(
        ReportPage.Step(
          line: number, text: line.text, messages: messages, snapshots: snapshots,
          simulation: simulation))
    }
  }

  /// Adds `findings`, whose places are found together: each time costs as much as the file is long.
  private mutating func fail(
    _ findings: [Finding], in file: SourceFile, difference: String = ""
  ) {
    for diagnostic in Diagnostic.locate(findings, in: file) {
      result.failures.append((diagnostic, difference))
    }
  }

  /// Compares `picture` with the golden file `name`, and returns both for a report.
  private mutating func compare(
    _ picture: String, _ name: String, _ line: FlowRun.Line
  ) throws(CommandError) -> ReportPage.Snapshot {
    let file = golden.file(name)
    let old = try golden.read(name)
    let difference =
      old == picture ? "" : old.map { LineDifference(from: $0, to: picture).text(file) } ?? ""
    try judge(picture, name, line, against: old, difference)
    return ReportPage.Snapshot(
      name: name, state: result.screens.last?.state.rawValue ?? "", file: file, golden: old,
      shown: picture, difference: difference)
  }

  private mutating func judge(
    _ picture: String, _ name: String, _ line: FlowRun.Line, against old: String?,
    _ difference: String
  ) throws(CommandError) {
    let file = golden.file(name)
    if old == picture || settings.isUpdating {
      if settings.isUpdating { try golden.accept(picture, as: name) }
      if old != picture { result.accepted.append("wrote \(file)") }
      try golden.removeNew(name)
      result.screens.append(.init(name: name, state: old == picture ? .same : .written))
      return
    }
    let isKept = try golden.keepNew(picture, of: name)
    result.screens.append(.init(name: name, state: old == nil ? .missing : .changed))
    guard old != nil else {
      newCount += 1
      firstNew = firstNew ?? (line.file, line.statement.range)
      return
    }
    let change = Finding(
      "changed-snapshot", .error, "the snapshot \"\(name)\" has changed",
      at: line.statement.range,
      notes: [
        Finding.Note(
          isKept
            ? "see \(golden.newFile(name)); accept with --update"
            : "boardwalk test has not written \(golden.newFile(name)) and does not overwrite it; "
              + "accept with --update")
      ])
    fail([change], in: line.file, difference: difference)
  }

  /// Reports all snapshots without a golden file at once: a flow that is new has nothing else.
  private mutating func reportNew() {
    guard let firstNew else { return }
    let count = newCount == 1 ? "1 snapshot is" : "\(newCount) snapshots are"
    let finding = Finding(
      "missing-snapshot", .error, "\(count) new: there is nothing to compare with",
      at: firstNew.range, notes: [Finding.Note("--update accepts new snapshots")])
    fail([finding], in: firstNew.file)
  }

  /// Finds the golden files of other snapshots than `named`.
  private mutating func findStale(besides named: Set<String>) throws(CommandError) {
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
