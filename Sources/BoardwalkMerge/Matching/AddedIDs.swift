import BoardwalkDocument
import BoardwalkScene

/// Reconciles the ids of additions of both sides: one id for the same object, two for different
/// ones.
///
/// The renamed side depends on the ids and their objects, not on which side is ours.
struct AddedIDs {
  /// The trees with the new ids.
  private(set) var trees: ThreeWay<ElementTree>

  /// The pairs of matching elements.
  private(set) var matching: ElementMatching

  /// The ids that were changed.
  private(set) var renamed: [RenamedID] = []

  init(_ trees: ThreeWay<ElementTree>) {
    self.trees = trees
    matching = ElementMatching(trees)
    apply(Self.collisions(matching))
    apply(Self.sameObjects(matching))
  }

  private mutating func apply(_ changes: [RenamedID]) {
    for side in Side.allCases {
      let ids = Dictionary(
        changes.filter { $0.side == side }.map { ($0.old, $0.new) },
        uniquingKeysWith: { first, _ in first })
      if !ids.isEmpty { trees[side] = trees[side].renamingIDs(ids) }
    }
    renamed += changes
    if !changes.isEmpty { matching = ElementMatching(trees) }
  }

  // MARK: One id, two objects

  /// New ids for different objects that got the same one on both sides.
  private static func collisions(_ matching: ElementMatching) -> [RenamedID] {
    var used: Set<String> = []
    for tree in [matching.trees.base, matching.trees.ours, matching.trees.theirs] {
      used.formUnion(tree.elements.compactMap(\.objectID))
    }
    return matching.nodes.indices.compactMap { match in
      let elements = matching.elements(match)
      guard elements.base == nil, let ours = elements.ours, let theirs = elements.theirs,
        let id = ours.objectID, !isSame(ours, theirs, match, matching)
      else { return nil }
      let contents = (SubtreeContent(ours).text, SubtreeContent(theirs).text)
      let side: Side = contents.0 < contents.1 ? .theirs : .ours
      var hash = StableHash(id).adding(max(contents.0, contents.1))
      while !used.insert(hash.id).inserted { hash = hash.adding(id) }
      return RenamedID(side: side, old: id, new: hash.id)
    }
  }

  /// Whether two elements with one id that both sides added are the same object: they are of one
  /// kind and share most attributes, all of them if one side moved it.
  private static func isSame(
    _ ours: Element, _ theirs: Element, _ match: ElementMatching.Match,
    _ matching: ElementMatching
  ) -> Bool {
    guard ours.name == theirs.name else { return false }
    let (left, right) = (Set(ours.attributes), Set(theirs.attributes))
    let parents = matching.parents(match)
    guard parents.ours == parents.theirs else { return left == right }
    return left.intersection(right).count * 2 >= left.union(right).count
  }

  // MARK: One object, two ids

  /// One id for additions of both sides in the same place for the same purpose.
  private static func sameObjects(_ matching: ElementMatching) -> [RenamedID] {
    var byPurpose = ThreeWay<[Purpose: [Element]]>(base: [:], ours: [:], theirs: [:])
    for match in matching.nodes.indices {
      let nodes = matching.nodes[match]
      guard nodes.base == nil, (nodes.ours == nil) != (nodes.theirs == nil) else { continue }
      let side: Side = nodes.ours == nil ? .theirs : .ours
      guard let element = matching.element(match, side),
        let parent = matching.parents(match)[side],
        matching.nodes[parent].ours != nil, matching.nodes[parent].theirs != nil,
        let purpose = Purpose(of: element, in: parent)
      else { continue }
      byPurpose[side][purpose, default: []].append(element)
    }
    return byPurpose.ours.flatMap { purpose, ours in
      zip(ours, byPurpose.theirs[purpose] ?? []).compactMap { ours, theirs in
        guard let mine = ours.objectID, let other = theirs.objectID else { return nil }
        return mine < other
          ? RenamedID(side: .theirs, old: other, new: mine)
          : RenamedID(side: .ours, old: mine, new: other)
      }
    }.sorted { ($0.new, $0.old) < ($1.new, $1.old) }
  }

  /// The purpose of an added object, if there can be only one of its kind.
  private struct Purpose: Hashable {
    let parent: ElementMatching.Match
    let words: [String]

    init?(of element: Element, in parent: ElementMatching.Match) {
      guard element.objectID != nil else { return nil }
      self.parent = parent
      if let key = element["key"] {
        words = [element.name, key]
      } else if element.name == "outlet", let property = element["property"] {
        words = [element.name, property]
      } else if Self.connections.contains(element.name) {
        words =
          [element.name]
          + element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }.sorted()
      } else {
        return nil
      }
    }

    private static let connections: Set<String> = ["outletCollection", "action", "constraint"]
  }
}
