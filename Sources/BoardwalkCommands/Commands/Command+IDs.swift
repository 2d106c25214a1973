import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

extension Command {
  static let ids = Command(
    name: "ids",
    operands: "FILE",
    summary: "gives a document ids that follow from what its objects are",
    discussion: """
      Random ids make noise in every diff; derived ones change only when their object does. The
      document is rewritten, and so are the keys of its string tables and string catalogs beside it.
      """,
    options: [
      .flag(
        "--stabilize", aliases: ["--stabilise"], "rewrite the document and its string tables")
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document")
    guard arguments.has("--stabilize") else {
      throw CommandError("say what to do with the ids: --stabilize")
    }
    let file = try SourceFile.opened(path)
    let syntax = DocumentSyntax(of: file)
    let (source, findings) = syntax.read(file)
    guard let tree = source?.tree else {
      console.error(
        DiagnosticFormat.human.render(Diagnostic.locate(findings, in: file), 1, console.isColored))
      return .findings
    }
    let (stable, renamed) = IDStabilizer().stabilize(tree, keeping: [])
    var outputs = [
      (
        path,
        syntax == .scene
          ? Array(SceneWriter().write(stable, over: file, renamed: renamed).utf8)
          : XMLWriter().write(stable)
      )
    ]
    for table in StringTablePaths.beside(path) {
      let strings = try SourceFile.opened(table)
      let isCatalog = strings.pathExtension == "xcstrings"
      outputs.append(
        (
          table,
          isCatalog
            ? Translations(strings)?.bytes(renaming: renamed) ?? strings.bytes
            : StringsRewriter(renamed).rewrite(strings.bytes)
        ))
    }
    // The document last: where a table cannot be written, the same command can be run again.
    for (path, bytes) in outputs.reversed() { try console.write(bytes, to: path) }
    console.output(
      ["\(renamed.count) ids changed in \(outputs.map(\.0).joined(separator: ", "))"].terminalLines)
    return .success
  }
}

/// Where the string tables of a document lie.
enum StringTablePaths {
  /// The tables for the document at `path`: in the `.lproj` folders beside it, or beside the one it is
  /// in itself; a string catalog may lie outside of them.
  static func beside(_ path: String) -> [String] {
    var folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let stem = SourceFile(path: path, bytes: []).stem
    if folder.hasSuffix(".lproj") {
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
    }
    let catalog = stem + ".xcstrings"
    return DocumentPaths().files(in: folder) { ["strings", "xcstrings"].contains($0) }
      .filter { table in
        let parts = table.dropFirst(folder.count + 1).split(separator: "/")
        if parts.count == 1 { return parts[0] == catalog }
        return parts.count == 2 && parts[0].hasSuffix(".lproj")
          && [stem + ".strings", catalog].contains(String(parts[1]))
      }
  }
}
