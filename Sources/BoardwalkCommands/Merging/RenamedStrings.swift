import BoardwalkMerge

/// The string tables of the versions of a merge, whose keys begin with ids.
///
/// Our tables are renamed if the merged document replaces ours. Their tables, and all tables while
/// git merges, belong to other merges: the ids are reported.
struct RenamedStrings: Sendable {
  private let tables: [Side: [StringTable]]
  private let renamed: [RenamedID]

  /// Whether the tables of ours are rewritten.
  private let rewritesOurs: Bool

  /// The tables of the documents at `paths`; a side without a path has none.
  init(
    _ renamed: [RenamedID], beside paths: [Side: String], rewritesOurs: Bool
  ) throws(CommandError) {
    self.renamed = renamed
    self.rewritesOurs = rewritesOurs
    var tables: [Side: [StringTable]] = [:]
    for side in Side.allCases where renamed.contains(where: { $0.side == side }) {
      guard let path = paths[side] else { continue }
      tables[side] = try StringTable.beside(path)
    }
    self.tables = tables
  }

  /// The tables to write.
  var outputs: [(path: String, bytes: [UInt8])] {
    guard rewritesOurs else { return [] }
    let ids = Dictionary(
      renamed.filter { $0.side == .ours }.map { ($0.old, $0.new) },
      uniquingKeysWith: { first, _ in first })
    return (tables[.ours] ?? []).compactMap { table in
      let bytes = table.bytes(renaming: ids)
      return bytes == table.file.bytes ? nil : (table.file.path, bytes)
    }
  }

  /// The tables that name the old id of `change`.
  func tables(naming change: RenamedID) -> [String] {
    (tables[change.side] ?? []).filter {
      $0.bytes(renaming: [change.old: change.new]) != $0.file.bytes
    }.map(\.file.path)
  }

  /// The message about `change`.
  func note(on change: RenamedID) -> String {
    let start = "the id '\(change.old)' of \(change.side.rawValue) is now '\(change.new)'"
    guard tables[change.side] != nil else {
      return start + "; string tables that name it must follow"
    }
    let names = tables(naming: change).joined(separator: ", ")
    if names.isEmpty { return start }
    return start
      + (change.side == .ours && rewritesOurs ? ", also in \(names)" : "; rename it in \(names)")
  }
}
