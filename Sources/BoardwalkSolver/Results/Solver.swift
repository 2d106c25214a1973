/// A constraint system and its solution.
package struct Solver: Sendable {
  private let system: ConstraintSystem
  private let solution: Solution

  /// Solves `system`.
  package init(_ system: ConstraintSystem) {
    self.system = system
    solution = Solution(Problem(system))
  }

  /// Whether the whole system was solved. Thousands of mutually dependent constraints can exceed
  /// the work limit; their variables then keep the starting point.
  package var isComplete: Bool { solution.isComplete }

  /// The work of the solver: the number of written tableau entries.
  package var entries: Int { system.rows.count + solution.entries }

  /// The value of `variable`.
  package subscript(variable: Variable) -> Double { solution.values[variable.index] }

  /// Whether `variable` could have another value without a larger violation of any constraint.
  package func isAmbiguous(_ variable: Variable) -> Bool { solution.isAmbiguous[variable.index] }

  /// The violation of `constraint`; 0 if it holds.
  package func violation(of constraint: ConstraintSystem.ConstraintID) -> Double {
    let row = system.rows[constraint]
    let value = system.terms(of: constraint).reduce(0) {
      $0 + $1.coefficient * self[$1.variable]
    }
    let violation = row.relation.violation(of: value, against: row.constant)
    return violation > Tolerance.distance * max(1, abs(row.constant)) * 10 ? violation : 0
  }

  /// The violated constraints, in the order in which they were added.
  package var violatedConstraints: [ConstraintSystem.ConstraintID] {
    system.rows.indices.filter { violation(of: $0) > 0 }
  }

  /// Whether a required constraint is violated.
  package var violatesRequiredConstraints: Bool {
    system.rows.indices.contains { system.rows[$0].priority == .required && violation(of: $0) > 0 }
  }

  /// The conflicts among required constraints. Each search assumes that the previous conflict is
  /// resolved; mutually dependent constraints yield at most twenty.
  package var conflicts: [InfeasibleSubset] { conflicts { _ in .editable } }

  /// The conflicts among required constraints with the given roles; those without an editable one
  /// are omitted.
  package func conflicts(
    role: (ConstraintSystem.ConstraintID) -> ConstraintRole
  ) -> [InfeasibleSubset] {
    let violated = violatedConstraints.filter { system.rows[$0].priority == .required }
    return violated.isEmpty
      ? [] : ConflictSearch(system, role: role).conflicts(around: violated)
  }
}
