import BoardwalkSolver
import Testing

@Suite("Constraint systems of layouts")
struct LayoutSystemTests {
  /// Labels of `widths` between the edges of a row, 8 points apart; content `hugging` and
  /// `resistance` bound their widths.
  private func row(
    _ widths: [Double], in total: Double, hugging: [Double], resistance: [Double]
  ) -> [Double] {
    var system = ConstraintSystem()
    let edges = widths.map { _ in (system.addVariable(), system.addVariable()) }
    for (index, edge) in edges.enumerated() {
      if index == 0 {
        system.add([Term(1, edge.0)], .equal, 0)
      } else {
        system.add([Term(1, edge.0), Term(-1, edges[index - 1].1)], .equal, 8)
      }
    }
    system.add([Term(1, edges[edges.count - 1].1)], .equal, total)
    for (index, edge) in edges.enumerated() {
      let width = [Term(1, edge.1), Term(-1, edge.0)]
      system.add(width, .lessOrEqual, widths[index], at: Priority(hugging[index]))
      system.add(width, .greaterOrEqual, widths[index], at: Priority(resistance[index]))
    }
    let solver = Solver(system)
    return edges.map { solver[$0.1] - solver[$0.0] }
  }

  @Test("the view with the lowest hugging priority stretches")
  func hugging() {
    #expect(row([50, 60], in: 300, hugging: [251, 250], resistance: [750, 750]) == [50, 242])
    #expect(row([50, 60], in: 300, hugging: [250, 251], resistance: [750, 750]) == [232, 60])
  }

  @Test("ORC-90, ORC-92: of equal views the first stretches and the last shrinks")
  func ties() {
    #expect(row([50, 60], in: 300, hugging: [250, 250], resistance: [750, 750]) == [232, 60])
    #expect(
      row([50, 60, 70], in: 316, hugging: [250, 250, 250], resistance: [750, 750, 750])
        == [170, 60, 70])
    #expect(row([255, 195], in: 337, hugging: [250, 250], resistance: [750, 750]) == [255, 74])
  }

  @Test("a tie of equal priorities is ambiguous until an equation decides it")
  func ambiguousTie() {
    var system = ConstraintSystem()
    let middle = system.addVariable()
    system.add([Term(1, middle)], .lessOrEqual, 50, at: Priority(250))
    system.add([Term(1, middle)], .greaterOrEqual, 240, at: Priority(250))
    #expect(Solver(system).isAmbiguous(middle))
    system.add([Term(1, middle)], .greaterOrEqual, 100, at: Priority(249))
    #expect(Solver(system).isAmbiguous(middle))
    system.add([Term(1, middle)], .equal, 100, at: Priority(248))
    #expect(!Solver(system).isAmbiguous(middle))
    #expect(Solver(system)[middle] == 100)
  }

  @Test("proportions and centers are exact", arguments: [375.0, 1000])
  func proportions(_ width: Double) {
    var system = ConstraintSystem()
    let (window, left, right) = (
      system.addVariable(), system.addVariable(), system.addVariable()
    )
    system.add([Term(1, window)], .equal, width)
    system.add([Term(1, right), Term(-1, left), Term(-0.48, window)], .equal, 0)
    system.add([Term(1, left), Term(1, right), Term(-1, window)], .equal, 0)
    let solver = Solver(system)
    #expect(abs(solver[left] - 0.26 * width) < 1e-9 && abs(solver[right] - 0.74 * width) < 1e-9)
    #expect(solver.violatedConstraints.isEmpty && !solver.isAmbiguous(left))
  }

  @Test("one conflict among 300 constraints is found")
  func plantedConflict() {
    var system = ConstraintSystem()
    var edges = [system.addVariable()]
    system.add([Term(1, edges[0])], .equal, 0)
    var planted: [Int] = []
    for index in 1...300 {
      let edge = system.addVariable()
      let id = system.add([Term(1, edge), Term(-1, edges[index - 1])], .equal, 10)
      if (100...103).contains(index) { planted.append(id) }
      edges.append(edge)
    }
    planted.append(system.add([Term(1, edges[103]), Term(-1, edges[99])], .greaterOrEqual, 41))
    let solver = Solver(system)
    #expect(solver.conflicts.map(\.constraints) == [planted])
    #expect(solver.violatedConstraints.count == 1)
  }

  @Test("the later of two contradicting constraints is violated")
  func contradiction() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    let first = system.add([Term(1, width)], .equal, 100)
    let second = system.add([Term(1, width)], .equal, 200)
    let solver = Solver(system)
    #expect(solver[width] == 100)
    #expect(solver.violatedConstraints == [second])
    #expect(solver.conflicts.map(\.constraints) == [[first, second]])
    #expect(solver.violation(of: second) == 100)
  }

  @Test("constraints with NaN, with infinity or without terms are ignored")
  func invalidNumbers() {
    var system = ConstraintSystem()
    let width = system.addVariable(hint: 7)
    system.add([Term(.nan, width)], .equal, 100)
    system.add([Term(1, width)], .equal, .infinity)
    system.add([], .equal, 3)
    let solver = Solver(system)
    #expect(solver[width] == 7)
    #expect(solver.isAmbiguous(width))
    #expect(solver.violatedConstraints.isEmpty)
  }
}
