import Boardwalk
import BoardwalkGraph
import BoardwalkSnapshot

extension Command {
  static let graph = Command(
    name: "graph",
    operands: "PATH",
    summary: "draw the navigation graph",
    discussion: "",
    options: [
      .value(
        "--as", "FORM", choices: GraphRenderer.Format.allCases.map(\.rawValue),
        "format of the graph (text)"),
      .main,
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    var loader = arguments.appLoader
    loader.requiresMain = false
    let app = try loader.load(path, from: console)
    let format = arguments["--as"].flatMap(GraphRenderer.Format.init) ?? .text
    guard let text = try? GraphRenderer(format).text(of: app.graph) else {
      throw CommandError("the graph cannot be written as \(format.rawValue)", status: .bug)
    }
    try console.write(
      result: Array(text.utf8), to: arguments["-o"], madeFrom: app.inputPaths)
    return .success
  }
}
