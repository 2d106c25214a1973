import BoardwalkBase
import BoardwalkMerge

/// The conflicts of a merge, and the ids that it changed, for people and programs.
struct ConflictReport: Sendable {
  private let name: String
  private let result: MergedDocument
  private let strings: RenamedStrings

  /// The first line of each region of the document.
  private let lines: [Int]

  /// A report on `result`, which was written as `bytes` to the document `name`.
  init(
    _ name: String, _ result: MergedDocument, in bytes: [UInt8], _ strings: RenamedStrings
  ) {
    self.name = name
    self.strings = strings
    self.result = result
    let text = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines = text.indices.filter { text[$0].starts(with: "<<<<<<<".utf8) }.map { $0 + 1 }
  }

  /// The human-readable report.
  var text: String {
    let name = name.escapedForTerminal
    let renamed = result.renamed.map {
      "\(name): note: \(strings.note(on: $0).escapedForTerminal)\n"
    }
    guard !result.conflicts.isEmpty else { return renamed.joined() }
    let head = "\(name): \(result.conflicts.count.counted("conflict"))\n"
    return renamed.joined() + head + result.conflicts.indices.map(entry).joined()
  }

  private func entry(_ index: Int) -> String {
    let conflict = result.conflicts[index]
    let around = conflict.object.dropLast()
    var lines = ["\(position(of: index)): conflict: \(conflict.title) [\(conflict.key)]"]
    if !around.isEmpty { lines.append("        in \(around.joined(separator: " > "))") }
    for (version, value) in versions(of: conflict) {
      lines.append("        \(version): \(value ?? "nothing")")
    }
    return lines.terminalLines
  }

  private func position(of index: Int) -> String {
    line(of: index).map { "\(name):\($0)" } ?? name
  }

  private func line(of index: Int) -> Int? {
    result.regions[index].flatMap { lines.indices.contains($0) ? lines[$0] : nil }
  }

  private func versions(of conflict: Conflict) -> [(String, String?)] {
    let values = conflict.values
    return [("base", values.base), ("ours", values.ours), ("theirs", values.theirs)]
  }

  /// The JSON report.
  var json: String {
    let report = Report(
      path: name,
      conflicts: result.conflicts.indices.map { index in
        let conflict = result.conflicts[index]
        return Report.Conflict(
          key: conflict.key, subject: conflict.subjectName, title: conflict.title,
          object: conflict.object, element: conflict.element, id: conflict.id, part: conflict.part,
          base: conflict.values.base, ours: conflict.values.ours, theirs: conflict.values.theirs,
          line: line(of: index))
      },
      renamedIDs: result.renamed.map {
        Report.RenamedID(
          side: $0.side.rawValue, old: $0.old, new: $0.new, tables: strings.tables(naming: $0))
      })
    return (try? SortedJSON.text(report)) ?? "{}\n"
  }

  /// The shape of the JSON report; its `schema` grows when it changes.
  private struct Report: Encodable {
    struct Conflict: Encodable {
      let key: String
      let subject: String
      let title: String
      let object: [String]
      let element: String
      let id: String?
      let part: String
      let base: String?
      let ours: String?
      let theirs: String?
      let line: Int?
    }

    struct RenamedID: Encodable {
      let side: String
      let old: String
      let new: String

      /// The string tables that name the old id, or did so until they were rewritten.
      let tables: [String]
    }

    let schema = 1
    let path: String
    let conflicts: [Conflict]
    let renamedIDs: [RenamedID]
  }
}
