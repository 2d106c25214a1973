import BoardwalkBase
import BoardwalkFlow
import BoardwalkSimulation

extension Command {
  static let run = Command(
    name: "run",
    operands: "PATH",
    summary: "runs an app: a walk through its screens, at a prompt or by a flow",
    discussion: """
      At a terminal you are asked what to do next, and Tab completes it; otherwise the lines of the
      input are done, or those of a flow file. help lists what can be said.
      """,
    options: [
      .value("--flow", "FILE", "do what this file says"),
      .flag("--trace", "print every callback, those of UIKit's own containers too"),
      .value("--as", "FORM", choices: ["text", "json"], "how to print what happens (text)"),
      .statements, .seed, .main, .owner, .language, .device, .orientation, .system,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    let app = try arguments.appLoader(console).load(path)
    let device = app.graph.main.flatMap { app.graph.documents[$0].device }?.identifier
    let options = try arguments.launchOptions(deviceIdentifier: device)
    let session = FlowSession(app.graph, options: options)
    if arguments["--as"] == "json" {
      let file =
        if let flow = arguments["--flow"] {
          try SourceFile.opened(flow)
        } else {
          try console.readInput()
        }
      return try JSONWalk(session, console: console).follow(Flow(file))
    }
    var settings = LaunchSettings(options)
    settings.language = arguments["--language"]
    settings.document = arguments["--main"]
    var walk = Walk(
      session, of: app, launchedWith: settings, console: console, showsAll: arguments.has("--trace")
    )
    if let flow = arguments["--flow"] {
      return try walk.follow(Flow(try .opened(flow)))
    }
    return console.isInteractive ? walk.ask() : try walk.readLines()
  }
}
