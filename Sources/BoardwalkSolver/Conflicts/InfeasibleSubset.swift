/// An irreducible infeasible subset of the required constraints: they cannot all hold, but without
/// any one of them the others can.
package struct InfeasibleSubset: Sendable, Hashable {
  /// The constraints, in the order in which they were added.
  package let constraints: [ConstraintSystem.ConstraintID]

  /// The Farkas multiplier of each constraint: the weighted sum of the constraints cancels all
  /// variables and leaves a false statement about numbers. Multipliers of "at most" constraints are
  /// negative.
  package let multipliers: [Double]

  /// The last constraint that contradicts the others.
  let culprit: ConstraintSystem.ConstraintID

  init(members: [(constraint: Int, multiplier: Double)], culprit: Int) {
    let members = members.sorted { $0.constraint < $1.constraint }
    constraints = members.map(\.constraint)
    multipliers = members.map(\.multiplier)
    self.culprit = culprit
  }

  /// The sum of `number` over the constraints, weighted by their multipliers. For the constants it
  /// is the amount of the contradiction.
  package func sum(_ number: (ConstraintSystem.ConstraintID) -> Double) -> Double {
    zip(constraints, multipliers).reduce(0) { $0 + number($1.0) * $1.1 }
  }
}
