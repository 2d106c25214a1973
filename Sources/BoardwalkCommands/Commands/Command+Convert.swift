import BoardwalkProject
import BoardwalkSource
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
    let file: SourceFile
    if path == "-" {
      file = SourceFile(path: "<stdin>", bytes: console.readAll())
    } else if let opened = try? SourceFile(contentsOf: path) {
      file = opened
    } else {
      throw CommandError("cannot open \(path)", notes: ["is there a file of that name?"])
    }
    do throws(UnreadableDocument) {
      let source = try XMLReader().read(file)
      let bytes = XMLWriter(canonical: arguments.has("--canonical")).write(source.tree)
      guard let output = arguments["-o"], output != "-" else {
        console.outputBytes(bytes)
        return .success
      }
      try OutputFile(path: output).write(bytes)
      return .success
    } catch {
      let diagnostics = Diagnostic.locate([error.finding], in: file)
      console.error(DiagnosticFormat.human.render(diagnostics, 1, console.isColored))
      return .findings
    }
  }
}
