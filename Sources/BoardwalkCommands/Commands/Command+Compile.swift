import Boardwalk
import BoardwalkGraph
import BoardwalkNib

extension Command {
  static let compile = Command(
    name: "compile",
    operands: "PATH -o FILE",
    summary: "compiles a document, or a folder of them, to one scene graph",
    discussion: """
      The graph needs no documents to run: boardwalk run, snapshot and graph take it in their place.
      The same documents always give the same bytes.

      --as storyboardc and --as nib compile one storyboard, xib or scene to what iOS loads. A document
      is compiled whole or not at all: parts without evidence of Xcode's output are refused by name.
      The result equals Xcode's on the samples that it was compared with; no device has loaded it.
      """,
    options: [
      .output, .main,
      .value(
        "--as", "FORM", choices: ["scenegraph", "storyboardc", "nib"],
        "what to compile to; a scene graph unless it is given"),
      .value("--module", "NAME", "the Swift module of the target's own classes"),
      .value(
        "--minimum-deployment-target", "VERSION", "the oldest iOS that loads the result, from 13.0"),
      .value(
        "--target-device", "DEVICE", choices: ["iphone", "ipad"],
        "a device to compile for; the result is the same for both"),
      .value("--xcode", "VERSION", "the imitated version of Xcode, from 7 on; 15 by default"),
      .flag("--explain-support", "list what cannot be compiled to a nib, and write nothing"),
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document or a folder")
    let form = arguments["--as"].flatMap(NibCommand.Form.init)
    if form != nil || arguments.has("--explain-support") {
      return try NibCommand(arguments, console).run(path, as: form)
    }
    guard let output = arguments["-o"] else {
      throw CommandError("say where to write the graph: -o FILE")
    }
    let app = try arguments.appLoader.load(path, from: console)
    let bytes = SceneGraphFile.encode(app.graph)
    try console.write(result: bytes, to: output, madeFrom: app.inputPaths)
    return .success
  }
}
