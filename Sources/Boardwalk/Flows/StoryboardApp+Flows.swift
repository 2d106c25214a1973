import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
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
    follow(Flow(SourceFile(path: path, text: flow)), options(change))
  }

  /// Launches the app and follows the flow in the file at `path` up to the first line that fails.
  /// Throws where the file cannot be opened.
  ///
  /// The app is launched as `boardwalk test` does it, on the device for which its document was drawn,
  /// unless `change` wants another. Snapshots are not compared with those that were accepted.
  public func follow(
    contentsOf path: String, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws(StoryboardAppError) -> FlowReport {
    do throws(SourceFile.ReadingError) {
      let flow = Flow(try SourceFile(contentsOf: path))
      let options = options { options in
        options.device = graph.mainDevice ?? options.device
        change(&options)
      }
      return follow(flow, options)
    } catch {
      throw StoryboardAppError("cannot open \(path): \(error.reason(for: path))")
    }
  }

  private func follow(_ flow: Flow, _ options: LaunchOptions) -> FlowReport {
    var report = FlowReport()
    guard flow.findings.isEmpty else {
      report.failures = Diagnostic.locate(flow.findings, in: flow.file)
      return report
    }
    var run = FlowRun(flow, in: FlowSession(graph, options: options, behaviors: behaviors))
    let lines = LineTable(flow.file)
    while let line = run.next() {
      report.failures += Diagnostic.locate([line.failure].compactMap { $0 }, in: flow.file)
      for case .snapshot(let text, let name) in line.outputs {
        let start = lines.position(of: line.statement.range.lowerBound)
        report.snapshots.append(FlowReport.Snapshot(name: name, text: text, line: start.line))
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

extension SceneGraph {
  /// The device for which the document that the app begins with was drawn; nil where it names none.
  package var mainDevice: Device? {
    main.flatMap { documents[$0].device }.flatMap { DeviceTable.device(named: $0.identifier) }
  }
}
