/// Solves a component with one unknown, such as the width of a label that nothing else depends on,
/// without the simplex method.
struct SingleVariableSolver {
  /// The value of the unknown.
  private(set) var value: Double

  /// Whether other values are equally good.
  var isAmbiguous: Bool { high - low > Tolerance.distance * 10 }

  /// The feasible range.
  private var low = -Double.infinity
  private var high = Double.infinity

  /// The solver of `component`; nil if it has several unknowns.
  init?(_ component: Problem) {
    guard component.hints.count == 1, component.formCount == 1,
      component.terms.first?.coefficient == 1
    else { return nil }
    value = component.hints[0]
    var violated = component.violated
    let bounds = component.bounds.sorted { $0.level < $1.level }
    var start = 0
    while start < bounds.count, bounds[start].level < component.solvedLevels {
      keep(bounds[start])
      start += 1
    }
    while start < bounds.count, high - low > Tolerance.distance {
      let end = bounds[start...].firstIndex { $0.level > bounds[start].level } ?? bounds.count
      violated += minimizeViolation(of: bounds[start..<end].map(limited))
      start = end
    }
    value = min(max(value, low), high)
    let last = Double(violated.map(\.order).max() ?? 0)
    let ties = cheapest(violated.map { bound in (bound, bound.weight * bound.tieWeight(last)) })
    value = min(max(value, ties.low), ties.high)
  }

  private mutating func keep(_ bound: Problem.Bound) {
    if bound.isLower { low = max(low, bound.value) } else { high = min(high, bound.value) }
  }

  /// `bound` moved into the feasible range.
  private func limited(_ bound: Problem.Bound) -> Problem.Bound {
    var bound = bound
    bound.value = bound.isLower ? min(bound.value, high) : max(bound.value, low)
    return bound
  }

  /// Minimizes the violation of `bounds`, which are of one level. Returns the violated ones.
  private mutating func minimizeViolation(of bounds: [Problem.Bound]) -> [Problem.Bound] {
    (low, high) = cheapest(bounds.map { ($0, $0.weight) })
    return bounds.filter {
      $0.isLower
        ? $0.value > low + Tolerance.distance : $0.value < high - Tolerance.distance
    }
  }

  /// The interval in which the weighted violation of `bounds` is minimal.
  private func cheapest(_ bounds: [(bound: Problem.Bound, weight: Double)]) -> (
    low: Double, high: Double
  ) {
    var slope = -bounds.reduce(0) { $0 + ($1.bound.isLower ? $1.weight : 0) }
    var (from, to) = (-Double.infinity, Double.infinity)
    for (bound, weight) in bounds.sorted(by: { $0.bound.value < $1.bound.value }) {
      if slope < -Tolerance.slope { from = bound.value }
      slope += weight
      if slope > Tolerance.slope {
        to = bound.value
        break
      }
    }
    return (min(max(from, low), high), max(min(to, high), low))
  }
}

extension Problem.Bound {
  /// The weight of a violation when ties are broken. Of views with equal content hugging the first
  /// one stretches; of views with equal compression resistance the last one shrinks (ORC-90,
  /// ORC-92). The bound `last` has the highest order.
  func tieWeight(_ last: Double) -> Double {
    let rank = isLowerInSystem ? last - Double(order) : Double(order)
    return 1 + rank / (last + 1)
  }
}
