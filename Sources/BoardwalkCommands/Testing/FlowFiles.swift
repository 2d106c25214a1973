import BoardwalkBase
import BoardwalkProject
import Foundation

/// The flows of files and folders.
struct FlowFiles: Sendable {
  /// Their paths, sorted, each once.
  let paths: [String]

  /// Snapshot folders without a flow, if a folder was given.
  let orphans: [String]

  /// The folders that could not be listed.
  let unopened: [LoadedFile]

  /// The flows in `operands`.
  init(_ operands: [String]) {
    let finder = DocumentPaths()
    var orphans = PathList()
    var flows = PathList()
    var unopened: [LoadedFile] = []
    for operand in operands {
      guard finder.isFolder(operand) else {
        flows.add(operand)
        continue
      }
      let listing = finder.listing(of: operand) { $0 == "flow" }
      let found = listing.files
      unopened += listing.unopened
      for path in Self.orphans(beside: found) { orphans.add(path) }
      for path in found { flows.add(path) }
    }
    paths = flows.paths
    self.orphans = orphans.paths
    self.unopened = unopened
  }

  private static func orphans(beside flows: [String]) -> [String] {
    let known = Set(flows.map(GoldenFolder.path(ofFlowAt:)))
    let parents = Set(known.map { $0[..<($0.lastIndex(of: "/") ?? $0.endIndex)] })
    return parents.sorted().flatMap { parent in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: String(parent))) ?? []
      return names.sorted().filter { !known.contains("\(parent)/\($0)") }
        .map { "\(parent)/\($0)" }
    }
  }
}
