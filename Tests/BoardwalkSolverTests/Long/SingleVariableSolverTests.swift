import BoardwalkTestSupport
import Testing

@testable import BoardwalkSolver

@Suite("Single-variable solver")
struct SingleVariableSolverTests {
  /// Bounds and wishes for one unknown that follow from `seed`.
  private func constraints(_ seed: UInt64) -> [PlainConstraint] {
    var random = SeededGenerator(seed: seed)
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    return (0..<(1 + random.number(below: 7))).map { _ in
      PlainConstraint(
        coefficients: [[-2, -1, 1, 1, 3][random.number(below: 5)]],
        relation: relations[random.number(below: 3)],
        constant: Double(random.number(below: 61) - 30),
        priority: [1000, 750, 250, 250, 249][random.number(below: 5)])
    }
  }

  /// The solution of `constraints`, with a neighbour far away that keeps the fast way closed where
  /// `isTied`.
  private func solve(_ constraints: [PlainConstraint], isTied: Bool) -> (Solver, Variable) {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for constraint in constraints {
      system.add(
        [Term(constraint.coefficients[0], width)], constraint.relation, constraint.constant,
        at: Priority(constraint.priority))
    }
    if isTied {
      let neighbour = system.addVariable()
      system.add([Term(1, neighbour), Term(-1, width)], .greaterOrEqual, -10_000)
    }
    return (Solver(system), width)
  }

  @Test("a single variable has the value and ambiguity of the simplex method")
  func equivalence() {
    for seed in UInt64(0)..<1500 {
      let constraints = constraints(seed)
      let (fast, slow) = (
        solve(constraints, isTied: false), solve(constraints, isTied: true)
      )
      let violated = [fast, slow].map { Reference.violated(constraints, at: [$0.0[$0.1]]) }
      #expect(Reference.compare(violated[0], violated[1]) == 0, "seed \(seed): \(violated)")
      #expect(
        fast.0.isAmbiguous(fast.1) == slow.0.isAmbiguous(slow.1), "seed \(seed): \(constraints)")
      guard !fast.0.isAmbiguous(fast.1) else { continue }
      #expect(abs(fast.0[fast.1] - slow.0[slow.1]) < 1e-6, "seed \(seed)")
    }
  }

  @Test(
    "a single variable is as near to its hint as its bounds allow",
    arguments: [-5.0, 10, 15, 20, 1000])
  func hint(_ hint: Double) {
    var system = ConstraintSystem()
    let width = system.addVariable(hint: hint)
    system.add([Term(1, width)], .greaterOrEqual, 10)
    system.add([Term(1, width)], .lessOrEqual, 20, at: Priority(1))
    #expect(Solver(system)[width] == min(max(hint, 10), 20))
  }

  @Test("a single variable lies between equal weights and at the heavier one otherwise")
  func weights() {
    func solvedLevels(_ heavy: Double) -> Double {
      var system = ConstraintSystem()
      let width = system.addVariable()
      system.add([Term(heavy, width)], .equal, 100 * heavy, at: Priority(250))
      system.add([Term(1, width)], .equal, 40, at: Priority(250))
      return Solver(system)[width]
    }
    #expect(solvedLevels(3) == 100)
    #expect(solvedLevels(0.5) == 40)
    #expect((40...100).contains(solvedLevels(1)))
  }

  @Test("single variables add to the work before them")
  func work() {
    var system = ConstraintSystem()
    for _ in 0..<2 {
      system.add([Term(1, system.addVariable())], .greaterOrEqual, 10)
    }
    var problem = Problem(system)
    problem.budget.add(entries: 100)
    #expect(Solution(problem).entries == 100)
  }
}
