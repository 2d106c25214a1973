extension Unfolding {
  /// Puts the attributes into Interface Builder's order.
  mutating func sortAttributes() {
    let ranks = kind.attributeRanks
    tag.attributes.arrange { attribute in ranks.rank(of: attribute.name) }
  }

  /// Puts the elements that sugar said among those of the body, each before the first that comes
  /// later in Interface Builder's order. The body keeps the order of the text: Interface Builder's
  /// own has changed with time.
  mutating func placeInserted() {
    guard !inserted.isEmpty else { return }
    let places = ChildPlaces(of: self)
    let said = contents.count
    for child in inserted { contents.append(understood.add(.branch(child))) }
    inserted.removeAll(keepingCapacity: true)
    places.arrange(&contents, said: said, understood)
  }
}

/// Where Interface Builder writes the elements inside one.
private struct ChildPlaces {
  private let ranks: ChildOrder.Ranks?
  private let isGuideFirst: Bool

  /// The scenes or objects of a document stand in it directly while it is being understood.
  private let least: Int?

  init(of unfolding: borrowing Unfolding) {
    ranks = unfolding.kind.childRanks
    isGuideFirst = unfolding.context.tools.writesGuidesFirst
    least = unfolding.tag.name == .document ? ranks?.rank(of: "scenes", key: nil) : nil
  }

  /// Puts those of `nodes` behind the first `said`, which stand in the body, among these.
  func arrange(
    _ nodes: inout [Understood.Node], said: Int, _ understood: borrowing Understood
  ) {
    var rest = said
    var least = -1
    nodes.arrange { node in
      guard rest > 0 else { return rank(of: node, understood) ?? .max }
      rest -= 1
      least = max(least, self.least(of: node, understood))
      return least
    }
  }

  /// The place of `node`; nil where none is known.
  private func rank(of node: Understood.Node, _ understood: borrowing Understood) -> Int? {
    guard let name = understood.name(of: node) else { return nil }
    if isGuideFirst, name == .viewLayoutGuide { return ranks?.rank(of: "subviews", key: nil) }
    return ranks?.rank(of: name, key: understood.value(of: .key, in: node))
  }

  /// The first place where `node`, which stands in the body, may be.
  private func least(of node: Understood.Node, _ understood: borrowing Understood) -> Int {
    let rank = rank(of: node, understood) ?? -1
    guard let least, !Self.isStructure(understood.name(of: node)) else { return rank }
    return max(rank, least)
  }

  /// Whether elements called `name` are a part of a document beside its scenes or objects.
  private static func isStructure(_ name: Name?) -> Bool {
    guard let name else { return false }
    return ChildOrder.rank(of: name, key: nil, in: "document") != nil
  }
}
