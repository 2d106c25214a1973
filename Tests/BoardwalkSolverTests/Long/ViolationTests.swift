import BoardwalkSolver
import Testing

@Suite("Constraint violations")
struct ViolationTests {
  /// A system of one constraint, that twice a width relates to 100.
  private func system(_ relation: Relation) -> (system: ConstraintSystem, width: Variable) {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.add([Term(2, width)], relation, 100)
    return (system, width)
  }

  @Test(
    "a violation is on one side only",
    arguments: [
      (Relation.equal, 40.0, 20.0), (.equal, 60, 20), (.equal, 50, 0),
      (.lessOrEqual, 40, 0), (.lessOrEqual, 60, 20), (.lessOrEqual, 50, 0),
      (.greaterOrEqual, 40, 20), (.greaterOrEqual, 60, 0), (.greaterOrEqual, 50, 0),
    ])
  func sides(_ relation: Relation, _ width: Double, _ violation: Double) {
    #expect(system(relation).system.violation(of: 0, at: { _ in width }) == violation)
  }

  @Test("a violation with an ambiguous variable is ambiguous")
  func unknown() {
    var (system, width) = system(.equal)
    let height = system.addVariable()
    let square = system.add([Term(1, width), Term(-1, height)], .equal, 0)
    #expect(system.variables(of: square) == [width, height])
    #expect(system.violation(of: square) { $0 == width ? 10 : nil } == nil)
    #expect(system.violation(of: 0) { $0 == width ? 10 : nil } == 80)
  }

  @Test("a violation equals that of the system at the solution", arguments: 0..<100)
  func solution(_ seed: Int) throws {
    let (system, _) = RandomSystem(seed: UInt64(seed)).system
    let solver = Solver(system)
    for constraint in 0..<system.constraintCount {
      let violation = try #require(system.violation(of: constraint) { solver[$0] })
      #expect(abs(violation - solver.violation(of: constraint)) < 1e-4)
      #expect(solver.violatedConstraints.contains(constraint) == (violation > 1e-4))
    }
  }

  @Test("a violation ignores rounding errors at any distance", arguments: [1.0, 1e3, 1e6, 1e9])
  func rounding(_ scale: Double) {
    var system = ConstraintSystem()
    let edges = (0..<4).map { _ in system.addVariable() }
    system.add([Term(1, edges[0])], .equal, 0)
    system.add([Term(1, edges[3])], .equal, scale)
    // Three thirds are not quite a whole.
    for (left, right) in zip(edges, edges.dropFirst()) {
      system.add([Term(3, right), Term(-3, left)], .equal, scale)
    }
    let solver = Solver(system)
    #expect(solver.violatedConstraints.isEmpty)
    #expect(solver.conflicts.isEmpty)
  }
}
