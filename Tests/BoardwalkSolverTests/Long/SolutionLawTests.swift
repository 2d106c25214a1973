import BoardwalkSolver
import BoardwalkTestSupport
import Testing

/// Laws that hold of every solution, as long as what is required can hold.
@Suite("Solution laws")
struct SolutionLawTests {
  private static let systems = (UInt64(0)..<400).map { RandomSystem(seed: $0) }
    .filter { Solver($0.system.0).conflicts.isEmpty }

  /// The same system with what `change` makes of each of its constraints.
  private func changed(
    _ random: RandomSystem, _ change: (inout PlainConstraint) -> Void
  ) -> RandomSystem {
    RandomSystem(
      count: random.count,
      random.constraints.map { constraint in
        var constraint = constraint
        change(&constraint)
        return constraint
      })
  }

  @Test("the violation does not depend on the order of constraints")
  func constraintOrder() {
    for (number, random) in Self.systems.enumerated() {
      var generator = SeededGenerator(seed: UInt64(number))
      let shuffled = RandomSystem(
        count: random.count, random.constraints.shuffled(using: &generator))
      let violated = [random, shuffled].map { $0.violated(by: random.constraints) }
      #expect(Reference.compare(violated[0], violated[1]) == 0, "\(random.constraints)")
    }
  }

  @Test("the violation does not depend on the order of variables")
  func variableOrder() {
    for random in Self.systems {
      let turned = changed(random) { $0.coefficients.reverse() }
      let violated = [random, turned].map { $0.violated(by: $0.constraints) }
      #expect(Reference.compare(violated[0], violated[1]) == 0, "\(random.constraints)")
    }
  }

  @Test("the violation does not depend on the direction of constraints")
  func sides() {
    for random in Self.systems {
      let turned = changed(random) { constraint in
        constraint.coefficients = constraint.coefficients.map { -$0 }
        constraint.constant = -constraint.constant
        switch constraint.relation {
        case .equal: break
        case .lessOrEqual: constraint.relation = .greaterOrEqual
        case .greaterOrEqual: constraint.relation = .lessOrEqual
        }
      }
      let violated = [random, turned].map { $0.violated(by: random.constraints) }
      #expect(Reference.compare(violated[0], violated[1]) == 0, "\(random.constraints)")
    }
  }

  @Test("translation moves the solution and keeps its ambiguity", arguments: [7, -1000])
  func translation(_ distance: Double) {
    for random in Self.systems {
      let moved = changed(random) { $0.constant += distance * $0.coefficients.reduce(0, +) }
      let (here, there) = (random.system, moved.system)
      let solvers = (Solver(here.0), Solver(there.0))
      for (before, after) in zip(here.1, there.1) {
        #expect(
          solvers.0.isAmbiguous(before) == solvers.1.isAmbiguous(after), "\(random.constraints)")
        guard !solvers.0.isAmbiguous(before) else { continue }
        #expect(
          abs(solvers.0[before] + distance - solvers.1[after]) < 1e-5, "\(random.constraints)")
      }
    }
  }

  @Test("scaling scales the solution", arguments: [0.5, 16])
  func scale(_ factor: Double) {
    for random in Self.systems {
      let scaled = changed(random) { $0.constant *= factor }
      let (here, there) = (random.system, scaled.system)
      let solvers = (Solver(here.0), Solver(there.0))
      for (before, after) in zip(here.1, there.1) where !solvers.0.isAmbiguous(before) {
        #expect(abs(solvers.0[before] * factor - solvers.1[after]) < 1e-5, "\(random.constraints)")
      }
    }
  }

  @Test("a solution is stable and unique if it is itself requested")
  func softTargets() {
    for random in Self.systems {
      var (system, variables) = random.system
      let solver = Solver(system)
      for variable in variables {
        system.add([Term(1, variable)], .equal, solver[variable], at: Priority(1))
      }
      let solvedLevels = Solver(system)
      for variable in variables {
        #expect(abs(solvedLevels[variable] - solver[variable]) < 1e-5, "\(random.constraints)")
        #expect(!solvedLevels.isAmbiguous(variable), "\(random.constraints)")
      }
    }
  }

  @Test("an empty problem has its hints as an ambiguous solution")
  func nothing() {
    var system = ConstraintSystem()
    #expect(Solver(system).violatedConstraints.isEmpty)
    let view = system.addVariable(hint: 40)
    let solver = Solver(system)
    #expect(solver[view] == 40 && solver.isAmbiguous(view))
  }
}
