import BoardwalkTestSupport
import Testing

@testable import BoardwalkSolver

@Suite("Simplex tableau")
struct TableauTests {
  /// Forms over a few unknowns that follow from `seed`.
  private func problem(_ seed: UInt64) -> Problem {
    var random = SeededGenerator(seed: seed)
    var system = ConstraintSystem()
    let unknowns = (0..<(2 + random.number(below: 4))).map { _ in system.addVariable() }
    for _ in 0..<(2 + random.number(below: 5)) {
      let terms = unknowns.compactMap { unknown in
        let coefficient = Double(random.number(below: 5) - 2)
        return coefficient == 0 ? nil : Term(coefficient, unknown)
      }
      guard !terms.isEmpty else { continue }
      system.add(terms, .equal, Double(random.number(below: 30)), at: Priority(250))
    }
    return Problem(system)
  }

  /// A table of `problem` with wishes for all of its bounds, at the origin.
  private func tableau(_ problem: Problem) -> Tableau {
    var tableau = Tableau(
      problem, holdingBelow: 0, at: [Double](repeating: 0, count: problem.hints.count))
    for (number, bound) in problem.bounds.enumerated() {
      tableau.addSoftConstraint(bound, number, weight: Double(1 + number % 3))
    }
    return tableau
  }

  /// Exchanges the basic variable of a row with another one in it, as `random` says.
  private func pivot(_ tableau: inout Tableau, _ random: inout SeededGenerator) {
    let row = random.number(below: tableau.rows.count)
    let entries = tableau.rows[row].filter { abs($0.coefficient) > 0.01 }
    guard !entries.isEmpty else { return }
    tableau.pivot(Int32(row), entries[random.number(below: entries.count)].variable)
  }

  /// By how much the rows say something else than `problem` does where the unknowns are `point`.
  private func error(of tableau: Tableau, _ problem: Problem, at point: [Double]) -> Double {
    let values = point + (0..<problem.formCount).map { problem.value(of: $0, at: point) }
    return zip(tableau.rows, tableau.basic).map { row, basic in
      let sum = row.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
      return abs(sum - values[Int(basic)])
    }.max() ?? 0
  }

  @Test("pivots preserve the solution set", arguments: UInt64(0)..<60)
  func meaning(_ seed: UInt64) {
    let problem = problem(seed)
    guard problem.formCount > 0 else { return }
    var tableau = tableau(problem)
    var random = SeededGenerator(seed: ~seed)
    for _ in 0..<12 {
      pivot(&tableau, &random)
      let point = problem.hints.map { _ in Double(random.number(below: 100)) }
      #expect(error(of: tableau, problem, at: point) < 1e-6)
      #expect(tableau.basic.enumerated().allSatisfy { tableau.rowOf[Int($1)] == Int32($0) })
    }
  }

  @Test("exchanging the same pair twice restores the table", arguments: UInt64(0)..<60)
  func involution(_ seed: UInt64) throws {
    let problem = problem(seed)
    guard problem.formCount > 0 else { return }
    var tableau = tableau(problem)
    let before = tableau.rows
    let entering = try #require(before[0].first?.variable)
    let leaving = tableau.basic[0]
    tableau.pivot(0, entering)
    #expect(tableau.basic[0] == entering)
    tableau.pivot(0, leaving)
    for (row, old) in zip(tableau.rows, before) {
      #expect(row.map(\.variable) == old.map(\.variable))
      #expect(zip(row, old).allSatisfy { abs($0.coefficient - $1.coefficient) < 1e-9 })
    }
  }

  @Test("the incremental gradient equals a recomputed one", arguments: UInt64(0)..<60)
  func gradient(_ seed: UInt64) {
    let problem = problem(seed)
    guard problem.formCount > 0 else { return }
    var tableau = tableau(problem)
    tableau.findGradient()
    var random = SeededGenerator(seed: ~seed)
    for _ in 0..<12 { pivot(&tableau, &random) }
    var fresh = tableau
    fresh.findGradient()
    for variable in tableau.value.indices where tableau.rowOf[variable] < 0 {
      #expect(abs(tableau.gradient[variable] - fresh.gradient[variable]) < 1e-6)
    }
  }

  @Test("removing a perturbation restores the table", arguments: UInt64(0)..<60)
  func perturbing(_ seed: UInt64) {
    let problem = problem(seed)
    var tableau = tableau(problem)
    let before = tableau.value
    tableau.perturb()
    let isPerturbed = tableau.offsets.contains { $0 != 0 }
    let changes = [tableau.removePerturbation(), tableau.removePerturbation()]
    #expect(changes == [isPerturbed, false])
    #expect(zip(tableau.value, before).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
