import BoardwalkBase
import BoardwalkDocument
import BoardwalkGit
import BoardwalkMerge
import BoardwalkProject
import BoardwalkScene

/// One run of `boardwalk merge`.
struct MergeRun: Sendable {
  /// The paths of the three files as they were given.
  private let paths: ThreeWay<String>

  /// The name of the document in messages.
  private let name: String

  /// Whether git runs it, which requires a result for any versions.
  private let isDriver: Bool

  private let output: String
  private let style: ConflictStyle
  private let options: MergeOptions
  private let isJSON: Bool
  private let markerSize: Int

  init(_ arguments: Arguments) throws(CommandError) {
    let operands = arguments.operands
    guard operands.count == 3 || operands.count == 4 else {
      throw CommandError("three files are required: the base, ours and theirs")
    }
    paths = ThreeWay(base: operands[0], ours: operands[1], theirs: operands[2])
    isDriver = operands.count == 4
    output = arguments["-o"] ?? operands[1]
    name = isDriver ? operands[3] : output == "-" ? operands[1] : output
    style = arguments["--conflict-style"].flatMap(ConflictStyle.init) ?? .markers
    var options = try Self.options(arguments.all("--policy"))
    for decision in arguments.all("--decide") {
      let (conflict, side) = try Self.pair(decision, example: "--decide But-to-001/title=theirs")
      options.resolutions[conflict] = side
    }
    self.options = options
    isJSON = arguments["--format"] == "json"
    guard let size = Int(arguments["--marker-size"] ?? "7"), (1...200).contains(size) else {
      throw CommandError("--marker-size requires a number from 1 to 200")
    }
    // Shorter markers are not recognized, and git may ask for them.
    markerSize = max(7, size)
  }

  private static func options(_ policies: [String]) throws(CommandError) -> MergeOptions {
    var options = MergeOptions()
    for policy in policies {
      let (name, side) = try pair(policy, example: "--policy style=theirs")
      guard let conflictClass = ConflictClass(rawValue: name) else {
        throw CommandError(
          "there is no class of conflicts '\(name)'",
          notes: CommandError.suggestions(name, among: ConflictClass.allCases.map(\.rawValue)))
      }
      options.policies[conflictClass] = side
    }
    return options
  }

  /// The name and the side in `text`, such as `style=theirs`.
  private static func pair(
    _ text: String, example: String
  ) throws(CommandError) -> (name: String, side: Side) {
    guard let sign = text.lastIndex(of: "="),
      let side = Side(rawValue: String(text[text.index(after: sign)...]))
    else {
      throw CommandError(
        "'\(text)' does not contain a side (ours or theirs)", notes: ["example: \(example)"])
    }
    return (String(text[..<sign]), side)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let files = ThreeWay(
      base: try SourceFile.opened(paths.base), ours: try SourceFile.opened(paths.ours),
      theirs: try SourceFile.opened(paths.theirs)
    ).map { SourceFile(path: isDriver ? name : $0.path, bytes: $0.bytes) }
    if let side = files.map(\.bytes).changedSide {
      if !isDriver { _ = try read(files[side], side.rawValue) }
      try write(files[side].bytes, console)
      return .success
    }
    let sources: ThreeWay<LocatedTree>
    do throws(CommandError) {
      sources = try read(files)
    } catch {
      return try mergeLines(because: error, console)
    }
    return try merge(sources, files, console)
  }

  private func read(_ files: ThreeWay<SourceFile>) throws(CommandError) -> ThreeWay<LocatedTree> {
    let ours = try read(files.ours, "ours")
    let theirs = try read(files.theirs, "theirs")
    // Both sides may have added the document.
    let isNew = files.base.bytes.allSatisfy { $0 <= 0x20 }
    let base = isNew ? EmptyBase.of(ours, theirs) : try read(files.base, "the base")
    return ThreeWay(base: base, ours: ours, theirs: theirs)
  }

  private func read(_ file: SourceFile, _ version: String) throws(CommandError) -> LocatedTree {
    let (source, diagnostics) = DocumentSyntax(of: file).read(file)
    if let source, source.tree.root != nil { return source }
    let reason = diagnostics.first.map { "\($0.message) [\($0.rule)]" } ?? "the file is empty"
    throw CommandError("\(version) cannot be read as a document: \(reason)")
  }

  // MARK: Object by object

  private func merge(
    _ sources: ThreeWay<LocatedTree>, _ files: ThreeWay<SourceFile>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let isScene = DocumentSyntax(of: files.ours) == .scene
    var merge = ThreeWayMerge()
    merge.options = options
    if style == .markers, !isScene {
      merge.markers = ConflictMarkers(size: markerSize)
    }
    let result: MergedDocument
    do throws(UnmergeableDocument) {
      result = try merge.merge(sources)
    } catch {
      return try mergeLines(
        because: CommandError("\(error.document) cannot be merged: \(error.reason)"), console)
    }
    let strings = try strings(for: result)
    if isScene, !result.conflicts.isEmpty, style == .markers {
      report(ConflictReport(name, result, in: [], strings), console)
      return try mergeLines(because: nil, console)
    }
    let bytes = bytes(of: result, files)
    // The document is last: if a table cannot be written, the command can be repeated.
    for table in strings.outputs { try console.write(table.bytes, to: table.path) }
    try write(bytes, console)
    let report = ConflictReport(name, result, in: bytes, strings)
    if style == .document, !result.conflicts.isEmpty, output != "-" {
      try console.write(Array(report.json.utf8), to: output + ".conflicts.json")
    }
    self.report(report, console)
    guard result.conflicts.isEmpty else { return .findings }
    let errors = NewErrors(
      in: SourceFile(path: name, bytes: bytes), since: [files.ours, files.theirs]
    ).diagnostics
    if !errors.isEmpty { console.reportCounted(errors) }
    return errors.isEmpty ? .success : .findings
  }

  private func bytes(of result: MergedDocument, _ files: ThreeWay<SourceFile>) -> [UInt8] {
    if let side = result.origin { return files[side].bytes }
    let bytes = result.tree.written(over: files.ours)
    let isWellFormed = result.conflicts.isEmpty || style == .document
    guard isWellFormed, !result.disputedFrames.isEmpty else { return bytes }
    let frames = SolvedFrames(
      of: result.disputedFrames, in: SourceFile(path: name, bytes: bytes))
    return frames.isEmpty ? bytes : frames.applied(to: result.tree).written(over: files.ours)
  }

  /// The string tables beside the versions. As git's driver ours is at its place in the repository,
  /// and theirs is a file without tables.
  private func strings(for result: MergedDocument) throws(CommandError) -> RenamedStrings {
    try RenamedStrings(
      result.renamed,
      beside: isDriver ? [.ours: name] : [.ours: paths.ours, .theirs: paths.theirs],
      rewritesOurs: !isDriver && output == paths.ours)
  }

  private func report(_ report: ConflictReport, _ console: Console) {
    if isJSON, output != "-" {
      console.output(report.json)
    } else {
      console.error(isJSON ? report.json : report.text)
    }
  }

  // MARK: Line by line

  /// Leaves git's own merge of lines, for documents that cannot be merged by objects.
  private func mergeLines(
    because error: CommandError?, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    if let error, !isDriver { throw error }
    guard let git = Git(in: ".", environment: console.environment) else {
      throw CommandError("git is required for a line merge and was not found", status: .findings)
    }
    if let error { console.errorLines("\(name): \(error.message)", "  merged line by line") }
    let merged: (bytes: [UInt8], conflicts: Int)?
    do throws(GitError) {
      merged = try git.mergeLines(
        base: paths.base, ours: paths.ours, theirs: paths.theirs, markerSize: markerSize)
    } catch {
      throw CommandError(error.message, status: .findings)
    }
    if let merged { try write(merged.bytes, console) }
    return .findings
  }

  private func write(_ bytes: [UInt8], _ console: Console) throws(CommandError) {
    if output == "-" { return console.outputBytes(bytes) }
    try console.write(bytes, to: output)
  }
}
