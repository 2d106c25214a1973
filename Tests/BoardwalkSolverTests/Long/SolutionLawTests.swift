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

  @Test("misses as little in whatever order the constraints come")
  func constraintOrder() {
    for (number, random) in Self.systems.enumerated() {
      var generator = SeededGenerator(seed: UInt64(number))
      let shuffled = RandomSystem(
        count: random.count, random.constraints.shuffled(using: &generator))
      let missed = [random, shuffled].map { $0.missed(by: random.constraints) }
      #expect(Reference.compare(missed[0], missed[1]) == 0, "\(random.constraints)")
    }
  }

  @Test("misses as little in whatever order the variables come")
  func variableOrder() {
    for random in Self.systems {
      let turned = changed(random) { $0.coefficients.reverse() }
      let missed = [random, turned].map { $0.missed(by: $0.constraints) }
      #expect(Reference.compare(missed[0], missed[1]) == 0, "\(random.constraints)")
    }
  }

  @Test("misses as little when constraints are turned around")
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
      let missed = [random, turned].map { $0.missed(by: random.constraints) }
      #expect(Reference.compare(missed[0], missed[1]) == 0, "\(random.constraints)")
    }
  }

  @Test("moves along with all that it is made of, and is as open as before", arguments: [7, -1000])
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

  @Test("grows with all that it is made of", arguments: [0.5, 16])
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

  @Test("stays where it is when that is wished for too, and is then the only one")
  func wishedFor() {
    for random in Self.systems {
      var (system, variables) = random.system
      let solver = Solver(system)
      for variable in variables {
        system.add([Term(1, variable)], .equal, solver[variable], at: Priority(1))
      }
      let settled = Solver(system)
      for variable in variables {
        #expect(abs(settled[variable] - solver[variable]) < 1e-5, "\(random.constraints)")
        #expect(!settled.isAmbiguous(variable), "\(random.constraints)")
      }
    }
  }

  @Test("of nothing is what is hinted at, and open")
  func nothing() {
    var system = ConstraintSystem()
    #expect(Solver(system).missedConstraints.isEmpty)
    let (window, view) = (system.addParameter(320), system.addVariable(hint: 40))
    let solver = Solver(system)
    #expect(solver[window] == 320 && solver[view] == 40)
    #expect(solver.isAmbiguous(view) && !solver.isAmbiguous(window))
  }
}
