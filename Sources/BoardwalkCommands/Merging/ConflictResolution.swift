import BoardwalkBase
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
      regions.resolve(lines ?? known, with: side)
      let bytes = regions.bytes()
      try console.write(bytes, to: path)
      if !report(SourceFile(path: path, bytes: bytes), console) { status = .findings }
    }
    return status
  }

  /// Reports what is left to decide in `file`, and returns whether nothing is.
  private func report(_ file: SourceFile, _ console: Console) -> Bool {
    let left = ConflictRegions(file.bytes)?.lines ?? []
    guard left.isEmpty else {
      let places = left.map { "\(file.path):\($0)" }.joined(separator: ", ")
      console.error("\(file.path): unresolved: \(places)\n")
      return false
    }
    let (source, findings) = DocumentSyntax(of: file).read(file)
    if source == nil { console.report(findings, in: file) }
    return source != nil
  }
}
