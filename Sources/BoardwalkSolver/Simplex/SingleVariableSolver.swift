/// A piece with one unknown, such as the width of a label that nothing else depends on. Where its bounds
/// put it shows without the simplex method, however many they are.
struct SingleVariableSolver {
  /// The value of the unknown.
  private(set) var value: Double

  /// Whether it could be something else just as well.
  var isAmbiguous: Bool { high - low > Tolerance.distance * 10 }

  /// The feasible range.
  private var low = -Double.infinity
  private var high = Double.infinity

  /// The only unknown of `piece`; nil if there are several, or a parameter.
  init?(_ piece: Problem) {
    guard piece.unknowns.count == 1, piece.formCount == 1, !piece.unknowns[0].isParameter,
      piece.terms.first?.coefficient == 1
    else { return nil }
    value = piece.unknowns[0].value
    var missed = piece.missed
    let bounds = piece.bounds.sorted { $0.level < $1.level }
    var start = 0
    while start < bounds.count, bounds[start].level < piece.settled {
      keep(bounds[start])
      start += 1
    }
    while start < bounds.count, high - low > Tolerance.distance {
      let end = bounds[start...].firstIndex { $0.level > bounds[start].level } ?? bounds.count
      missed += settle(bounds[start..<end].map(limited))
      start = end
    }
    value = min(max(value, low), high)
    let last = Double(missed.map(\.order).max() ?? 0)
    let ties = cheapest(missed.map { bound in (bound, bound.weight * bound.tieWeight(last)) })
    value = min(max(value, ties.low), ties.high)
  }

  private mutating func keep(_ bound: Problem.Bound) {
    if bound.isLower { low = max(low, bound.value) } else { high = min(high, bound.value) }
  }

  /// `bound` where it is possible, or else as near as it can be.
  private func limited(_ bound: Problem.Bound) -> Problem.Bound {
    var bound = bound
    bound.value = bound.isLower ? min(bound.value, high) : max(bound.value, low)
    return bound
  }

  /// Misses `bounds`, which are of one level, by as little as possible. Returns those missed.
  private mutating func settle(_ bounds: [Problem.Bound]) -> [Problem.Bound] {
    (low, high) = cheapest(bounds.map { ($0, $0.weight) })
    return bounds.filter {
      $0.isLower
        ? $0.value > low + Tolerance.distance : $0.value < high - Tolerance.distance
    }
  }

  /// Between which values missing `bounds` costs least, each so much a point.
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
  /// What missing it counts where ties are settled: of views that are as ready to stretch the first one
  /// does; of those as ready to shrink the last one (ORC-90, ORC-92). The `last` bound has the highest
  /// order.
  func tieWeight(_ last: Double) -> Double {
    let rank = wantsMore ? last - Double(order) : Double(order)
    return 1 + rank / (last + 1)
  }
}
