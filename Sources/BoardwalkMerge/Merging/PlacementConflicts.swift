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
    var conflicts: [Match: Conflict] = [:]
    for child in order.children {
      conflicts[child] = conflict(at: child, among: disputed.contains(child) ? neighbors : nil)
    }
    let elsewhere = elsewhere(in: match, order, conflicts)
    return (elsewhere[nil] ?? []).map { .elsewhere($0) }
      + order.children.flatMap { child -> [Item] in
        [conflicts[child].map { .disputed(child, $0) } ?? .agreed(child)]
          + (elsewhere[child] ?? []).map { .elsewhere($0) }
      }
  }

  /// The children of theirs in the element of `match` that ours has elsewhere, by the agreed child
  /// before them in theirs; nil at the start. `conflicts` are those of the children in `order`.
  private func elsewhere(
    in match: Match, _ order: MergedOrder, _ conflicts: [Match: Conflict]
  ) -> [Match?: [Match]] {
    guard !plan.placement.disputed.isEmpty || !order.disputed.isEmpty,
      let theirs = context.matching.element(match, .theirs)
    else { return [:] }
    let children = Set(order.children)
    let disputed = Set(order.disputed)
    var result: [Match?: [Match]] = [:]
    var before: Match?
    for child in theirs.children.map({ context.matching.matches.theirs[$0.index] }) {
      let isDisputed =
        disputed.contains(child)
        ? conflicts[child] != nil
        : plan.placement.disputed.contains(child) && plan.placement.parents[child] != match
          && conflict(at: child, among: nil) != nil
      if isDisputed {
        result[before, default: []].append(child)
      } else if children.contains(child), conflicts[child] == nil {
        before = child
      }
    }
    return result
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
