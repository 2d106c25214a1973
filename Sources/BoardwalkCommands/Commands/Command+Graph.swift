import BoardwalkGraph
import BoardwalkSnapshot

extension Command {
  static let graph = Command(
    name: "graph",
    operands: "PATH",
    summary: "draws the ways between the scenes",
    discussion: "",
    options: [
      .value(
        "--as", "FORM", choices: NavigationGraph.Form.allCases.map(\.rawValue),
        "how to draw them (text)"),
      .main,
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    var loader = arguments.appLoader(console)
    loader.requiresMain = false
    let app = try loader.load(path)
    let form = arguments["--as"].flatMap(NavigationGraph.Form.init) ?? .text
    let text = NavigationGraph(app.graph).render(form)
    if let output = arguments["-o"] {
      try OutputFile(path: output).write(Array(text.utf8))
    } else {
      console.output(text)
    }
    return .success
  }
}
