import BoardwalkDocument

/// Two versions of a document, and which of their elements are the same.
struct TreePair: Sendable {
  typealias Match = ElementMatching.Match

  /// The elements of both versions; the base is the old one, ours the new one.
  let matching: ElementMatching

  /// The old ids of objects that have other ones in the new version, by the new ones.
  let renamed: [String: String]

  /// The pair of `old` and `new`.
  init(_ old: ElementTree, _ new: ElementTree) {
    var renamed: [String: String] = [:]
    var matching = Self.matching(old, new)
    while true {
      let found = RenamedObjects(matching).oldIDs
      guard !found.isEmpty else { break }
      renamed.merge(found) { first, _ in first }
      matching = Self.matching(old, new.renamingIDs(renamed))
    }
    self.renamed = renamed
    self.matching = matching
  }

  private static func matching(_ old: ElementTree, _ new: ElementTree) -> ElementMatching {
    ElementMatching(ThreeWay(base: old, ours: new, theirs: old))
  }

  /// The match of the old element at `node`.
  func match(ofOld node: Int) -> Match { matching.matches.base[node] }

  /// The match of the new element at `node`.
  func match(ofNew node: Int) -> Match { matching.matches.ours[node] }
}

/// Finds objects that differ only by a new id, in the same parent.
private struct RenamedObjects {
  private(set) var oldIDs: [String: String] = [:]

  init(_ matching: ElementMatching) {
    var gone: [Identity: [String]] = [:]
    var come: [Identity: [String]] = [:]
    for match in matching.nodes.indices {
      let nodes = matching.nodes[match]
      guard (nodes.base == nil) != (nodes.ours == nil) else { continue }
      let isOld = nodes.base != nil
      guard let element = isOld ? matching.base(match) : matching.element(match, .ours),
        let id = element.objectID, let parent = element.parent
      else { continue }
      let matches = isOld ? matching.matches.base : matching.matches.ours
      let around = matches[parent.index]
      guard matching.nodes[around].base != nil, matching.nodes[around].ours != nil else { continue }
      let attributes = Set(element.attributes.filter { $0.name != "id" })
      let identity = Identity(parent: around, name: element.name, attributes: attributes)
      if isOld {
        gone[identity, default: []].append(id)
      } else {
        come[identity, default: []].append(id)
      }
    }
    for (identity, ids) in gone {
      guard let new = come[identity], new.count == ids.count else { continue }
      for (old, new) in zip(ids, new) { oldIDs[new] = old }
    }
  }

  private struct Identity: Hashable {
    let parent: ElementMatching.Match
    let name: String
    let attributes: Set<Attribute>
  }
}
