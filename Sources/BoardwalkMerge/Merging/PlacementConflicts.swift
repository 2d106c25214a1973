import BoardwalkDocument

/// The places of elements that both sides moved to different ones.
struct PlacementConflicts {
  typealias Match = MergeContext.Match

  /// One item of a merged element.
  enum Item {
    /// A child that belongs there.
    case agreed(Match)

    /// A child that ours has there and theirs elsewhere.
    case disputed(Match, Conflict)

    /// A child that theirs has there and ours elsewhere.
    case elsewhere(Match)
  }

  private let context: MergeContext
  private let plan: MergePlan

  init(_ context: MergeContext, _ plan: MergePlan) {
    self.context = context
    self.plan = plan
  }

  /// The contents of the element of `match`, whose children have `order`.
  func items(in match: Match, _ order: MergedOrder) -> [Item] {
    let disputed = Set(order.disputed)
    let neighbors = context.matching.elements(match)
      .map { disputed.isEmpty ? [:] : Self.neighbors(in: $0) }
    var items = order.children.map { child -> Item in
      conflict(at: child, among: disputed.contains(child) ? neighbors : nil)
        .map { .disputed(child, $0) } ?? .agreed(child)
    }
    guard !plan.placement.disputed.isEmpty || !order.disputed.isEmpty,
      let theirs = context.matching.element(match, .theirs)
    else { return items }
    let children = Set(order.children)
    var before: Match?
    for child in theirs.children.map({ context.matching.matches.theirs[$0.index] }) {
      defer { if children.contains(child) { before = child } }
      let isElsewhere =
        plan.placement.disputed.contains(child) && plan.placement.parents[child] != match
      guard isElsewhere || disputed.contains(child),
        conflict(at: child, among: disputed.contains(child) ? neighbors : nil) != nil
      else { continue }
      let index = items.lastIndex {
        if case .agreed(let match) = $0 { match == before } else { false }
      }
      items.insert(.elsewhere(child), at: index.map { $0 + 1 } ?? 0)
    }
    return items
  }

  /// The conflict about where the element of `match` lies; nil if there is none, or it was decided.
  /// If its position is disputed, `neighbors` has the siblings before those of its parent.
  private func conflict(at match: Match, among neighbors: ThreeWay<[Int: Element]>?) -> Conflict? {
    let isMoved = plan.placement.disputed.contains(match)
    guard isMoved || neighbors != nil else { return nil }
    let elements = context.matching.elements(match)
    let places = elements.zip(neighbors ?? elements.map { _ in [:] }).map { element, neighbors in
      element.flatMap { element in
        isMoved
          ? Self.parentName(of: element)
          : neighbors[element.index].map { "after \(Self.name(of: $0))" } ?? "first"
      }
    }
    let conflict = context.conflict(isMoved ? .parent : .position, at: match, places)
    return context.options.decision(for: conflict) == nil
      ? context.named(conflict, at: match) : nil
  }

  private static func parentName(of element: Element) -> String? {
    element.ancestors.first { $0.objectID != nil }.map { "in \(name(of: $0))" }
  }

  /// The sibling before each child of `element`, by node.
  private static func neighbors(in element: Element?) -> [Int: Element] {
    let children = element.map { Array($0.children) } ?? []
    return Dictionary(uniqueKeysWithValues: zip(children.dropFirst().map(\.index), children))
  }

  private static func name(of element: Element) -> String {
    let text = View(element).isSecure ? nil : element["text"]
    return [element.noun, element["userLabel"] ?? text ?? element["title"] ?? element.objectID]
      .compactMap(\.self).joined(separator: " ")
  }
}
