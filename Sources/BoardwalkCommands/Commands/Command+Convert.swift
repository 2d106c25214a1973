import BoardwalkProject
import BoardwalkSource
import BoardwalkTree
import BoardwalkXML

extension Command {
  static let convert = Command(
    name: "convert",
    operands: "FILE",
    summary: "reads a document and writes it again, byte for byte",
    discussion: """
      With --canonical it is written in Interface Builder's own form, whatever spelling it had: use
      that after a merge or an edit by hand.
      """,
    options: [
      .value("--to", "FORM", choices: ["xml"], "the form to write: xml, the kind it already is"),
      .flag("--canonical", "write Interface Builder's own form"),
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document")
    let file =
      path == "-"
      ? SourceFile(path: "<stdin>", bytes: console.readAll()) : try SourceFile.opened(path)
    guard let source = read(file, console) else { return .findings }
    let bytes = XMLWriter(canonical: arguments.has("--canonical")).write(source.tree)
    if let output = arguments["-o"], output != "-" {
      try OutputFile(path: output).write(bytes)
    } else {
      console.outputBytes(bytes)
    }
    return .success
  }

  private static func read(_ file: SourceFile, _ console: Console) -> LocatedTree? {
    do throws(UnreadableDocument) {
      return try XMLReader().read(file)
    } catch {
      let diagnostics = Diagnostic.locate([error.finding], in: file)
      console.error(DiagnosticFormat.human.render(diagnostics, 1, console.isColored))
      return nil
    }
  }
}
