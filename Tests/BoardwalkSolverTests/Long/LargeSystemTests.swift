import BoardwalkSolver
import Testing

/// Systems as large as those of screens with many views.
@Suite("Large systems")
struct LargeSystemTests {
  /// Rows of `heights` below each other, the last of which is tied to `total`; each row's content
  /// bounds its height.
  private func column(
    _ heights: [Double], total: Double?
  ) -> (system: ConstraintSystem, edges: [Variable]) {
    var system = ConstraintSystem()
    var edge = system.addVariable()
    var edges = [edge]
    system.add([Term(1, edge)], .equal, 0)
    for height in heights {
      let next = system.addVariable()
      let length = [Term(1, next), Term(-1, edge)]
      system.add(length, .greaterOrEqual, 0)
      system.add(length, .lessOrEqual, height, at: Priority(250))
      system.add(length, .greaterOrEqual, height, at: Priority(750))
      edge = next
      edges.append(next)
    }
    if let total { system.add([Term(1, edge)], .equal, total) }
    return (system, edges)
  }

  @Test("LAY-83: a column of 3000 rows is as tall as its rows")
  func longColumn() {
    let heights = (0..<3000).map { Double(20 + $0 % 7) }
    let (system, variables) = column(heights, total: nil)
    let solver = Solver(system)
    #expect(solver.violatedConstraints.isEmpty)
    #expect(solver[variables[3000]] == heights.reduce(0, +))
  }

  @Test("only the first of 200 equal rows stretches")
  func stretchedRow() {
    let heights = (0..<200).map { _ in 20.0 }
    let (system, variables) = column(heights, total: 4100)
    let solver = Solver(system)
    #expect(solver.violatedConstraints.count == 1)
    let edges = variables.map { solver[$0] }
    #expect(abs(edges[1] - 120) < 1e-6)
    #expect(abs(edges[200] - 4100) < 1e-6)
  }

  @Test("the last row shrinks if a column is too short")
  func shrunkRow() {
    let (system, variables) = column([30, 40, 50], total: 100)
    let solver = Solver(system)
    #expect(variables.map { solver[$0].rounded() } == [0, 30, 70, 100])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("the highest of 900 priorities decides a width")
  func priorities() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for priority in 1...900 {
      system.add([Term(1, width)], .equal, Double(priority), at: Priority(Double(priority)))
    }
    let solver = Solver(system)
    #expect(solver[width] == 900)
    #expect(solver.violatedConstraints.count == 899)
    #expect(!solver.isAmbiguous(width))
  }

  @Test("thousands of constraints on one width are solved at once")
  func softConstraints() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for value in 0..<20_000 {
      system.add([Term(1, width)], .equal, Double(value), at: Priority(Double(1 + value % 998)))
    }
    let solver = Solver(system)
    // As many of each priority want more as want less; the first priority's middle is narrowed by
    // all.
    #expect(solver[width] >= 9977 && solver[width] <= 10_975)
    #expect(solver.conflicts.isEmpty)
  }

  @Test(
    "a single optional constraint is satisfied within stronger bounds", arguments: [10.0, 90, 40])
  func singleSoftConstraint(_ soft: Double) {
    var system = ConstraintSystem()
    let width = system.addVariable(hint: 1)
    system.add([Term(2, width)], .greaterOrEqual, 60)
    system.add([Term(-1, width)], .greaterOrEqual, -50, at: Priority(750))
    #expect(Solver(system)[width] == 30)
    system.add([Term(1, width)], .equal, soft, at: Priority(1))
    let solver = Solver(system)
    #expect(solver[width] == min(max(soft, 30), 50))
    #expect(!solver.isAmbiguous(width))
  }

  @Test("labels keep their widths where the window has room", arguments: [300.0, 100, 900])
  func manyComponents(_ width: Double) {
    var system = ConstraintSystem()
    let window = system.addVariable()
    system.add([Term(1, window)], .equal, width)
    let labels = (0..<500).map { index in
      let right = system.addVariable()
      system.add([Term(1, right), Term(-1, window)], .lessOrEqual, -16)
      system.add([Term(1, right)], .lessOrEqual, Double(16 + index), at: Priority(251))
      system.add([Term(1, right)], .greaterOrEqual, Double(16 + index), at: Priority(750))
      return right
    }
    let solver = Solver(system)
    for (index, label) in labels.enumerated() {
      #expect(abs(solver[label] - min(width - 16, Double(16 + index))) < 1e-6)
    }
  }
}
