import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

extension Command {
  static let convert = Command(
    name: "convert",
    operands: "FILE",
    summary: "convert a storyboard or xib to a scene text, or a scene text to XML",
    discussion: """
      The conversion is lossless: converting back gives the same bytes, except for white space that
      Interface Builder does not write. Converting to an existing .scene file keeps its names and
      comments and requires that it has no errors. Unknown words of a scene are kept and reported as
      warnings. For git: textconv = boardwalk convert --textconv
      """,
    options: [
      .value(
        "--to", "FORM", choices: ["scene", "storyboard", "xib", "xml"],
        "format of the result; xml keeps the kind of document"),
      .flag("--canonical", "write Interface Builder's canonical form"),
      .flag("--textconv", "write a scene text, or the unchanged file if it cannot be read"),
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document")
    let file = try console.read(path)
    try requireKnownExtension(arguments["-o"])
    let conversion = Conversion(
      form: arguments["--to"], isCanonical: arguments.has("--canonical"), output: arguments["-o"])
    if arguments.has("--textconv") {
      console.outputBytes(conversion.textconv(file))
      return .success
    }
    let mistakes = conversion.mistakesInOutput(for: file)
    if let output = arguments["-o"], !mistakes.isEmpty {
      console.reportCounted(mistakes)
      throw CommandError(
        "\(output) has errors, so its names and comments cannot be kept",
        notes: ["correct the errors, or remove the file"], status: .findings)
    }
    let (bytes, diagnostics, kind) = conversion.convert(file)
    if let mismatch = conversion.mismatch(of: kind, in: file, for: arguments["-o"]) {
      throw mismatch
    }
    console.reportCounted(diagnostics)
    guard let bytes else { return .findings }
    let inputs = conversion.keepsSyntax(of: file) ? [] : [path]
    try console.write(result: bytes, to: arguments["-o"], madeFrom: inputs)
    return .success
  }

  /// Requires that the extension of `path` is not misspelled.
  private static func requireKnownExtension(_ path: String?) throws(CommandError) {
    guard let path, let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return }
    let name = String(path[path.index(after: dot)...])
    let known = DocumentPaths.extensions.sorted()
    guard !known.contains(name.lowercased()), let meant = Misspelling(name).closest(in: known)
    else { return }
    throw CommandError(
      "'.\(name)' is not the extension of a document", notes: ["did you mean .\(meant)?"])
  }
}
