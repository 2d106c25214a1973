/// Required constraints that cannot all hold, although without any one of them the others can.
package struct Conflict: Sendable, Hashable {
  /// The constraints, in the order in which they were added.
  package let constraints: [ConstraintSystem.ConstraintID]

  /// How often each of the constraints is added to the others so that all variables cancel out and only a
  /// false statement about numbers is left. Those of constraints of the kind "at most" are negative.
  package let multipliers: [Double]

  /// The constraint that came last to contradict the others.
  let culprit: ConstraintSystem.ConstraintID

  /// The conflict of `members`, each with its multiplier.
  init(members: [(constraint: Int, multiplier: Double)], culprit: Int) {
    let members = members.sorted { $0.constraint < $1.constraint }
    constraints = members.map(\.constraint)
    multipliers = members.map(\.multiplier)
    self.culprit = culprit
  }

  /// What `numbers` of the constraints come to where each is taken as often as the constraint is: of their
  /// constants, by how much they contradict each other.
  package func sum(_ number: (ConstraintSystem.ConstraintID) -> Double) -> Double {
    zip(constraints, multipliers).reduce(0) { $0 + number($1.0) * $1.1 }
  }
}
