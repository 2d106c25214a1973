import BoardwalkBase
import BoardwalkDocument
import BoardwalkGit
import BoardwalkMerge
import BoardwalkProject

/// One run of `boardwalk diff`.
struct DiffRun: Sendable {
  /// Two versions of one document; nil for a version that does not have it.
  private struct Pair {
    let name: String
    let old: SourceFile?
    let new: SourceFile?
  }

  private let operands: [String]
  private let isExternal: Bool
  private let format: DifferenceReport.Format
  private let wantsStatus: Bool
  private let output: String?

  init(_ arguments: Arguments) throws(CommandError) {
    operands = arguments.operands
    isExternal = arguments.has("--external")
    format = arguments["--as"].flatMap(DifferenceReport.Format.init) ?? .text
    wantsStatus = arguments.has("--exit-code")
    output = arguments["-o"]
    guard operands.count == (isExternal ? 7 : 2) else {
      throw CommandError(
        isExternal ? "git gives an external diff seven arguments" : "name two versions to compare")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let pairs = try pairs(console)
    var texts: [String] = []
    var isDifferent = false
    for pair in pairs where pair.old?.bytes != pair.new?.bytes || format == .json {
      let (text, differs) = try compare(pair)
      if !text.isEmpty { texts.append(text) }
      isDifferent = isDifferent || differs
    }
    let text =
      format == .json && pairs.count != 1 ? Self.list(texts) : texts.joined(separator: "\n")
    try console.write(result: Array(text.utf8), to: output, madeFrom: operands)
    return wantsStatus && isDifferent ? .findings : .success
  }

  private static func list(_ documents: [String]) -> String {
    "[\n" + documents.map { String($0.dropLast()) }.joined(separator: ",\n") + "\n]\n"
  }

  // MARK: Versions

  private func pairs(_ console: Console) throws(CommandError) -> [Pair] {
    if isExternal {
      // path, then file, object name and mode of both versions
      return [
        Pair(
          name: operands[0], old: try external(operands[1]), new: try external(operands[4]))
      ]
    }
    let finder = DocumentPaths()
    guard finder.isFolder(operands[0]), finder.isFolder(operands[1]) else {
      let old = try version(operands[0], console)
      let new = try version(operands[1], console)
      return [Pair(name: new.path, old: old, new: new)]
    }
    var names: Set<String> = []
    for folder in operands {
      for path in finder.expand([folder]) { names.insert(String(path.dropFirst(folder.count))) }
    }
    var pairs: [Pair] = []
    for name in names.sorted() {
      let files = operands.map { try? SourceFile(contentsOf: $0 + name) }
      let shown = String(name.drop { $0 == "/" })
      pairs.append(Pair(name: shown, old: files[0], new: files[1]))
    }
    return pairs
  }

  /// The file that git names, under the document's own name; nil where that version lacks it.
  private func external(_ path: String) throws(CommandError) -> SourceFile? {
    path == "/dev/null"
      ? nil : SourceFile(path: operands[0], bytes: try SourceFile.opened(path).bytes)
  }

  /// The file at `name`, or the one that git knows by that name.
  private func version(_ name: String, _ console: Console) throws(CommandError) -> SourceFile {
    if let file = try? SourceFile(contentsOf: name) { return file }
    guard let colon = name.firstIndex(of: ":"),
      let git = Git(in: ".", environment: console.environment)
    else { return try SourceFile.opened(name) }
    let bytes: [UInt8]?
    do throws(GitError) {
      bytes = try git.blob(name)
    } catch {
      throw CommandError("git: \(error.message)")
    }
    guard let bytes else { throw CommandError("git has no file '\(name)'") }
    return SourceFile(path: String(name[name.index(after: colon)...]), bytes: bytes)
  }

  // MARK: Comparing

  private func compare(_ pair: Pair) throws(CommandError) -> (text: String, isDifferent: Bool) {
    guard let old = pair.old, let new = pair.new else {
      let kind = pair.old == nil ? "added" : "removed"
      return (format == .json ? "{}\n" : "\(pair.name)\n  document \(kind)\n", true)
    }
    let oldSource = DocumentSyntax(of: old).read(old).source
    let newSource = DocumentSyntax(of: new).read(new).source
    guard let oldSource, let newSource,
      let difference = try? DocumentDifference(from: oldSource, to: newSource)
    else {
      guard format != .json else {
        throw CommandError("\(pair.name) cannot be read as a document", status: .findings)
      }
      // What is no document is compared line by line.
      let lines = LineDifference(
        from: old.text(in: 0..<old.bytes.count), to: new.text(in: 0..<new.bytes.count))
      return (lines.text(pair.name), old.bytes != new.bytes)
    }
    return (
      DifferenceReport(pair.name, difference).text(as: format), !difference.isEmpty
    )
  }
}
