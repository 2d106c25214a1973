import Boardwalk
import BoardwalkBase
import BoardwalkGraph
import BoardwalkSnapshot
import BoardwalkWeb

extension Command {
  static let graph = Command(
    name: "graph",
    operands: "PATH",
    summary: "draw the navigation graph",
    discussion: """
      The forms html and svg are maps: each scene as a picture at its place on Interface Builder's canvas, with
      arrows for segues and relationships. html is a page in a single file, with the views, connections,
      constraints and findings of each scene; open it in a browser. It loads nothing from elsewhere.
      --device, --appearance, --language, --text-size, --images and --work are for maps.
      """,
    options: [
      .value("--as", "FORM", choices: GraphForm.all.map(\.name), "format of the graph (text)"),
      .main, .language, .device, .textSize, .appearance, .images,
      .work, .output, .watch,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    var loader = arguments.appLoader
    loader.requiresMain = false
    let app = try loader.load(path, from: console)
    let form = GraphForm.all.first { $0.name == arguments["--as"] } ?? .text
    let drawing = try form.drawing(of: app, at: path, arguments)
    try console.write(
      result: Array(drawing.text.utf8), to: arguments["-o"], madeFrom: app.inputPaths)
    return console.reportOmission(of: drawing.omittedScenes, because: try arguments.workBudget())
  }
}
