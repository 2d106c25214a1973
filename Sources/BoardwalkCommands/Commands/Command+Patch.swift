import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge
import BoardwalkProject
import BoardwalkScene

extension Command {
  static let patch = Command(
    name: "patch",
    operands: "A DIFF",
    summary: "apply a difference to a document",
    discussion: """
      DIFF is the output of boardwalk diff --as json; - is the standard input. A difference applies
      only to the version that it was made from.
      """,
    options: [.output]
  ) { arguments, console throws(CommandError) in
    guard arguments.operands.count == 2 else {
      throw CommandError("two files are required: a document and a difference")
    }
    let file = try SourceFile.opened(arguments.operands[0])
    let path = arguments.operands[1]
    guard let record = DifferenceRecord(try console.read(path).bytes) else {
      throw CommandError("\(path) is not a difference in JSON", status: .findings)
    }
    let (source, diagnostics) = DocumentSyntax(of: file).read(file)
    guard let tree = source?.tree else {
      console.report(diagnostics)
      return .findings
    }
    let patched: ElementTree
    do throws(EditScript.ApplyError) {
      patched = try record.script.apply(to: tree)
    } catch {
      throw CommandError("\(path) does not fit \(file.path): \(error.reason)", status: .findings)
    }
    let result = SourceFile(path: file.path, bytes: patched.written(over: file))
    let copy = DocumentSyntax(of: file).read(result).source
    guard let copy, copy.tree.hasSameContent(as: patched) else {
      throw CommandError(
        "\(path) is damaged: its result cannot be read as a document", status: .findings)
    }
    try console.write(
      result: result.bytes, to: arguments["-o"], madeFrom: arguments.operands)
    return .success
  }
}
