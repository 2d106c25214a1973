/// A piece of a system that shares no unknown with the others, and what it comes to.
struct Part: Sendable {
  private var problem: Problem
  private(set) var settlement: Solution

  /// The unknowns of the whole that are its own.
  let origins: [Int32]

  /// The parameters that it depends on, and its unknowns that stand for them.
  let parameters: [(number: Int32, unknown: Int)]

  /// The range of its only parameter in which the solution stays valid.
  private var validity = -Double.infinity...Double.infinity

  /// Settles `piece`.
  init(_ piece: Reduction.Piece) {
    problem = piece.problem
    origins = piece.origins
    settlement = Solution(piece: piece.problem)
    parameters = problem.unknowns.enumerated().compactMap { index, unknown in
      unknown.isParameter ? (unknown.parameter, index) : nil
    }
    validity = findValidity()
  }

  /// Sets the parameter `number` to `value`. Returns whether it had to be solved again.
  mutating func set(_ number: Int32, to value: Double) -> Bool {
    for parameter in parameters where parameter.number == number {
      problem.unknowns[parameter.unknown].value = value
    }
    guard parameters.count > 1 || !validity.contains(value) else { return false }
    settlement = Solution(piece: problem)
    validity = findValidity()
    return true
  }

  /// The values of the parameter between which the same bounds are kept and missed.
  private func findValidity() -> ClosedRange<Double> {
    guard let parameter = parameters.first else { return -.infinity ... .infinity }
    let now = problem.unknowns[parameter.unknown].value
    guard settlement.isParametric, parameters.count == 1 else { return now...now }
    var low = -Double.infinity
    var high = Double.infinity
    for bound in problem.bounds {
      var slope = 0.0
      var rest = -bound.value
      for place in problem.range(of: Int(bound.form)) {
        let term = problem.terms[place]
        let affine = settlement.affines[Int(term.unknown)]
        slope += term.coefficient * affine.scale
        rest += term.coefficient * affine.offset
      }
      // Above zero a lower bound is kept and an upper one missed; so it has to stay.
      let excess = slope * now + rest
      // The violated constraint of a conflict may change with any value.
      let isMissed = bound.isLower ? excess < -Tolerance.distance : excess > Tolerance.distance
      if isMissed, bound.level == 0 { return now...now }
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
