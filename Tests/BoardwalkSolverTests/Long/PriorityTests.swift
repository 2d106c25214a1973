import BoardwalkSolver
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test(
    "priorities are clamped to required, also nonfinite ones",
    arguments: [1000, 1000.5, 1e300, .infinity, .nan])
  func required(_ value: Double) {
    #expect(Priority(value) == .required)
    #expect(Priority(999.9) < Priority(value))
  }

  @Test("only the order of priorities matters, however close", arguments: 0..<100)
  func order(_ seed: Int) {
    let random = RandomSystem(seed: UInt64(seed))
    let near = random.constraints.map { constraint in
      var near = constraint
      near.priority = constraint.priority < 1000 ? 1 + constraint.priority / 1e6 : 1000
      return near
    }
    let (system, variables) = random.system
    let solver = Solver(system)
    let other = Solver(RandomSystem(count: random.count, near).system.0)
    #expect(variables.map { solver[$0] } == variables.map { other[$0] })
  }

  @Test("one optional constraint outweighs any number of weaker ones", arguments: [1, 10, 1000])
  func majority(_ count: Int) {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for _ in 0..<count { system.add([Term(1, width)], .equal, 500, at: Priority(749)) }
    system.add([Term(1, width)], .equal, 20, at: Priority(750))
    let solver = Solver(system)
    #expect(solver[width] == 20)
    #expect(solver.violatedConstraints == Array(0..<count))
    #expect(solver.conflicts.isEmpty)
  }

  @Test("weaker constraints do not change stronger violations")
  func weakerConstraints() {
    for seed in UInt64(0)..<200 {
      let random = RandomSystem(seed: seed)
      let weaker = (0..<random.count).map { variable in
        PlainConstraint(
          coefficients: (0..<random.count).map { $0 == variable ? 1 : 0 }, relation: .equal,
          constant: 77, priority: 1)
      }
      let more = RandomSystem(count: random.count, random.constraints + weaker)
      let violated = [random, more].map { $0.violated(by: random.constraints) }
      #expect(Reference.compare(violated[0], violated[1]) == 0, "seed \(seed)")
    }
  }
}
