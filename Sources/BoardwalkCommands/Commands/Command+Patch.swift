import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge
import BoardwalkProject
import BoardwalkScene

extension Command {
  static let patch = Command(
    name: "patch",
    operands: "A DIFF",
    summary: "makes the newer version of a document from the older one and their difference",
    discussion: """
      DIFF is what boardwalk diff --as json wrote; - is the input. It fits the version that it was made for
      and no other.
      """,
    options: [.output]
  ) { arguments, console throws(CommandError) in
    guard arguments.operands.count == 2 else {
      throw CommandError("name two files: a document and a difference")
    }
    let file = try SourceFile.opened(arguments.operands[0])
    let path = arguments.operands[1]
    let difference = try path == "-" ? console.readInput().bytes : SourceFile.opened(path).bytes
    guard let record = DifferenceRecord(difference) else {
      throw CommandError("\(path) holds no difference in JSON", status: .findings)
    }
    let syntax = DocumentSyntax(of: file)
    let (source, findings) = syntax.read(file)
    guard let tree = source?.tree else {
      console.report(findings, in: file)
      return .findings
    }
    let patched: ElementTree
    do throws(EditScript.Misfit) {
      patched = try record.script.apply(to: tree)
    } catch {
      throw CommandError("\(path) does not fit \(file.path): \(error.reason)", status: .findings)
    }
    let bytes =
      syntax == .scene
      ? Array(SceneWriter().write(patched, over: file).utf8) : XMLWriter().write(patched)
    try console.write(result: bytes, to: arguments["-o"], madeFrom: arguments.operands)
    return .success
  }
}
