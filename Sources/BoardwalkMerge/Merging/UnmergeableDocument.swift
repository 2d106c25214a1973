import BoardwalkDocument

/// Why a document cannot be merged.
package struct UnmergeableDocument: Error, Sendable, Hashable {
  /// The path of the document.
  package let path: String

  /// What is wrong with it.
  package let reason: String

  /// Throws if one of `sources` cannot be merged, or if they are of different kinds.
  static func check(_ sources: ThreeWay<LocatedTree>) throws(UnmergeableDocument) {
    for source in [sources.base, sources.ours, sources.theirs] { try check(source) }
    let kinds = sources.map { source in
      source.tree.root.map { [$0.name, $0["type"] ?? "", $0["targetRuntime"] ?? ""] }
    }
    for (source, kind) in [(sources.ours, kinds.ours), (sources.theirs, kinds.theirs)]
    where kind != kinds.base {
      throw UnmergeableDocument(
        path: source.file.path, reason: "the document is of another kind than the base")
    }
  }

  /// Throws if `source` has no elements or an id twice.
  static func check(_ source: LocatedTree) throws(UnmergeableDocument) {
    guard source.tree.root != nil else {
      throw UnmergeableDocument(path: source.file.path, reason: "the document has no elements")
    }
    var seen: Set<String> = []
    for id in source.tree.elements.lazy.compactMap(\.objectID) where !seen.insert(id).inserted {
      throw UnmergeableDocument(
        path: source.file.path, reason: "more than one object has the id '\(id)'")
    }
  }
}
