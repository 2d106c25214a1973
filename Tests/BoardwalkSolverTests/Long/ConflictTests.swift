import BoardwalkSolver
import Testing

/// Sets of constraints that cannot all hold, and large systems in which they are found quickly.
@Suite("Conflicts")
struct ConflictTests {
  /// Views beside each other from 0 to `end`, each given as left and right edge: `gap` apart, and
  /// as wide as `width` relates to 2.
  private func chain(_ count: Int, _ width: Relation, end: Double) -> ConstraintSystem {
    var system = ConstraintSystem()
    let edges = (0..<count).map { _ in (system.addVariable(), system.addVariable()) }
    for edge in edges { system.add([Term(1, edge.1), Term(-1, edge.0)], .greaterOrEqual, 0) }
    system.add([Term(1, edges[0].0)], .equal, 0)
    for (last, next) in zip(edges, edges.dropFirst()) {
      system.add([Term(1, next.0), Term(-1, last.1)], .equal, 1)
    }
    for edge in edges { system.add([Term(1, edge.1), Term(-1, edge.0)], width, 2) }
    system.add([Term(1, edges[count - 1].1)], .equal, end)
    return system
  }

  @Test("a chain too long for its ends is one conflict", arguments: [10, 150, 2000])
  func chainOfEqualities(_ count: Int) {
    let conflicts = Solver(chain(count, .equal, end: 1)).conflicts
    #expect(conflicts.count == 1)
    // All but that views are no narrower than nothing.
    #expect(conflicts.first?.constraints == Array(count..<(3 * count + 1)))
  }

  @Test("a chain of minimum widths is one conflict", arguments: [10, 60, 200])
  func chainOfBounds(_ count: Int) {
    let conflicts = Solver(chain(count, .greaterOrEqual, end: 1)).conflicts
    #expect(conflicts.map(\.constraints) == [Array(count..<(3 * count + 1))])
  }

  @Test("a chain that fits has no conflict")
  func fittingChain() {
    #expect(Solver(chain(300, .equal, end: 899)).conflicts.isEmpty)
    #expect(Solver(chain(300, .greaterOrEqual, end: 2000)).conflicts.isEmpty)
  }

  @Test("many widths of one view are reported up to a limit")
  func manyWidths() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for value in 0..<20_000 { system.add([Term(1, width)], .equal, Double(value)) }
    let conflicts = Solver(system).conflicts
    #expect(conflicts.map(\.constraints) == (1...20).map { [0, $0] })
  }

  @Test("independent conflicts are all found")
  func independent() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    system.add([Term(1, left)], .equal, 10)
    system.add([Term(1, left)], .equal, 13)
    system.add([Term(1, right), Term(-1, left)], .greaterOrEqual, 60)
    system.add([Term(1, right), Term(-1, left)], .lessOrEqual, 50)
    #expect(Solver(system).conflicts.map(\.constraints) == [[0, 1], [2, 3]])
  }

  @Test("one redundant constraint is one conflict in any order")
  func oneCause() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    let width = [Term(1, right), Term(-1, left)]
    system.add(width, .equal, 300)
    system.add([Term(1, left)], .equal, 0)
    system.add([Term(1, right)], .equal, 375)
    system.add(width, .equal, 375)
    let conflicts = Solver(system).conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.constraints.contains(0) == true)
  }

  @Test("a temporary constraint is not part of a conflict of others")
  func passing() {
    var system = ConstraintSystem()
    let (window, left, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    let size = system.add([Term(1, window)], .equal, 68)
    system.add([Term(1, left)], .equal, 4)
    system.add([Term(1, window), Term(-1, right)], .equal, 4)
    let first = system.add([Term(1, right), Term(-1, left)], .equal, 40)
    let second = system.add([Term(1, right), Term(-1, left)], .equal, 113)
    let conflicts = Solver(system).conflicts { $0 == size ? .environmental : .editable }
    #expect(conflicts.map(\.constraints) == [[first, second], [size, 1, 2, first]])
  }

  @Test("given constraints alone are no conflict")
  func given() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.add([Term(1, width)], .equal, 10)
    system.add([Term(1, width)], .equal, 20)
    system.add([Term(1, width)], .greaterOrEqual, 30)
    let conflicts = Solver(system).conflicts { $0 < 2 ? .fixed : .editable }
    #expect(conflicts.map(\.constraints) == [[0, 2]])
  }

  @Test("multipliers cancel the variables and leave the contradiction")
  func multipliers() throws {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    system.add([Term(1, left)], .equal, 0)
    system.add([Term(0.5, left), Term(0.5, right)], .equal, 100)
    system.add([Term(1, right), Term(-1, left)], .lessOrEqual, 150)
    let conflict = try #require(Solver(system).conflicts.first)
    #expect(conflict.constraints == [0, 1, 2])
    #expect(conflict.sum { [0, 100, 150][$0] } == 25 * conflict.multipliers[1])
    #expect(conflict.multipliers[2] < 0)
    #expect(conflict.multipliers[1] == -2 * conflict.multipliers[2])
  }

  @Test("hundreds of views centered in a linked view conflict")
  func dense() {
    var system = ConstraintSystem()
    let edges = (0..<300).map { _ in (system.addVariable(), system.addVariable()) }
    func center(_ view: Int) -> [Term] { [Term(0.5, edges[view].0), Term(0.5, edges[view].1)] }
    func minus(_ terms: [Term]) -> [Term] { terms.map { Term(-$0.coefficient, $0.variable) } }
    for view in 1..<300 {
      system.add(center(view) + minus(center(0)), .equal, 0)
      system.add(
        [
          Term(1, edges[view].1), Term(-1, edges[view].0), Term(-1, edges[view - 1].1),
          Term(1, edges[view - 1].0),
        ], .equal, 0)
    }
    let planted = system.add(
      [Term(1, edges[299].0), Term(-1, edges[0].0)], .equal, 10)
    let conflicts = Solver(system).conflicts.map(\.constraints)
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.last == planted && conflicts.first?.count == 301)
  }

  @Test("a false statement is a conflict by itself")
  func falseStatement() {
    var system = ConstraintSystem()
    let left = system.addVariable()
    system.add([Term(1, left)], .equal, 3)
    system.add([Term(1, left), Term(-1, left)], .equal, 5)
    #expect(Solver(system).conflicts.map(\.constraints) == [[1]])
  }

  @Test("equal columns with a view at two positions conflict")
  func equalColumns() {
    var system = ConstraintSystem()
    let row = (system.addVariable(), system.addVariable())
    let columns = (0..<3).map { _ in (system.addVariable(), system.addVariable()) }
    let boxes = (0..<2).map { _ in (system.addVariable(), system.addVariable()) }
    for edges in [row] + columns + boxes {
      system.add([Term(1, edges.1), Term(-1, edges.0)], .greaterOrEqual, 0)
    }
    func center(_ box: Int, shift: Double) -> Int {
      system.add(
        [
          Term(0.5, boxes[box].0), Term(0.5, boxes[box].1), Term(-0.5, columns[box].0),
          Term(-0.5, columns[box].1),
        ], .equal, shift)
    }
    system.add([Term(1, row.0)], .equal, 0)
    system.add([Term(1, row.1)], .equal, 375)
    _ = center(0, shift: 0)
    system.add([Term(1, boxes[0].0), Term(-1, columns[0].0)], .greaterOrEqual, 8)
    let planted = [center(1, shift: 0), center(1, shift: 53)]
    system.add([Term(1, columns[0].0), Term(-1, row.0)], .equal, 0)
    for (last, next) in zip(columns, columns.dropFirst()) {
      system.add([Term(1, next.0), Term(-1, last.1)], .equal, 0)
      system.add(
        [Term(1, next.1), Term(-1, next.0), Term(-1, last.1), Term(1, last.0)], .equal, 0)
    }
    system.add([Term(1, columns[2].1), Term(-1, row.1)], .equal, 0)
    #expect(Solver(system).conflicts.map(\.constraints) == [planted])
  }
}
