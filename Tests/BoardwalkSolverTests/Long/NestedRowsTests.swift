import BoardwalkSolver
import Testing

/// Rows and columns nested in each other, as in screens with many stack views.
@Suite("Nested rows and columns")
struct NestedRowsTests {
  private struct Box {
    let left: Variable
    let right: Variable
  }

  private func box(in system: inout ConstraintSystem) -> Box {
    Box(left: system.addVariable(), right: system.addVariable())
  }

  private func equate(
    _ edge: Variable, _ other: Variable, _ distance: Double, in system: inout ConstraintSystem
  ) {
    system.add([Term(1, edge), Term(-1, other)], .equal, distance)
  }

  /// Puts `count` boxes of one width beside each other into `outer`, 2 points apart and from its
  /// edges.
  private func row(of count: Int, in outer: Box, _ system: inout ConstraintSystem) -> [Box] {
    let boxes = (0..<count).map { _ in box(in: &system) }
    var edge = outer.left
    for inner in boxes {
      equate(inner.left, edge, 2, in: &system)
      edge = inner.right
      system.add(
        [
          Term(1, inner.right), Term(-1, inner.left), Term(-1, boxes[0].right),
          Term(1, boxes[0].left),
        ], .equal, 0)
    }
    equate(outer.right, edge, 2, in: &system)
    return boxes
  }

  @Test(
    "nested rows of equal boxes share the width of the window", arguments: [400.0, 1000, 250, 90])
  func nestedRows(_ width: Double) {
    var system = ConstraintSystem()
    let root = box(in: &system)
    system.add([Term(1, root.left)], .equal, 0)
    system.add([Term(1, root.right)], .equal, width)
    let outer = row(of: 4, in: root, &system)
    let inner = row(of: 3, in: outer[2], &system)
    let deepest = row(of: 5, in: inner[1], &system)
    let solver = Solver(system)
    // Four boxes share the width but for five gaps, and so on inwards.
    let first = (width - 10) / 4
    let second = (first - 8) / 3
    let third = (second - 12) / 5
    #expect(abs(solver[outer[3].left] - (2 + 3 * (first + 2))) < 1e-6)
    let left = 2 + 2 * (first + 2) + 2 + second + 2
    #expect(abs(solver[inner[1].left] - left) < 1e-6)
    #expect(abs(solver[deepest[4].right] - (left + second - 2)) < 1e-6)
    #expect(abs(solver[deepest[0].right] - solver[deepest[0].left] - third) < 1e-6)
    #expect(!solver.isAmbiguous(deepest[3].left))
    #expect(solver.violatedConstraints.isEmpty)
  }

  @Test("a shrinkable box distributes its final length")
  func shrinkableBox() {
    var system = ConstraintSystem()
    let outer = box(in: &system)
    system.add([Term(1, outer.left)], .equal, 0)
    system.add([Term(1, outer.right)], .lessOrEqual, 292)
    system.add([Term(1, outer.right)], .equal, 292, at: Priority(240))
    let boxes = row(of: 3, in: outer, &system)
    let inner = row(of: 2, in: boxes[1], &system)
    var solver = Solver(system)
    #expect(abs(solver[outer.right] - 292) < 1e-6)
    // (292 - 8) / 3 = 94.67, of which two halves have (94.67 - 6) / 2 = 44.33 each.
    #expect(abs(solver[inner[1].right] - (2 + 94.666_666_67 + 2 + 92.666_666_67)) < 1e-6)
    // A stronger wish of the innermost takes the whole row along: 20 = ((right - 8) / 3 - 6) / 2.
    let soft = [Term(1, inner[0].right), Term(-1, inner[0].left)]
    system.add(soft, .lessOrEqual, 20, at: Priority(750))
    solver = Solver(system)
    #expect(abs(solver[outer.right] - ((2 * 20 + 6) * 3 + 8)) < 1e-6)
    #expect(solver.violatedConstraints.count == 1)
  }

  /// A column or, where `isRow`, a row whose parts are as high as the highest of them.
  private indirect enum Tree {
    case leaf(Double)
    case group([Tree], isRow: Bool)

    /// How high it is: hugging itself where a row's other parts are not higher.
    var height: Double {
      switch self {
      case .leaf(let height): height
      case .group(let components, isRow: true): 4 + (components.map(\.height).max() ?? 0)
      case .group(let components, isRow: false): components.reduce(8) { $0 + $1.height + 8 }
      }
    }

    /// A tree of `depth` with four parts each, whose leaves are between 20 and 60 points high.
    static func grown(_ depth: Int, isRow: Bool, _ seed: inout UInt64) -> Tree {
      guard depth > 0 else {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return .leaf(20 + Double(seed >> 60) * 2.5)
      }
      return .group(
        (0..<4).map { _ in grown(depth - 1, isRow: !isRow, &seed) }, isRow: isRow)
    }

    /// Adds its constraints between `top` and `bottom`.
    func add(_ top: Variable, _ bottom: Variable, to system: inout ConstraintSystem) {
      let height = [Term(1, bottom), Term(-1, top)]
      switch self {
      case .leaf(let wanted):
        system.add(height, .greaterOrEqual, wanted, at: Priority(750))
        system.add(height, .lessOrEqual, wanted, at: Priority(251))
      case .group(let components, isRow: true):
        for part in components {
          let (first, last) = (system.addVariable(), system.addVariable())
          system.add([Term(1, first), Term(-1, top)], .equal, 2)
          system.add([Term(1, bottom), Term(-1, last)], .equal, 2)
          part.add(first, last, to: &system)
        }
      case .group(let components, isRow: false):
        var edge = top
        for part in components {
          let (first, last) = (system.addVariable(), system.addVariable())
          system.add([Term(1, first), Term(-1, edge)], .equal, 8)
          part.add(first, last, to: &system)
          edge = last
        }
        system.add([Term(1, bottom), Term(-1, edge)], .equal, 8)
      }
    }
  }

  @Test("a row is as tall as its tallest column", arguments: [2, 3, 4, 5])
  func rowHeights(_ depth: Int) {
    var seed: UInt64 = 7
    let tree = Tree.grown(depth, isRow: true, &seed)
    var system = ConstraintSystem()
    let (top, bottom) = (system.addVariable(), system.addVariable())
    system.add([Term(1, top)], .equal, 0)
    tree.add(top, bottom, to: &system)
    let solver = Solver(system)
    #expect(abs(solver[bottom] - tree.height) < 1e-5)
    #expect(!solver.isAmbiguous(bottom))
    // No leaf is lower than its content; those of lower columns are higher.
    #expect(
      solver.violatedConstraints.allSatisfy { system.priority(of: $0) == Priority(251) })
  }

  @Test(
    "variables that move only together are ambiguous, fixed ones are not")
  func hiddenFreedom() {
    var system = ConstraintSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    // At 0 neither of the first two can move alone.
    system.add([Term(1, x)], .greaterOrEqual, 0)
    system.add([Term(1, x), Term(-1, y)], .lessOrEqual, 0)
    system.add([Term(1, y), Term(-2, x)], .lessOrEqual, 0)
    system.add([Term(1, z), Term(1, x)], .lessOrEqual, 9)
    system.add([Term(1, z), Term(-1, x)], .greaterOrEqual, 9)
    var solver = Solver(system)
    #expect(solver[x] == 0 && solver[y] == 0 && solver[z] == 9)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y) && !solver.isAmbiguous(z))
    var free = ConstraintSystem()
    let (a, b) = (free.addVariable(), free.addVariable())
    free.add([Term(1, a)], .greaterOrEqual, 0)
    free.add([Term(1, a), Term(-1, b)], .lessOrEqual, 0)
    free.add([Term(1, b), Term(-2, a)], .lessOrEqual, 0)
    solver = Solver(free)
    #expect(solver.isAmbiguous(a) && solver.isAmbiguous(b))
  }
}
