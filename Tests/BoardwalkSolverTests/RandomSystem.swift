import BoardwalkSolver
import BoardwalkTestSupport

/// Small systems that follow from a seed.
struct RandomSystem {
  let count: Int
  let constraints: [PlainConstraint]

  /// A system of these `constraints` on `count` variables, made of another one.
  init(count: Int, _ constraints: [PlainConstraint]) {
    self.count = count
    self.constraints = constraints
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    count = 1 + random.number(below: 3)
    let variableCount = count
    constraints = (0..<(1 + random.number(below: 8))).map { _ in
      let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
      let priorities = [1000.0, 1000, 750, 250, 250]
      return PlainConstraint(
        coefficients: (0..<variableCount).map { _ in Double(random.number(below: 5)) - 2 },
        relation: relations[random.number(below: 3)],
        constant: Double(random.number(below: 41) - 20),
        priority: priorities[random.number(below: 5)])
    }
    .filter { $0.coefficients.contains { $0 != 0 } }
  }

  /// The same system for the solver, and its variables.
  var system: (ConstraintSystem, [Variable]) {
    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.addVariable() }
    for constraint in constraints {
      let terms = zip(constraint.coefficients, variables).filter { $0.0 != 0 }
      system.add(
        terms.map { Term($0.0, $0.1) }, constraint.relation, constraint.constant,
        at: Priority(constraint.priority))
    }
    return (system, variables)
  }

  /// What its solution misses of `constraints` at each priority, the highest first.
  func violated(by constraints: [PlainConstraint]) -> [Double] {
    let (system, variables) = system
    let solver = Solver(system)
    return Reference.violated(constraints, at: variables.map { solver[$0] })
  }
}
