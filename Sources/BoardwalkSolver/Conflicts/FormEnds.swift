/// The bounds of a problem's forms that leave them the least room.
struct FormEnds {
  private let unknownCount: Int
  private var lower: [Problem.Bound?]
  private var upper: [Problem.Bound?]

  /// Those of `problem`; of equal bounds the first ones.
  init(_ problem: Problem) {
    unknownCount = problem.unknowns.count
    lower = [Problem.Bound?](repeating: nil, count: problem.formCount)
    upper = lower
    for bound in problem.bounds.sorted(by: { $0.order < $1.order }) {
      let form = Int(bound.form)
      if bound.isLower {
        if lower[form].map({ $0.value < bound.value }) ?? true { lower[form] = bound }
      } else {
        if upper[form].map({ $0.value > bound.value }) ?? true { upper[form] = bound }
      }
    }
  }

  /// The bound of the form that `variable` of a tableau represents; nil for unknowns.
  func bound(of variable: Int32, isLower: Bool) -> Problem.Bound? {
    let form = Int(variable) - unknownCount
    guard form >= 0 else { return nil }
    return isLower ? lower[form] : upper[form]
  }

  /// A lower and an upper bound of the same form that leave nothing between them; nil if there are
  /// none.
  var crossing: [Problem.Bound]? {
    for case (let low?, let high?) in zip(lower, upper) where high.isMissed(by: low.value) {
      return [low, high]
    }
    return nil
  }
}

extension Problem.Bound {
  /// Whether `value` misses it by more than rounding errors come to.
  func isMissed(by value: Double) -> Bool {
    violation(of: value) > Tolerance.distance * max(1, abs(self.value)) * 10
  }
}
