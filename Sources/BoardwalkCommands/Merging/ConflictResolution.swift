import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge
import BoardwalkProject

/// One run of `boardwalk merge --resolve`: takes one side between conflict markers.
struct ConflictResolution: Sendable {
  private let side: Side

  /// By file, the lines of the conflicts to settle; nil for all of them.
  private let conflicts: [(path: String, lines: Set<Int>?)]

  /// The resolution of `conflicts`, each `FILE` or `FILE:LINE`, with `side`.
  init(_ side: Side, _ conflicts: [String]) throws(CommandError) {
    self.side = side
    guard !conflicts.isEmpty else {
      throw CommandError("conflicts are required: FILE or FILE:LINE")
    }
    var found: [(path: String, lines: Set<Int>?)] = []
    for conflict in conflicts {
      let parts = conflict.split(separator: ":")
      let line = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
      let path = line == nil ? conflict : parts.dropLast().joined(separator: ":")
      guard let index = found.firstIndex(where: { $0.path == path }) else {
        found.append((path, line.map { [$0] }))
        continue
      }
      if let line { found[index].lines?.insert(line) } else { found[index].lines = nil }
    }
    self.conflicts = found
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var status = ExitStatus.success
    for (path, lines) in conflicts {
      let file = try SourceFile.opened(path)
      guard var regions = ConflictRegions(file.bytes), !regions.lines.isEmpty else {
        throw CommandError("\(path) has no conflict markers", status: .findings)
      }
      let known = Set(regions.lines)
      if let wrong = lines?.subtracting(known).min() {
        throw CommandError(
          "no conflict begins at \(path):\(wrong)",
          notes: ["conflicts begin at: " + regions.lines.map { "\($0)" }.joined(separator: ", ")])
      }
      let versions = Side.allCases.map { SourceFile(path: path, bytes: regions.bytes(of: $0)) }
      regions.resolve(lines ?? known, with: side)
      let resolved = SourceFile(path: path, bytes: regions.bytes())
      let bytes = Self.completed(resolved, from: versions)
      try console.write(bytes, to: path)
      let isSound = report(SourceFile(path: path, bytes: bytes), since: versions, console)
      if !isSound { status = .findings }
    }
    return status
  }

  /// The bytes of `file`, whose conflicts of two `versions` are resolved, as a merge would write
  /// them: without references to deleted objects, and with solved frames.
  private static func completed(_ file: SourceFile, from versions: [SourceFile]) -> [UInt8] {
    func tree(_ file: SourceFile) -> ElementTree? {
      DocumentSyntax(of: file).read(file).source?.tree
    }
    guard let resolved = tree(file) else { return file.bytes }
    let removal = ReferenceRemoval(from: resolved, since: versions.compactMap(tree))
    let sound = removal.isEmpty ? resolved : removal.result
    let bytes = removal.isEmpty ? file.bytes : sound.written(over: file)
    let frames = SolvedFrames(in: SourceFile(path: file.path, bytes: bytes))
    return frames.isEmpty ? bytes : frames.applied(to: sound).written(over: file)
  }

  /// Reports the undecided conflicts in `file`, or its errors that none of `versions` has; returns
  /// whether there are none.
  private func report(
    _ file: SourceFile, since versions: [SourceFile], _ console: Console
  ) -> Bool {
    let left = ConflictRegions(file.bytes)?.lines ?? []
    guard left.isEmpty else {
      let places = left.map { "\(file.path):\($0)" }.joined(separator: ", ")
      console.errorLines("\(file.path): unresolved: \(places)")
      return false
    }
    let (source, diagnostics) = DocumentSyntax(of: file).read(file)
    guard source != nil else {
      console.report(diagnostics)
      return false
    }
    let errors = NewErrors(in: file, since: versions).diagnostics
    if !errors.isEmpty { console.reportCounted(errors) }
    return errors.isEmpty
  }
}
