import Boardwalk
import BoardwalkGraph
import BoardwalkNib

extension Command {
  static let compile = Command(
    name: "compile",
    operands: "PATH -o FILE",
    summary: "compile documents to a scene graph, a nib or a compiled storyboard",
    discussion: """
      A scene graph contains all documents and behaviors of an app; boardwalk run, snapshot and
      graph read it in place of them. Equal documents give equal bytes.

      --as storyboardc and --as nib compile one storyboard, xib or scene to the format that iOS
      loads. Documents with parts for which no output of Xcode is known are rejected. The result
      equals that of Xcode for the samples that it was compared with; it has not been loaded on a
      device.
      """,
    options: [
      .output, .main,
      .value(
        "--as", "FORM", choices: ["scenegraph", "storyboardc", "nib"],
        "format of the result (scenegraph)"),
      .value("--module", "NAME", "Swift module of the target"),
      .value(
        "--minimum-deployment-target", "VERSION", "oldest iOS that loads the result, from 13.0"),
      .value(
        "--target-device", "DEVICE", choices: ["iphone", "ipad"],
        "target device; the result is the same for both"),
      .value("--xcode", "VERSION", "version of Xcode to reproduce, from 7 (15)"),
      .flag("--explain-support", "list the parts that cannot be compiled to a nib; write nothing"),
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document or a folder")
    let form = arguments["--as"].flatMap(NibCommand.Form.init)
    if form != nil || arguments.has("--explain-support") {
      return try NibCommand(arguments, console).run(path, as: form)
    }
    guard let output = arguments["-o"] else {
      throw CommandError("-o FILE is required")
    }
    let app = try arguments.appLoader.load(path, from: console)
    let bytes = SceneGraphFile.encode(app.graph)
    try console.write(result: bytes, to: output, madeFrom: app.inputPaths)
    return app.unread.isEmpty ? .success : .findings
  }
}
