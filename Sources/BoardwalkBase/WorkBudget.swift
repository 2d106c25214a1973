/// The work that one run may do.
///
/// It counts units of work and no time, so that equal input ends at the same place on every
/// machine.
package struct WorkBudget: Sendable, Hashable {
  /// The budget of a run that asks for no other.
  package static let standard = WorkBudget(units: 1_000_000_000)

  /// The most units.
  package let limit: Int

  /// The units that are spent.
  package private(set) var spent = 0

  /// A budget of `units`.
  package init(units: Int) { limit = units }

  /// Whether nothing is left.
  package var isExhausted: Bool { spent >= limit }

  /// Counts `units` of work.
  package mutating func spend(_ units: Int) {
    spent += min(max(units, 0), max(limit - spent, 0))
  }

  /// The message at the end of a run without budget.
  package var reason: String { "the limit of \(limit) units of work was reached" }

  /// The remedy.
  package static let remedy = "--work UNITS allows more"
}

extension Array where Element: Sendable {
  /// The number of elements that share the rest of a budget.
  private static var groupSize: Int { 64 }

  /// The results of `transform` for each element, in order, worked out on all cores, and what they
  /// cost.
  ///
  /// The elements of a group see the budget as the groups before have left it, so that it ends at
  /// the same element whatever the cores do.
  package func concurrentMap<Result: Sendable>(
    within budget: inout WorkBudget,
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element, inout WorkBudget) -> Result
  ) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for start in stride(from: 0, to: count, by: Self.groupSize) {
      let left = budget
      let group = Array(self[start..<Swift.min(start + Self.groupSize, count)])
      let found = group.concurrentMap(progress: { progress(start + $0) }) { element in
        var own = left
        let result = transform(element, &own)
        return (result, own.spent - left.spent)
      }
      for (result, units) in found {
        results.append(result)
        budget.spend(units)
      }
    }
    return results
  }
}
