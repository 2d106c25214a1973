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
    var items = order.children.map { child -> Item in
      conflict(at: child, isPosition: order.disputed.contains(child))
        .map { .disputed(child, $0) } ?? .agreed(child)
    }
    guard !plan.placement.disputed.isEmpty || !order.disputed.isEmpty,
      let theirs = context.matching.element(match, .theirs)
    else { return items }
    let sequence = theirs.children.map { context.matching.matches.theirs[$0.index] }
    for (place, child) in sequence.enumerated() {
      let isElsewhere =
        plan.placement.disputed.contains(child) && plan.placement.parents[child] != match
      guard conflict(at: child, isPosition: order.disputed.contains(child)) != nil,
        isElsewhere || order.disputed.contains(child)
      else { continue }
      let before = sequence[..<place].last { order.children.contains($0) && $0 != child }
      let index = items.lastIndex {
        if case .agreed(let match) = $0 { match == before } else { false }
      }
      items.insert(.elsewhere(child), at: index.map { $0 + 1 } ?? 0)
    }
    return items
  }

  /// The conflict about where the element of `match` lies; nil if there is none, or it was decided.
  private func conflict(at match: Match, isPosition: Bool) -> Conflict? {
    let isMoved = plan.placement.disputed.contains(match)
    guard isMoved || isPosition else { return nil }
    let places = context.matching.elements(match).map { element in
      element.flatMap { isMoved ? Self.parentName(of: $0) : Self.neighborName(of: $0) }
    }
    let conflict = context.conflict(isMoved ? .parent : .position, at: match, places)
    return context.options.decision(for: conflict) == nil
      ? context.named(conflict, at: match) : nil
  }

  private static func parentName(of element: Element) -> String? {
    element.ancestors.first { $0.objectID != nil }.map { "in \(name(of: $0))" }
  }

  private static func neighborName(of element: Element) -> String {
    var last: Element?
    for sibling in element.parent.map({ Array($0.children) }) ?? [] {
      if sibling == element { break }
      last = sibling
    }
    return last.map { "after \(name(of: $0))" } ?? "first"
  }

  private static func name(of element: Element) -> String {
    let text = View(element).isSecure ? nil : element["text"]
    return [element.noun, element["userLabel"] ?? text ?? element["title"] ?? element.objectID]
      .compactMap(\.self).joined(separator: " ")
  }
}
