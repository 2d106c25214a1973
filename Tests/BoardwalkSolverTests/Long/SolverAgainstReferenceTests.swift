import BoardwalkSolver
import Testing

@Suite("Solver and reference implementation")
struct SolverAgainstReferenceTests {
  private static let seeds = 0..<UInt64(1000)

  @Test("a solution violates constraints of each priority as little as possible")
  func violations() {
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      let (system, variables) = random.system
      let reference = Reference(count: random.count, random.constraints)
      guard let required = reference.best.first, required < 1e-5 else { continue }
      let solver = Solver(system)
      let violated = Reference.violated(random.constraints, at: variables.map { solver[$0] })
      #expect(
        Reference.compare(violated, reference.best) == 0,
        "seed \(seed): \(violated) instead of \(reference.best)")
    }
  }

  @Test("a variable is ambiguous exactly if optimal solutions differ in it")
  func ambiguity() {
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      let (system, variables) = random.system
      let reference = Reference(count: random.count, random.constraints)
      guard let required = reference.best.first, required < 1e-5 else { continue }
      let solver = Solver(system)
      for (index, variable) in variables.enumerated() {
        let values = reference.points.map { $0[index] }
        let spread = (values.max() ?? 0) - (values.min() ?? 0)
        #expect(
          solver.isAmbiguous(variable) == (spread > 1e-4), "seed \(seed), variable \(index)")
      }
    }
  }

  @Test("a conflict is a contradiction that needs each of its constraints")
  func conflicts() {
    var count = 0
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      let required = random.constraints.filter { $0.priority == 1000 }
      let solver = Solver(random.system.0)
      let canHold = Reference.canHold(required, count: random.count)
      #expect(solver.conflicts.isEmpty == canHold, "seed \(seed)")
      for conflict in solver.conflicts.map(\.constraints) {
        count += 1
        let set = conflict.map { random.constraints[$0] }
        #expect(!Reference.canHold(set, count: random.count), "seed \(seed): \(conflict)")
        for index in set.indices {
          var rest = set
          rest.remove(at: index)
          #expect(Reference.canHold(rest, count: random.count), "seed \(seed): \(conflict)")
        }
      }
    }
    #expect(count > 100)
  }

  @Test("an edit violates constraints as little as a new solution does")
  func edits() {
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      guard random.count > 1 else { continue }
      func system(_ value: Double) -> (ConstraintSystem, [Variable]) {
        var system = ConstraintSystem()
        var variables = [system.addParameter(value)]
        for _ in 1..<random.count { variables.append(system.addVariable()) }
        for constraint in random.constraints {
          let terms = zip(constraint.coefficients, variables).filter { $0.0 != 0 }
          system.add(
            terms.map { Term($0.0, $0.1) }, constraint.relation, constraint.constant,
            at: Priority(constraint.priority))
        }
        return (system, variables)
      }
      let (first, variables) = system(0)
      var edited = Solver(first)
      for value in [1.0, 5, 17, -3, -40, 4] {
        edited.set(variables[0], to: value)
        let fresh = Solver(system(value).0)
        let left = Reference.violated(random.constraints, at: variables.map { edited[$0] })
        let right = Reference.violated(random.constraints, at: variables.map { fresh[$0] })
        #expect(
          Reference.compare(left, right) == 0, "seed \(seed) at \(value): \(left), \(right)")
      }
    }
  }
}
