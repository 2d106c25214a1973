/// Finds conflicts one after the other: once one is found, one of its constraints is given up, as if it
/// were mended, until the others can hold.
struct ConflictSearch {
  /// The maximum number of conflicts among dependent constraints, which often have one cause.
  private static let most = 20

  /// Up to so many members each is left out to see that the others can hold then. That they can follows
  /// from how conflicts are found, up to rounding.
  private static let proved = 40

  /// Up to so many constraints it is tried out which of the last members mends all.
  private static let tried = 3000
  private static let tries = 12

  private let system: ConstraintSystem
  private let standing: [ConstraintStanding]

  /// A search among the constraints of `system`, each of which has a `standing`.
  init(
    _ system: ConstraintSystem, standing: (ConstraintSystem.ConstraintID) -> ConstraintStanding
  ) {
    self.system = system
    self.standing = system.rows.indices.map(standing)
  }

  /// The conflicts among all required constraints that something ties to one of `missed`.
  func conflicts(around missed: [Int]) -> [Conflict] {
    let neighbours = RequiredNeighbours(system)
    var seen: Set<Int> = []
    var conflicts: [Conflict] = []
    for constraint in missed where !seen.contains(constraint) {
      let group = neighbours.group(of: constraint)
      seen.formUnion(group)
      conflicts += self.conflicts(among: group)
    }
    return conflicts
  }

  /// The conflicts in `group`, those without temporary constraints first.
  private func conflicts(among group: [Int]) -> [Conflict] {
    // Given constraints come first, so that others contradict them.
    let given = group.filter { standing[$0] == .given }
    let open = group.filter { standing[$0] == .open }
    let passing = group.filter { standing[$0] == .passing }
    var conflicts: [Conflict] = []
    var gone: Set<Int> = []
    for candidates in passing.isEmpty ? [given + open] : [given + open, passing + given + open] {
      for _ in 0..<(2 * Self.most) where conflicts.count < Self.most {
        let rest = candidates.filter { !gone.contains($0) }
        let found = ContradictionSearch(system, rest).conflicts(upTo: Self.most - conflicts.count)
        guard !found.isEmpty else { break }
        for conflict in found where gone.isDisjoint(with: conflict.constraints) {
          let conflict = smallest(conflict)
          if conflict.constraints.contains(where: { standing[$0] == .open }) {
            conflicts.append(conflict)
          }
          gone.insert(constraintToBreak(of: conflict, among: rest))
        }
      }
    }
    return conflicts
  }

  /// `conflict`, or one inside it if there is any.
  private func smallest(_ conflict: Conflict) -> Conflict {
    guard conflict.constraints.count <= Self.proved else { return conflict }
    for constraint in conflict.constraints {
      let others = conflict.constraints.filter { $0 != constraint }
      if let inner = ContradictionSearch(system, others).conflicts(upTo: 1).first {
        return smallest(inner)
      }
    }
    return conflict
  }

  /// The constraint of `conflict` to give up: one without which all of `constraints` can hold, or else the
  /// one that its author wrote last.
  private func constraintToBreak(of conflict: Conflict, among constraints: [Int]) -> Int {
    let open = conflict.constraints.reversed().filter { standing[$0] == .open }
    guard let last = open.first else { return conflict.culprit }
    guard constraints.count <= Self.tried else { return last }
    let mending = open.prefix(Self.tries).first { constraint in
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

  /// `constraint` and all that others tie to it, in order.
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
