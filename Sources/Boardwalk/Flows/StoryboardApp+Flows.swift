import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// Following flows and exploring.
extension StoryboardApp {
  /// Launches the app and follows the flow with the text `flow` up to the first line that fails.
  ///
  /// The app is launched as ``launch(_:)`` does it. `path` names the flow in diagnostics; no file is
  /// opened, and nothing is written.
  public func follow(
    _ flow: String, path: String = "<flow>",
    _ change: (inout LaunchOptions) -> Void = { _ in }
  ) -> FlowReport {
    let flow = Flow(SourceFile(path: path, text: flow))
    var report = FlowReport()
    guard flow.findings.isEmpty else {
      report.failures = Diagnostic.locate(flow.findings, in: flow.file)
      return report
    }
    let session = FlowSession(graph, options: options(change), behaviors: behaviors)
    var run = FlowRun(flow, in: session)
    while let line = run.next() {
      report.failures += Diagnostic.locate([line.failure].compactMap { $0 }, in: flow.file)
      for case .snapshot(let text, let name) in line.outputs {
        report.snapshots.append(FlowReport.Snapshot(name: name, text: text))
      }
    }
    return report
  }

  /// Launches the app and takes every step that a person can take, the nearest states first, until
  /// all states are known or `steps` steps have been taken.
  ///
  /// With `rotates` the device is turned in each state, too. The report lists exceptions, screens
  /// without a way back, and scenes that no step leads to.
  public func explore(
    steps: Int = 10_000, rotates: Bool = false,
    _ change: (inout LaunchOptions) -> Void = { _ in }
  ) -> ExplorationReport {
    var exploration = Exploration(
      graph, options: options(change), behaviors: behaviors, rotates: rotates)
    exploration.explore(steps: steps)
    return exploration.report
  }
}
