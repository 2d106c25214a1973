import BoardwalkTestSupport
import Testing

@testable import BoardwalkSolver

@Suite("Root substitution")
struct SubstitutionTests {
  /// A problem of one form over `count` unknowns.
  private func problem(_ terms: [(unknown: Int32, coefficient: Double)], count: Int) -> Problem {
    var problem = Problem()
    problem.hints = [Double](repeating: 0, count: count)
    problem.terms = terms.map { Problem.FormTerm(unknown: $0.unknown, coefficient: $0.coefficient) }
    problem.endForm()
    return problem
  }

  private func substituted(_ problem: Problem, _ classes: AffineClasses) -> Substitution {
    var classes = classes
    var substitution = Substitution()
    substitution.read(0, of: problem, in: &classes)
    return substitution
  }

  @Test(
    "an expression is the sorted sum of its terms", arguments: [1, 7, 8, 9, 10, 60])
  func sums(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let terms = (0..<count).map { _ in
      (unknown: Int32(random.number(below: 20)), coefficient: Double(random.number(below: 9) - 4))
    }
    let found = substituted(problem(terms, count: 20), AffineClasses(count: 20)).terms
    let expected = (Int32(0)..<20).compactMap { unknown -> Problem.FormTerm? in
      let sum = terms.filter { $0.unknown == unknown }.reduce(0) { $0 + $1.coefficient }
      return sum == 0 ? nil : Problem.FormTerm(unknown: unknown, coefficient: sum)
    }
    #expect(found == expected)
  }

  @Test("canceling terms leave the constant")
  func cancelling() {
    var classes = AffineClasses(count: 2)
    classes.join(1, as: Affine(root: 0, scale: 1, offset: 30))
    let width = substituted(problem([(1, 1), (0, -1)], count: 2), classes)
    #expect(width.terms.isEmpty)
    #expect(width.constant == 30)
  }

  @Test("rounding residues are zero")
  func rounding() {
    let sum = problem([(0, 0.1), (0, 0.2), (0, -0.3), (1, 1)], count: 2)
    #expect(substituted(sum, AffineClasses(count: 2)).terms.map(\.unknown) == [1])
  }
}
