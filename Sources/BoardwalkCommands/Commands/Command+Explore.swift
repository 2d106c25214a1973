import Boardwalk
import BoardwalkFlow

extension Command {
  static let explore = Command(
    name: "explore",
    operands: "PATH",
    summary: "find crashes, dead ends and unreachable scenes",
    discussion: """
      Every state that touches can reach is visited, in breadth-first order. The report lists
      exceptions, unmodeled features, screens without a way back, and unreachable scenes,
      each with the shortest flow that leads there. The exit status is 1 if there are exceptions,
      and 3 if something is not modeled.

      --as html writes a prototype instead: a page in a single file that shows each screen as a
      picture to click, what UIKit calls on the way to the next one, and the findings. It loads
      nothing from elsewhere. The flow of --flow, or else those in the folder PATH, are followed and
      can be played on the page; the exit status is 1 if one of them fails. A prototype has about
      1000 screens at most, besides those of flows.
      """,
    options: [
      .value("--as", "FORM", choices: ["report", "html"], "report or prototype (report)"),
      .value("--flow", "FILE", "flow to play in a prototype"),
      .value("--steps", "COUNT", "maximum number of steps (10000; 2500 for a prototype)"),
      .flag("--rotate", "also rotate the device in each state"),
      .value("--format", "FORM", choices: ["human", "json"], "format of the report (human)"),
      .strict, .main, .owner, .language, .device, .orientation, .system, .appearance, .images,
      .work, .output, .watch,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    let app = try arguments.appLoader.load(path, from: console)
    let options = try arguments.launchOptions(deviceIdentifier: app.graph.mainDeviceIdentifier)
    let run = ExploreRun(app, at: path, options: options, arguments, Progress(on: console))
    let result = try arguments["--as"] == "html" ? run.prototype() : run.report()
    try console.write(
      result: Array(result.text.utf8), to: arguments["-o"], madeFrom: result.inputs)
    return result.status
  }
}
