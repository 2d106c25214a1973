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
}
