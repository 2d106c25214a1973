import BoardwalkDocument

/// An error for a document that cannot be merged.
package struct UnmergeableDocument: Error, Sendable, Hashable {
  /// The document: a version of a merge, or a path.
  package let document: String

  /// The defect.
  package let reason: String

  /// Throws if one of `sources` cannot be merged, or if they are of different kinds.
  static func check(_ sources: ThreeWay<LocatedTree>) throws(UnmergeableDocument) {
    try check(sources.base, called: "the base")
    try check(sources.ours, called: "ours")
    try check(sources.theirs, called: "theirs")
    let kinds = sources.map { source in
      source.tree.root.map { [$0.name, $0["type"] ?? "", $0["targetRuntime"] ?? ""] }
    }
    for side in Side.allCases where kinds[side] != kinds.base {
      throw UnmergeableDocument(
        document: side.rawValue, reason: "the document is of another kind than the base")
    }
  }

  /// Throws if `source`, which is called `name`, has no elements or an id twice.
  static func check(
    _ source: LocatedTree, called name: String
  ) throws(UnmergeableDocument) {
    guard source.tree.root != nil else {
      throw UnmergeableDocument(document: name, reason: "the document has no elements")
    }
    var seen: Set<String> = []
    for id in source.tree.elements.lazy.compactMap(\.objectID) where !seen.insert(id).inserted {
      throw UnmergeableDocument(
        document: name, reason: "more than one object has the id '\(id)'")
    }
  }
}
