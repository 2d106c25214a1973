import Boardwalk
import BoardwalkGraph

extension Command {
  static let compile = Command(
    name: "compile",
    operands: "PATH -o FILE",
    summary: "compiles a document, or a folder of them, to one scene graph",
    discussion: """
      The graph needs no documents to run: boardwalk run, snapshot and graph take it in their place.
      The same documents always give the same bytes.
      """,
    options: [.output, .main]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document or a folder")
    guard let output = arguments["-o"] else {
      throw CommandError("say where to write the graph: -o FILE")
    }
    let app = try arguments.appLoader.load(path, from: console)
    let bytes = SceneGraphFile.encode(app.graph)
    try console.write(result: bytes, to: output, madeFrom: app.inputPaths)
    return .success
  }
}
