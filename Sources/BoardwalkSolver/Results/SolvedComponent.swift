/// A connected component of a system with its solution.
struct SolvedComponent: Sendable {
  private var problem: Problem
  private(set) var solution: Solution

  /// The unknown of the whole system for each of its unknowns.
  let origins: [Int32]

  /// The parameters that it depends on, and the unknowns that represent them.
  let parameters: [(number: Int32, unknown: Int)]

  /// The range of its only parameter in which the solution stays valid.
  private var validity = -Double.infinity...Double.infinity

  /// Solves `component`.
  init(_ component: Reduction.Component) {
    problem = component.problem
    origins = component.origins
    solution = Solution(component: component.problem)
    parameters = problem.unknowns.enumerated().compactMap { index, unknown in
      unknown.isParameter ? (unknown.parameter, index) : nil
    }
    validity = findValidity()
  }

  /// Sets the parameter `number` to `value`. Returns whether the component was solved again.
  mutating func set(_ number: Int32, to value: Double) -> Bool {
    for parameter in parameters where parameter.number == number {
      problem.unknowns[parameter.unknown].value = value
    }
    guard parameters.count > 1 || !validity.contains(value) else { return false }
    solution = Solution(component: problem)
    validity = findValidity()
    return true
  }

  /// The values of the parameter for which the same bounds are violated.
  private func findValidity() -> ClosedRange<Double> {
    guard let parameter = parameters.first else { return -.infinity ... .infinity }
    let now = problem.unknowns[parameter.unknown].value
    guard solution.isParametric, parameters.count == 1 else { return now...now }
    var low = -Double.infinity
    var high = Double.infinity
    for bound in problem.bounds {
      var slope = 0.0
      var rest = -bound.value
      for place in problem.range(of: Int(bound.form)) {
        let term = problem.terms[place]
        let affine = solution.affines[Int(term.unknown)]
        slope += term.coefficient * affine.scale
        rest += term.coefficient * affine.offset
      }
      // A positive excess satisfies a lower bound and violates an upper one; its sign must not
      // change.
      let excess = slope * now + rest
      // The violated constraint of a conflict may change with any value.
      let isViolated = bound.isLower ? excess < -Tolerance.distance : excess > Tolerance.distance
      if isViolated, bound.level == 0 { return now...now }
      guard abs(slope) > Tolerance.coefficient else { continue }
      let zero = -rest / slope
      // Exactly at the bound the solution may belong to either side.
      if abs(excess) <= Tolerance.distance { return now...now }
      if zero < now {
        low = max(low, zero)
      } else {
        high = min(high, zero)
      }
    }
    return min(low, now)...max(high, now)
  }
}
