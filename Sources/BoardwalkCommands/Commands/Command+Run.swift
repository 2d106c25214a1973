import Boardwalk
import BoardwalkBase
import BoardwalkFlow
import BoardwalkSimulation

extension Command {
  static let run = Command(
    name: "run",
    operands: "PATH",
    summary: "run an app interactively or with a flow",
    discussion: """
      At a terminal, a prompt reads one step per line, and Tab completes it. Otherwise the steps
      come from the standard input or from a flow. help lists the commands.
      """,
    options: [
      .value("--flow", "FILE", "run this flow"),
      .flag("--trace", "print all callbacks, also those of UIKit's containers"),
      .value("--as", "FORM", choices: ["text", "json"], "format of the trace (text)"),
      .statements, .traceLayout, .strict, .seed, .main, .owner, .language, .device, .orientation,
      .system, .work,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    let app = try arguments.appLoader.load(path, from: console)
    let options = try arguments.launchOptions(deviceIdentifier: app.graph.mainDeviceIdentifier)
    let session = FlowSession(app.graph, options: options)
    let budget = try arguments.workBudget()
    let isJSON = arguments["--as"] == "json"
    var input: FlowInput?
    if let flow = arguments["--flow"] {
      input = try FlowInput(contentsOf: flow, reportingMistakesTo: console)
      guard input != nil else { return .findings }
    } else if isJSON || !console.isInteractive {
      input = FlowInput(console)
    }
    if isJSON, let input {
      return try JSONWalk(session, console: console).follow(input, within: budget)
    }
    var settings = LaunchSettings(options)
    settings.language = arguments["--language"]
    settings.document = arguments["--main"]
    var walk = RunSession(
      session, of: app, launchedWith: settings, console: console, showsAll: arguments.has("--trace")
    )
    guard let input else { return walk.ask() }
    return try walk.follow(input, within: budget)
  }
}
