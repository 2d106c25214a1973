/// A constraint system and its solution, which is updated when parameters change.
package struct Solver: Sendable {
  private var system: ConstraintSystem
  private var classes: [Affine]
  private var components: [SolvedComponent] = []
  private var roots: [Affine]
  private var isRootAmbiguous: [Bool]

  /// The variable of each parameter, and the components that depend on it.
  private var parameters: [Variable] = []
  private var dependents: [[Int]] = []

  /// Solves `system`.
  package init(_ system: ConstraintSystem) {
    self.system = system
    let problem = Problem(system)
    let reduction = Reduction(problem)
    var classes = reduction.classes
    self.classes = (0..<Int32(system.variableCount)).map { classes.resolve($0) }
    roots = problem.unknowns.map { unknown in
      unknown.isParameter
        ? Affine(root: unknown.parameter, scale: 1, offset: 0) : .constant(unknown.value)
    }
    isRootAmbiguous = problem.unknowns.map { !$0.isParameter }
    for (index, unknown) in problem.unknowns.enumerated() where unknown.isParameter {
      parameters.append(Variable(index: index))
      dependents.append([])
    }
    components.reserveCapacity(reduction.components.count)
    for component in reduction.components {
      let part = SolvedComponent(component)
      for parameter in part.parameters {
        dependents[Int(parameter.number)].append(components.count)
      }
      components.append(part)
      read(components.count - 1)
    }
  }

  private mutating func read(_ part: Int) {
    let solution = components[part].solution
    for (local, origin) in components[part].origins.enumerated() {
      roots[Int(origin)] = solution.affines[local]
      isRootAmbiguous[Int(origin)] = solution.isAmbiguous[local]
    }
  }

  /// Sets the parameter `parameter` to `value` and updates the solution.
  package mutating func set(_ parameter: Variable, to value: Double) {
    guard value.isFinite, let number = parameters.firstIndex(of: parameter) else { return }
    system.set(parameter, to: value)
    for part in dependents[number] where components[part].set(Int32(number), to: value) {
      read(part)
    }
  }

  /// Whether the whole system was solved. Thousands of mutually dependent constraints can exceed
  /// the work limit; their variables then keep the starting point.
  package var isComplete: Bool { components.allSatisfy(\.solution.isComplete) }

  /// The work of the solver: the number of written tableau entries.
  package var entries: Int { system.rows.count + components.reduce(0) { $0 + $1.solution.entries } }

  /// The value of `variable`.
  package subscript(variable: Variable) -> Double {
    let affine = classes[variable.index]
    let root = affine.root < 0 ? .constant(0) : roots[Int(affine.root)]
    // Rates refer to an only parameter, whose number is 0.
    let whole = affine.following(root, 0)
    guard whole.root >= 0 else { return whole.offset }
    return whole.scale * system.unknowns[parameters[Int(whole.root)].index].value + whole.offset
  }

  /// Whether `variable` could have another value without a larger violation of any constraint.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let affine = classes[variable.index]
    return affine.root >= 0 && isRootAmbiguous[Int(affine.root)]
  }

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
