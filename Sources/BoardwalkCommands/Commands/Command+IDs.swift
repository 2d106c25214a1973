import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

extension Command {
  static let ids = Command(
    name: "ids",
    operands: "--stabilize FILE",
    summary: "derive stable ids for a document",
    discussion: """
      Random ids differ in every edit; a derived id changes only with its object. The document is
      rewritten together with the keys of its string tables and string catalogs.
      """,
    options: [
      .flag(
        "--stabilize", aliases: ["--stabilise"], "rewrite the document and its string tables")
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document")
    guard arguments.has("--stabilize") else {
      throw CommandError("--stabilize is required")
    }
    let file = try SourceFile.opened(path)
    let (source, diagnostics) = DocumentSyntax(of: file).read(file)
    guard let tree = source?.tree else {
      console.reportCounted(diagnostics)
      return .findings
    }
    let (stable, renamed) = IDStabilizer().stabilize(tree, keeping: [])
    var outputs = [(path, stable.written(over: file, renamed: renamed))]
    for table in try StringTable.beside(path) {
      outputs.append((table.file.path, table.bytes(renaming: renamed)))
    }
    // The document is last: if a table cannot be written, the command can be repeated.
    for (path, bytes) in outputs.reversed() { try console.write(bytes, to: path) }
    console.outputLines(
      "\(renamed.count.counted("id")) changed in \(outputs.map(\.0).joined(separator: ", "))")
    return .success
  }
}
