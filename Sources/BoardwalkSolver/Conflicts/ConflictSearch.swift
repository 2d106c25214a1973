/// Finds conflicts one after the other. After each conflict it drops one of its constraints, until
/// the others can hold.
struct ConflictSearch {
  /// The maximum number of conflicts among dependent constraints, which often have one cause.
  private static let conflictLimit = 20

  /// The maximum size of a conflict to which the deletion filter is applied: each member is tested
  /// for necessity. Apart from rounding errors, the search finds irreducible conflicts anyway.
  private static let deletionFilterLimit = 40

  /// The maximum number of constraints for which the search tests which member of a conflict
  /// resolves all of them, and the maximum number of members that it tests.
  private static let constraintLimit = 3000
  private static let candidateLimit = 12

  private let system: ConstraintSystem
  private let role: [ConstraintRole]

  /// A search among the constraints of `system`.
  init(
    _ system: ConstraintSystem, role: (ConstraintSystem.ConstraintID) -> ConstraintRole
  ) {
    self.system = system
    self.role = system.rows.indices.map(role)
  }

  /// The conflicts among the required constraints that share variables with one of `violated`.
  func conflicts(around violated: [Int]) -> [InfeasibleSubset] {
    let components = ConstraintComponents(system)
    var seen: Set<Int> = []
    var conflicts: [InfeasibleSubset] = []
    for constraint in violated where !seen.contains(constraint) {
      let group = components.group(of: constraint)
      seen.formUnion(group)
      conflicts += self.conflicts(among: group)
    }
    return conflicts
  }

  /// The conflicts in `group`, those without environmental constraints first.
  private func conflicts(among group: [Int]) -> [InfeasibleSubset] {
    // Fixed constraints come first, so that the others contradict them.
    let fixed = group.filter { role[$0] == .fixed }
    let editable = group.filter { role[$0] == .editable }
    let environmental = group.filter { role[$0] == .environmental }
    var conflicts: [InfeasibleSubset] = []
    var dropped: Set<Int> = []
    for candidates in environmental.isEmpty
      ? [fixed + editable] : [fixed + editable, environmental + fixed + editable]
    {
      for _ in 0..<(2 * Self.conflictLimit) where conflicts.count < Self.conflictLimit {
        let rest = candidates.filter { !dropped.contains($0) }
        let found = ContradictionSearch(system, rest).conflicts(
          upTo: Self.conflictLimit - conflicts.count)
        guard !found.isEmpty else { break }
        for conflict in found where dropped.isDisjoint(with: conflict.constraints) {
          let conflict = smallest(conflict)
          if conflict.constraints.contains(where: { role[$0] == .editable }) {
            conflicts.append(conflict)
          }
          dropped.insert(constraintToBreak(of: conflict, among: rest))
        }
      }
    }
    return conflicts
  }

  /// `conflict`, or a smaller conflict among its members.
  private func smallest(_ conflict: InfeasibleSubset) -> InfeasibleSubset {
    guard conflict.constraints.count <= Self.deletionFilterLimit else { return conflict }
    for constraint in conflict.constraints {
      let others = conflict.constraints.filter { $0 != constraint }
      if let inner = ContradictionSearch(system, others).conflicts(upTo: 1).first {
        return smallest(inner)
      }
    }
    return conflict
  }

  /// The constraint of `conflict` to drop: one without which all of `constraints` can hold,
  /// otherwise the last editable one.
  private func constraintToBreak(of conflict: InfeasibleSubset, among constraints: [Int]) -> Int {
    let editable = conflict.constraints.reversed().filter { role[$0] == .editable }
    guard let last = editable.first else { return conflict.culprit }
    guard constraints.count <= Self.constraintLimit else { return last }
    let resolving = editable.prefix(Self.candidateLimit).first { constraint in
      ContradictionSearch(system, constraints.filter { $0 != constraint }).isPossible
    }
    return resolving ?? last
  }
}

/// The connected components of required constraints, of which two are adjacent if they share a
/// variable.
private struct ConstraintComponents {
  private let system: ConstraintSystem
  private let constraintsOf: [[Int]]

  init(_ system: ConstraintSystem) {
    self.system = system
    var constraintsOf = [[Int]](repeating: [], count: system.variableCount)
    for constraint in system.rows.indices where system.rows[constraint].priority == .required {
      for term in system.terms(of: constraint) {
        constraintsOf[term.variable.index].append(constraint)
      }
    }
    self.constraintsOf = constraintsOf
  }

  /// `constraint` and all constraints connected to it by variables, in order.
  func group(of constraint: Int) -> [Int] {
    var group: Set<Int> = [constraint]
    var variables: Set<Int> = []
    var edge = [constraint]
    while let next = edge.popLast() {
      for term in system.terms(of: next) where variables.insert(term.variable.index).inserted {
        edge += constraintsOf[term.variable.index].filter { group.insert($0).inserted }
      }
    }
    return group.sorted()
  }
}
