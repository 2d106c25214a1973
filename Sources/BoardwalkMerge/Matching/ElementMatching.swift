import BoardwalkDocument

/// The corresponding elements of three trees: those with equal ids, and without ids those with
/// equal identity among their siblings.
struct ElementMatching: Sendable {
  /// The number of a match.
  typealias Match = Int

  /// The trees.
  let trees: ThreeWay<ElementTree>

  /// By match, the element's node in each tree that has it.
  private(set) var nodes: [ThreeWay<Int?>] = []

  /// By node, the number of its match; -1 for texts and comments.
  private(set) var matches: ThreeWay<[Match]>

  /// The match of the roots.
  let root: Match = 0

  /// Matches the elements of `trees`, each of which has a root and no id twice.
  init(_ trees: ThreeWay<ElementTree>) {
    self.trees = trees
    matches = trees.map { Array(repeating: -1, count: $0.nodeCount) }
    add(trees.map { $0.root?.index })
    matchIDs()
    // Matches that are added meanwhile are visited too.
    var next = 0
    while next < nodes.count {
      matchChildren(of: next)
      next += 1
    }
  }

  /// The element of `match` in the base.
  func base(_ match: Match) -> Element? { nodes[match].base.flatMap(trees.base.element) }

  /// The element of `match` on `side`.
  func element(_ match: Match, _ side: Side) -> Element? {
    nodes[match][side].flatMap(trees[side].element)
  }

  /// The elements of `match`.
  func elements(_ match: Match) -> ThreeWay<Element?> {
    trees.zip(nodes[match]).map { tree, node in node.flatMap(tree.element) }
  }

  /// The matches of the parents of `match`.
  func parents(_ match: Match) -> ThreeWay<Match?> {
    elements(match).zip(matches).map { element, matches in
      element?.parent.map { matches[$0.index] }
    }
  }

  private mutating func add(_ found: ThreeWay<Int?>) {
    let match = nodes.count
    nodes.append(found)
    if let node = found.base { matches.base[node] = match }
    if let node = found.ours { matches.ours[node] = match }
    if let node = found.theirs { matches.theirs[node] = match }
  }

  private mutating func matchIDs() {
    var found: [String: ThreeWay<Int?>] = [:]
    var order: [String] = []
    func collect(_ tree: ElementTree, _ path: WritableKeyPath<ThreeWay<Int?>, Int?>) {
      for element in tree.elements {
        guard let id = element.objectID else { continue }
        if found[id] == nil { order.append(id) }
        found[id, default: ThreeWay(base: nil, ours: nil, theirs: nil)][keyPath: path] =
          element.index
      }
    }
    collect(trees.base, \.base)
    collect(trees.ours, \.ours)
    collect(trees.theirs, \.theirs)
    for id in order { if let nodes = found[id] { add(nodes) } }
  }

  private mutating func matchChildren(of match: Match) {
    let children = elements(match).map { element in
      element.map { Array($0.children.filter { $0.objectID == nil }) } ?? []
    }
    let groups = children.map { Dictionary(grouping: $0, by: SiblingIdentity.init) }
    var seen: Set<SiblingIdentity> = []
    for element in children.base + children.ours + children.theirs {
      let identity = SiblingIdentity(of: element)
      guard seen.insert(identity).inserted else { continue }
      let group = groups.map { $0[identity] ?? [] }
      if group.base.count <= 1, group.ours.count <= 1, group.theirs.count <= 1 {
        add(group.map { $0.first?.index })
      } else {
        for found in SiblingAlignment(group).rows { add(found) }
      }
    }
  }
}

extension Element {
  /// The id by which other elements may refer to it; nil if it has none or its `id` is none.
  var objectID: String? {
    guard let id = self["id"], name != "device", name != "adaptation" else { return nil }
    return id
  }
}
