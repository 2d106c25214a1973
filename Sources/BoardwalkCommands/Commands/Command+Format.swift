import BoardwalkProject
import BoardwalkScene
import BoardwalkSource

extension Command {
  static let format = Command(
    name: "format",
    operands: "[PATHS]",
    summary: "brings scene texts into their canonical layout",
    discussion: """
      PATHS are .scene files and folders; without any, the folder you stand in; - is the input. A file
      with mistakes is left as it is.
      """,
    options: [
      .flag("--check", "write nothing; end with 1 if a file is not in its canonical layout"),
      .flag("--diff", "write nothing; show what would change"),
    ]
  ) { arguments, console throws(CommandError) in
    if arguments.operands == ["-"] { return formatInput(console) }
    let finder = DocumentPaths()
    let paths = (arguments.operands.isEmpty ? ["."] : arguments.operands).flatMap { path in
      finder.isFolder(path) ? finder.files(in: path) { $0 == "scene" } : [path]
    }
    var status = ExitStatus.success
    for path in paths {
      let file = try SourceFile.opened(path)
      let (text, findings) = SceneFormatter().format(file)
      guard let text else {
        console.error(
          DiagnosticFormat.human.render(
            Diagnostic.locate(findings, in: file), 1, console.isColored))
        status = .findings
        continue
      }
      guard Array(text.utf8) != file.bytes else { continue }
      if arguments.has("--check") {
        console.output("\(path)\n")
        status = .findings
      } else if arguments.has("--diff") {
        let old = file.text(in: 0..<file.bytes.count)
        console.output(LineDifference(from: old, to: text).text(path))
      } else {
        try OutputFile(path: path).write(Array(text.utf8))
      }
    }
    return status
  }

  private static func formatInput(_ console: Console) -> ExitStatus {
    let file = SourceFile(path: "<stdin>", bytes: console.readAll())
    let (text, findings) = SceneFormatter().format(file)
    guard let text else {
      console.error(
        DiagnosticFormat.human.render(Diagnostic.locate(findings, in: file), 1, console.isColored))
      return .findings
    }
    console.output(text)
    return .success
  }
}
