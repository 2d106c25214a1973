import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

extension Command {
  static let convert = Command(
    name: "convert",
    operands: "FILE",
    summary: "turns a storyboard or xib into a scene text, or a scene text into one of them",
    discussion: """
      Nothing is lost on the way: converting back gives the same bytes, but for white space that
      Interface Builder would not have written. Converting to a .scene file that exists keeps its
      names and comments, so it must have no mistakes. Words of a scene that no document is known to have
      are written as they stand, and told. For git: textconv = boardwalk convert --textconv
      """,
    options: [
      .value(
        "--to", "FORM", choices: ["scene", "storyboard", "xib", "xml"],
        "the form to write; xml is the kind it already is, in XML"),
      .flag("--canonical", "write Interface Builder's own form, whatever spelling it had"),
      .flag("--textconv", "write a scene text, or the file itself where it cannot be read"),
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document")
    let file =
      path == "-"
      ? try console.readInput() : try SourceFile.opened(path)
    let conversion = Conversion(
      form: arguments["--to"], isCanonical: arguments.has("--canonical"), output: arguments["-o"])
    if arguments.has("--textconv") {
      console.outputBytes(conversion.textconv(file))
      return .success
    }
    let mistakes = conversion.mistakesInOutput(for: file)
    if let output = arguments["-o"], !mistakes.isEmpty {
      console.error(DiagnosticFormat.human.render(mistakes, 1, console.isColored))
      throw CommandError(
        "mend \(output) first, or remove it: what is wrong there cannot be kept", status: .findings)
    }
    let (bytes, diagnostics) = conversion.convert(file)
    if !diagnostics.isEmpty {
      console.error(DiagnosticFormat.human.render(diagnostics, 1, console.isColored))
    }
    guard let bytes else { return .findings }
    let inputs = conversion.keepsSyntax(of: file) ? [] : [path]
    try console.write(result: bytes, to: arguments["-o"], madeFrom: inputs)
    return .success
  }
}
