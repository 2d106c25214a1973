/// Finds conflicts one after the other. After each conflict it drops one of its constraints, until
/// the others can hold.
struct ConflictSearch {
  /// The maximum number of conflicts among dependent constraints, which often have one cause.
  private static let most = 20

  /// The maximum number of members of a conflict whose necessity is tested one by one (the deletion
  /// filter). Apart from rounding, it follows from the search.
  private static let proved = 40

  /// The maximum number of constraints for which the search tests which member resolves all
  /// conflicts.
  private static let tried = 3000
  private static let tries = 12

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
    let neighbours = RequiredNeighbours(system)
    var seen: Set<Int> = []
    var conflicts: [InfeasibleSubset] = []
    for constraint in violated where !seen.contains(constraint) {
      let group = neighbours.group(of: constraint)
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
    var gone: Set<Int> = []
    for candidates in environmental.isEmpty
      ? [fixed + editable] : [fixed + editable, environmental + fixed + editable]
    {
      for _ in 0..<(2 * Self.most) where conflicts.count < Self.most {
        let rest = candidates.filter { !gone.contains($0) }
        let found = ContradictionSearch(system, rest).conflicts(upTo: Self.most - conflicts.count)
        guard !found.isEmpty else { break }
        for conflict in found where gone.isDisjoint(with: conflict.constraints) {
          let conflict = smallest(conflict)
          if conflict.constraints.contains(where: { role[$0] == .editable }) {
            conflicts.append(conflict)
          }
          gone.insert(constraintToBreak(of: conflict, among: rest))
        }
      }
    }
    return conflicts
  }

  /// `conflict`, or a smaller conflict among its members.
  private func smallest(_ conflict: InfeasibleSubset) -> InfeasibleSubset {
    guard conflict.constraints.count <= Self.proved else { return conflict }
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
    guard constraints.count <= Self.tried else { return last }
    let mending = editable.prefix(Self.tries).first { constraint in
      ContradictionSearch(system, constraints.filter { $0 != constraint }).isPossible
    }
    return mending ?? last
  }
}

/// The required constraints that share variables.
private struct RequiredNeighbours {
  private let system: ConstraintSystem
  private let constraintsOf: [[Int]]

  init(_ system: ConstraintSystem) {
    self.system = system
    var constraintsOf = [[Int]](repeating: [], count: system.variableCount)
    for constraint in system.rows.indices where system.rows[constraint].priority == .required {
      for term in system.terms(of: constraint)
      where !system.unknowns[term.variable.index].isParameter {
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
