/// The tightest lower and upper bound of each form.
struct TightestBounds {
  private let unknownCount: Int
  private var lower: [Problem.Bound?]
  private var upper: [Problem.Bound?]

  /// The tightest bounds of `problem`; of equal bounds the first.
  init(_ problem: Problem) {
    unknownCount = problem.hints.count
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

  /// A lower bound above an upper bound of the same form; nil if there are none.
  var crossing: [Problem.Bound]? {
    for case (let low?, let high?) in zip(lower, upper) where high.isViolated(by: low.value) {
      return [low, high]
    }
    return nil
  }
}

extension Problem.Bound {
  /// Whether `value` violates the bound by more than rounding errors.
  func isViolated(by value: Double) -> Bool {
    violation(of: value) > Tolerance.distance * max(1, abs(self.value)) * 10
  }
}
