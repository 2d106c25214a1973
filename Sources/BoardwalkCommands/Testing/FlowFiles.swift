import BoardwalkBase
import BoardwalkProject
import Foundation

/// The flows that a user means by naming files and folders.
struct FlowFiles: Sendable {
  /// Their paths, in the order in which they were named, those of a folder sorted.
  let paths: [String]

  /// Folders of snapshots beside them whose flows are gone, where a whole folder was named.
  let orphans: [GoldenFolder]

  /// The flows in `operands`.
  init(_ operands: [String]) {
    let finder = DocumentPaths()
    var seen: Set<String> = []
    var orphans: [GoldenFolder] = []
    paths = operands.flatMap { operand in
      guard finder.isFolder(operand) else { return [operand] }
      let flows = finder.files(in: operand) { $0 == "flow" }
      orphans += Self.orphans(beside: flows)
      // A path that begins with `./` is one that nobody wrote.
      return operand == "." ? flows.map { String($0.dropFirst(2)) } : flows
    }.filter { seen.insert($0).inserted }
    self.orphans = orphans
  }

  private static func orphans(beside flows: [String]) -> [GoldenFolder] {
    let known = Set(flows.map { GoldenFolder(ofFlowAt: $0).path })
    let parents = Set(known.map { $0[..<($0.lastIndex(of: "/") ?? $0.endIndex)] })
    return parents.sorted().flatMap { parent in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: String(parent))) ?? []
      return names.sorted().filter { !known.contains("\(parent)/\($0)") }
        .map { GoldenFolder(path: "\(parent)/\($0)") }
    }.filter { !$0.names.isEmpty }
  }
}
