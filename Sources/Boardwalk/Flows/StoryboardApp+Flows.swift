import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation

/// Flows and exploration.
extension StoryboardApp {
  /// Launches the app and runs the flow with the text `flow` up to the first failing line.
  ///
  /// The app is launched as by ``launch(_:)``. `path` names the flow in diagnostics; no file is
  /// read or written.
  public func follow(
    _ flow: String, path: String = "<flow>",
    _ change: (inout LaunchOptions) -> Void = { _ in }
  ) -> FlowReport {
    follow(Flow(SourceFile(path: path, text: flow)), options(change))
  }

  /// Launches the app and runs the flow in the file at `path` up to the first failing line. Throws
  /// an error if the file cannot be opened.
  ///
  /// The app is launched as by `boardwalk test`, on the canvas device of its document unless
  /// `change` sets another. Snapshots are not compared with accepted ones.
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

  /// Launches the app and takes every step that a user can take, in breadth-first order, until all
  /// states are known or `steps` steps have been taken.
  ///
  /// With `rotates`, the device is also rotated in each state. The report lists exceptions, dead
  /// ends and unreachable scenes.
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
  /// The canvas device of the main document; nil if it has none.
  package var mainDevice: Device? {
    main.flatMap { documents[$0].device }.flatMap { DeviceTable.device(named: $0.identifier) }
  }
}
