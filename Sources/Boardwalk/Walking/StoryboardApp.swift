import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation

/// An app of storyboards, which can be launched any number of times.
///
/// ```swift
/// let app = try StoryboardApp("Examples/Homepwner")
/// var walk = app.launch()
/// try walk.tap("Rusty Spork")
/// ```
public struct StoryboardApp: Sendable {
  /// The compiled app.
  public let graph: SceneGraph

  /// The behaviors of the app's classes.
  public var behaviors: Behaviors

  /// The app of `graph`.
  public init(_ graph: SceneGraph, behaviors: Behaviors = [:]) {
    self.graph = graph
    self.behaviors = behaviors
  }

  /// The app at `path`: a folder, one storyboard, xib or scene, or a compiled graph.
  ///
  /// A document is loaded with the documents of its folder that it refers to. The main document of
  /// a folder is the one named `main`, else the one in its `Info.plist`, else the only one with an
  /// initial view controller. Throws an error if the app cannot be launched.
  public init(
    _ path: String, main: String? = nil, behaviors: Behaviors = [:]
  ) throws(StoryboardAppError) {
    var loader = AppLoader()
    loader.main = main
    do throws(AppLoadError) {
      self.init(try loader.load(path).graph, behaviors: behaviors)
    } catch {
      throw StoryboardAppError(error)
    }
  }

  /// Launches the app with the options that `change` sets.
  ///
  /// ```swift
  /// var walk = app.launch { $0.isLandscape = true }
  /// ```
  public func launch(_ change: (inout LaunchOptions) -> Void = { _ in }) -> Walk {
    Walk(launching: self, options(change))
  }

  /// The launch options that `change` sets.
  func options(_ change: (inout LaunchOptions) -> Void) -> LaunchOptions {
    var options = LaunchOptions()
    change(&options)
    return options
  }

  /// Launches the app on the device named `device`. Throws an error if the device is unknown.
  public func launch(
    on device: String, isLandscape: Bool = false, system: SystemVersion = .standard
  ) throws(StoryboardAppError) -> Walk {
    guard let device = DeviceTable.device(named: device) else {
      throw StoryboardAppError(
        "there is no device '\(device)'",
        suggestion: Misspelling(device).closest(in: DeviceTable.names(like: device)))
    }
    return launch { options in
      options.device = device
      options.isLandscape = isLandscape
      options.system = system
    }
  }
}

/// An error that is thrown when an app cannot be launched.
public struct StoryboardAppError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defect.
  public let description: String

  init(_ message: String, suggestion: String? = nil) {
    description = suggestion.map { "\(message); did you mean '\($0)'?" } ?? message
  }

  init(_ error: AppLoadError) {
    description = ([error.message] + error.notes).joined(separator: "\n")
  }
}

/// Single scenes of the app's main document.
extension StoryboardApp {
  /// The names of the scenes in document order: the title, the class or the kind of the controller.
  public var sceneNames: [String] { search.sceneNames }

  /// A walk that starts at the scene `name`, inside its containers, on the shortest path from the
  /// initial scene. Its trace is empty.
  ///
  /// A scene is found by its title, its class, its storyboard identifier or its id. Throws an error
  /// if there is no such scene.
  public func show(
    _ name: String, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws(StoryboardAppError) -> Walk {
    guard let place = search.scene(called: name) else {
      throw StoryboardAppError(
        "there is no scene '\(name)'", suggestion: Misspelling(name).closest(in: search.names))
    }
    return Walk(at: Simulation.showing(place, of: graph, options: options(change)))
  }

  private var search: SceneSearch { SceneSearch(graph, document: graph.main ?? 0) }
}

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
      report.failures += Diagnostic.locate([line.failure].compactMap { $0 }, in: line.file)
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
