import Boardwalk
import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot
import BoardwalkWeb

/// An exploration of an app, written as a report or as a prototype.
struct ExploreRun: Sendable {
  /// The output of an exploration.
  struct Result: Sendable {
    let text: String

    /// The paths of the files that it was made from.
    let inputs: [String]
    let status: ExitStatus
  }

  private let app: LoadedApp
  private let path: String
  private let options: LaunchOptions
  private let arguments: Arguments
  private let progress: Progress

  /// An exploration of `app`, which was loaded from `path`, launched under `options`.
  init(
    _ app: LoadedApp, at path: String, options: LaunchOptions, _ arguments: Arguments,
    _ progress: Progress
  ) {
    self.progress = progress
    self.app = app
    self.path = path
    self.options = options
    self.arguments = arguments
  }

  /// The report, for people or for programs.
  func report() throws(CommandError) -> Result {
    var exploration = Exploration(
      app.graph, options: options, rotates: arguments.has("--rotate"),
      within: try arguments.workBudget())
    exploration.explore(steps: try arguments.steps() ?? 10_000) { steps, states in
      progress.show("\(steps.counted("step")), \(states.counted("state"))")
    }
    progress.show("")
    let report = exploration.report
    let isJSON = arguments["--format"] == "json"
    guard let text = isJSON ? try? report.json() : report.text(of: app.name) else {
      throw CommandError("the report cannot be written as JSON", status: .bug)
    }
    return Result(text: text, inputs: app.inputPaths, status: report.status)
  }

  /// The prototype, with the flows that were asked for or that are in the app's folder.
  func prototype() throws(CommandError) -> Result {
    let flowPaths = flowPaths
    var flows: [Flow] = []
    for path in flowPaths { flows.append(Flow(try .opened(path))) }
    var limits = Prototype.Limits()
    limits.steps = try arguments.steps() ?? limits.steps
    limits.work = try arguments.workBudget()
    let prototype = Prototype(
      of: app.graph, named: app.name, options: options, flows: flows,
      startsFlow: arguments["--flow"] != nil, rotates: arguments.has("--rotate"),
      picture: SVGPicture(try arguments.catalogImages(of: app.graph, at: path)), limits: limits)
    guard let text = try? PrototypePage(prototype).text() else {
      throw CommandError("the prototype cannot be written", status: .bug)
    }
    let status =
      prototype.flows.allSatisfy(\.hasPassed) ? prototype.report.status : .findings
    return Result(text: text, inputs: app.inputPaths + flowPaths, status: status)
  }

  private var flowPaths: [String] {
    if let flow = arguments["--flow"] { return [flow] }
    return DocumentPaths().isFolder(path) ? FlowFiles([path]).paths : []
  }
}

extension ExplorationReport {
  /// The exit status for the report.
  fileprivate var status: ExitStatus {
    guard failures.isEmpty else { return .findings }
    return limitations.isEmpty ? .success : .notModeled
  }
}

extension Arguments {
  /// The value of `--steps`; nil if it is not given.
  fileprivate func steps() throws(CommandError) -> Int? {
    guard let text = self["--steps"] else { return nil }
    guard let steps = Int(text), (0...10_000_000).contains(steps) else {
      throw CommandError("--steps takes a number from 0 to 10000000, not '\(text)'")
    }
    return steps
  }
}
