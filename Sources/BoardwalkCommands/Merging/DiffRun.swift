import Boardwalk
import BoardwalkBase
import BoardwalkDocument
import BoardwalkGit
import BoardwalkMerge
import BoardwalkProject

/// One run of `boardwalk diff`.
struct DiffRun: Sendable {
  /// The format of a difference.
  enum Form: String, Sendable, CaseIterable {
    case text, markdown, json, svg, html
  }

  private let operands: [String]
  private let isExternal: Bool
  private let form: Form
  private let wantsStatus: Bool
  private let output: String?

  init(_ arguments: Arguments) throws(CommandError) {
    operands = arguments.operands
    isExternal = arguments.has("--external")
    form = arguments["--as"].flatMap(Form.init) ?? .text
    wantsStatus = arguments.has("--exit-code")
    output = arguments["-o"]
    guard isExternal ? [1, 7, 9].contains(operands.count) : operands.count == 2 else {
      throw CommandError(
        isExternal
          ? "--external requires the arguments of git" : "two versions are required: A and B")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    if isExternal, operands.count == 1 {
      // Git gives only the path of a document with conflicts.
      console.outputLines(operands[0], "  conflicts are not resolved")
      return .success
    }
    let pairs = try pairs(console)
    let (text, isDifferent) =
      switch form {
      case .text: try report(pairs, as: .text)
      case .markdown: try report(pairs, as: .markdown)
      case .json: try report(pairs, as: .json)
      case .svg: try draw(pairs) { ComparisonPicture($0).text }
      case .html: try draw(pairs) { ComparisonPage($0).text }
      }
    let versions = pairs.flatMap { [$0.old, $0.new] }.compactMap { $0?.path }
    try console.write(result: Array(text.utf8), to: output, madeFrom: operands + versions)
    return wantsStatus && isDifferent ? .findings : .success
  }

  private func report(
    _ pairs: [VersionPair], as format: DifferenceReport.Format
  ) throws(CommandError) -> (text: String, isDifferent: Bool) {
    var texts: [String] = []
    var isDifferent = false
    for pair in pairs where !pair.isUnchanged || format == .json {
      let (text, differs) = try report(pair, as: format)
      if !text.isEmpty { texts.append(text) }
      isDifferent = isDifferent || differs
    }
    return (
      format == .json && pairs.count != 1 ? Self.list(texts) : texts.joined(separator: "\n"),
      isDifferent
    )
  }

  private static func list(_ documents: [String]) -> String {
    "[\n" + documents.map { String($0.dropLast()) }.joined(separator: ",\n") + "\n]\n"
  }

  // MARK: Versions

  private func pairs(_ console: Console) throws(CommandError) -> [VersionPair] {
    if isExternal {
      // The path, then file, object name and mode of both versions, and for a renamed document its
      // new path and the similarity.
      let name = operands.count > 7 ? "\(operands[0]) → \(operands[7])" : operands[0]
      return [
        VersionPair(name: name, old: try external(operands[1]), new: try external(operands[4]))
      ]
    }
    let finder = DocumentPaths()
    guard finder.isFolder(operands[0]), finder.isFolder(operands[1]) else {
      let old = try version(operands[0], console)
      let new = try version(operands[1], console)
      return [VersionPair(name: new.path, old: old, new: new)]
    }
    var names: Set<String> = []
    for folder in operands {
      for path in finder.expand([folder]) { names.insert(String(path.dropFirst(folder.count))) }
    }
    var pairs: [VersionPair] = []
    for name in names.sorted() {
      let files = operands.map { try? SourceFile(contentsOfRegularFile: $0 + name) }
      let shown = String(name.drop { $0 == "/" })
      pairs.append(VersionPair(name: shown, old: files[0], new: files[1]))
    }
    return pairs
  }

  /// The file that git names, under the document's own name; nil if that version lacks it.
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
      throw CommandError(error)
    }
    let path = String(name[name.index(after: colon)...])
    guard let bytes else {
      throw CommandError(
        "git has no file '\(name)'", notes: NameSuggestions.notes(forFile: path))
    }
    return SourceFile(path: path, bytes: bytes)
  }

  // MARK: Comparing

  private func report(
    _ pair: VersionPair, as format: DifferenceReport.Format
  ) throws(CommandError) -> (text: String, isDifferent: Bool) {
    if let change = pair.change {
      return (format == .json ? "{}\n" : "\(pair.name)\n  \(change)\n", true)
    }
    if let (_, _, difference) = pair.content {
      return (
        DifferenceReport(pair.name, difference).text(as: format), !difference.isEmpty
      )
    }
    guard format != .json, let old = pair.old, let new = pair.new else {
      throw unreadable(pair)
    }
    return (Self.lines(from: old, to: new, called: pair.name), !pair.isUnchanged)
  }

  /// The difference of two files that are no documents, line by line, without the texts of fields.
  private static func lines(
    from old: SourceFile, to new: SourceFile, called name: String
  ) -> String {
    let texts = [old, new].map(\.concealingFields.text)
    let text = LineDifference(from: texts[0], to: texts[1]).text(name)
    return text.isEmpty ? "\(name)\n  only texts of fields differ\n" : text
  }

  private func draw(
    _ pairs: [VersionPair], _ text: ([DocumentComparison]) -> String
  ) throws(CommandError) -> (text: String, isDifferent: Bool) {
    var comparisons: [DocumentComparison] = []
    for pair in pairs where !pair.isUnchanged {
      guard let comparison = DocumentComparison(pair) else { throw unreadable(pair) }
      comparisons.append(comparison)
    }
    let isDifferent = comparisons.contains { !$0.rows.isEmpty || !$0.remarks.isEmpty }
    return (text(comparisons), isDifferent)
  }

  private func unreadable(_ pair: VersionPair) -> CommandError {
    CommandError("\(pair.name) cannot be read as a document", status: .findings)
  }
}
