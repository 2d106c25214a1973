/// A constraint system and its solution, which changes as parameters do.
package struct Solver: Sendable {
  private var system: ConstraintSystem
  private var classes: [Affine]
  private var parts: [Part] = []
  private var roots: [Affine]
  private var isRootAmbiguous: [Bool]

  /// The variable of each parameter, and the parts that depend on it.
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
    parts.reserveCapacity(reduction.pieces.count)
    for piece in reduction.pieces {
      let part = Part(piece)
      for parameter in part.parameters {
        dependents[Int(parameter.number)].append(parts.count)
      }
      parts.append(part)
      read(parts.count - 1)
    }
  }

  private mutating func read(_ part: Int) {
    let settlement = parts[part].settlement
    for (local, origin) in parts[part].origins.enumerated() {
      roots[Int(origin)] = settlement.affines[local]
      isRootAmbiguous[Int(origin)] = settlement.isAmbiguous[local]
    }
  }

  /// Sets the parameter `parameter` to `value` and updates the solution.
  package mutating func set(_ parameter: Variable, to value: Double) {
    guard value.isFinite, let number = parameters.firstIndex(of: parameter) else { return }
    system.set(parameter, to: value)
    for part in dependents[number] where parts[part].set(Int32(number), to: value) { read(part) }
  }

  /// Whether the whole system was solved. Constraints that depend on each other in their thousands can
  /// take too much work; what they speak of is then left where it was guessed to be.
  package var isComplete: Bool { parts.allSatisfy(\.settlement.isComplete) }

  /// The work that it took, counted in entries of simplex tables.
  package var entries: Int { system.rows.count + parts.reduce(0) { $0 + $1.settlement.entries } }

  /// The value of `variable`.
  package subscript(variable: Variable) -> Double {
    let affine = classes[variable.index]
    let root = affine.root < 0 ? .constant(0) : roots[Int(affine.root)]
    // Rates are about an only parameter, whose number is 0.
    let whole = affine.following(root, 0)
    guard whole.root >= 0 else { return whole.offset }
    return whole.scale * system.unknowns[parameters[Int(whole.root)].index].value + whole.offset
  }

  /// Whether `variable` could be something else without a constraint being missed by more.
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

  /// The constraints that are missed, in the order in which they were added.
  package var missedConstraints: [ConstraintSystem.ConstraintID] {
    system.rows.indices.filter { violation(of: $0) > 0 }
  }

  /// Why required constraints are missed, as if each conflict found were mended before the next: of
  /// constraints that depend on each other no more than twenty.
  package var conflicts: [Conflict] { conflicts { _ in .open } }

  /// The conflicts where not all constraints can be given up; those of which none can are left out.
  package func conflicts(
    standing: (ConstraintSystem.ConstraintID) -> ConstraintStanding
  ) -> [Conflict] {
    let missed = missedConstraints.filter { system.rows[$0].priority == .required }
    return missed.isEmpty
      ? [] : ConflictSearch(system, standing: standing).conflicts(around: missed)
  }
}
