import Boardwalk
import BoardwalkFlow
import BoardwalkSimulation

extension Command {
  static let explore = Command(
    name: "explore",
    operands: "PATH",
    summary: "find crashes, dead ends and unreachable scenes",
    discussion: """
      Every state that touches can reach is visited, in breadth-first order. The report lists
      exceptions, uses of what is not modeled, screens without a way back, and unreachable scenes,
      each with the shortest flow that leads there. The exit status is 1 if there are exceptions,
      and 3 if something is not modeled.
      """,
    options: [
      .value("--steps", "COUNT", "maximum number of steps (10000)"),
      .flag("--rotate", "also rotate the device in each state"),
      .value("--format", "FORM", choices: ["human", "json"], "format of the report (human)"),
      .strict, .main, .owner, .language, .device, .orientation, .system,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    let limit = try arguments.steps()
    let app = try arguments.appLoader.load(path, from: console)
    let device = app.graph.main.flatMap { app.graph.documents[$0].device }?.identifier
    let options = try arguments.launchOptions(deviceIdentifier: device)
    var exploration = Exploration(
      app.graph, options: options, rotates: arguments.has("--rotate"))
    exploration.explore(steps: limit)
    let report = exploration.report
    if arguments["--format"] == "json" {
      guard let text = try? report.json() else {
        throw CommandError("the report cannot be written as JSON", status: .bug)
      }
      console.output(text)
    } else {
      console.output(report.text(of: app.name))
    }
    guard report.failures.isEmpty else { return .findings }
    return report.limitations.isEmpty ? .success : .notModeled
  }
}

extension Arguments {
  fileprivate func steps() throws(CommandError) -> Int {
    guard let text = self["--steps"] else { return 10_000 }
    guard let steps = Int(text), (0...10_000_000).contains(steps) else {
      throw CommandError("--steps takes a number from 0 to 10000000, not '\(text)'")
    }
    return steps
  }
}
