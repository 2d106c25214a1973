import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSolver

/// Lays out a layout root: a view with a given frame, with its subviews.
struct LayoutRootSolver {
  /// The most passes; text that wraps and margins that follow from frames need a second or third.
  private static let passes = 4

  let tree: LayoutTree

  /// The context of its outermost view.
  let context: LayoutContext

  /// The constraint system of the last pass, with its solution.
  private(set) var system: LayoutSystem
  private(set) var solver: Solver

  /// The solution of the relaxed system, whose variables are the same, if required constraints
  /// contradict each other.
  private var relaxedSolver: Solver?

  /// The frames of the tree's nodes, each in its superview's space.
  private(set) var frames: [LayoutRect] = []

  /// The frames in the space of the root, before rounding.
  private(set) var places: [LayoutRect] = []

  /// The units of work that it took.
  var work = 0

  /// The number of entries of simplex tables that are a unit of work.
  private static let entriesOfUnit = 100

  /// Lays out `tree` on `canvas` in `context`.
  init(_ tree: LayoutTree, _ canvas: Canvas, _ context: LayoutContext) {
    self.tree = tree
    self.context = context
    var surroundings = LayoutEnvironment(tree, canvas, context, frames: nil)
    system = LayoutSystem(tree, canvas, surroundings, context)
    solver = Solver(system.system)
    finishPass(canvas)
    let readers = tree.readersOfSurroundings
    for _ in 1..<Self.passes where solver.isComplete {
      findPlaces()
      let next = LayoutEnvironment(tree, canvas, context, frames: places)
      if next.isEquivalent(to: surroundings, for: readers) { break }
      surroundings = next
      system = LayoutSystem(tree, canvas, surroundings, context)
      solver = Solver(system.system)
      finishPass(canvas)
    }
    findPlaces()
    frames = tree.nodes.indices.map { rounded($0, canvas) }
  }

  /// Relaxes the lengths if required constraints contradict each other, and counts the work.
  private mutating func finishPass(_ canvas: Canvas) {
    work += tree.nodes.count + solver.entries / Self.entriesOfUnit
    relaxedSolver = nil
    guard solver.isComplete, solver.violatesRequiredConstraints else { return }
    let relaxed = LayoutSystem(tree, canvas, system.surroundings, context, isRelaxed: true)
    let solution = Solver(relaxed.system)
    work += solution.entries / Self.entriesOfUnit
    if solution.isComplete { relaxedSolver = solution }
  }

  /// Whether its constraints were solved.
  var isComplete: Bool { solver.isComplete }

  /// Whether the place of any view is left open.
  var isAmbiguous: Bool {
    zip(tree.nodes, system.edges).contains { node, edges in
      node.isPlaced
        && [edges.left, edges.right, edges.top, edges.bottom].contains(where: solver.isAmbiguous)
    }
      || system.contentEdges.values.contains {
        solver.isAmbiguous($0.right) || solver.isAmbiguous($0.bottom)
      }
  }

  /// The sum of the distances of the placed views from their stored frames, in points.
  var storedDistance: Double {
    zip(tree.nodes, frames).reduce(0) { sum, view in
      guard view.0.isPlaced, !view.0.isHidden, let stored = view.0.view.frame else { return sum }
      return sum + stored.distance(to: view.1)
    }
  }

  private mutating func findPlaces() {
    let solver = relaxedSolver ?? solver
    places = zip(tree.nodes, system.edges).map { node, edges in
      let insets = node.alignmentInsets(on: system.canvas)
      let left = solver.value(of: edges.left) - insets.left
      let top = solver.value(of: edges.top) - insets.top
      return LayoutRect(
        x: left, y: top,
        width: solver.value(of: edges.right) + insets.right - left,
        height: solver.value(of: edges.bottom) + insets.bottom - top)
    }
  }

  /// The frame of the node at `index` in its superview's space, its edges at whole pixels.
  private func rounded(_ index: Int, _ canvas: Canvas) -> LayoutRect {
    let node = tree.nodes[index]
    let place = places[index]
    let origin = node.parent.map { places[$0].origin } ?? .zero
    let local = place.moved(by: LayoutPoint(x: -origin.x, y: -origin.y))
    guard node.isRounded else { return local }
    func round(_ value: Double) -> Double {
      // Halfway values are rounded away from zero, as recorded for centered views (ORC-95), even if
      // a multiplier with few digits makes them slightly smaller.
      let units = value / canvas.granularity
      return (units + (units < 0 ? -1e-4 : 1e-4)).rounded() * canvas.granularity
    }
    let left = round(local.minX)
    let top = round(local.minY)
    return LayoutRect(
      x: left, y: top, width: round(local.maxX) - left, height: round(local.maxY) - top)
  }
}

extension Solver {
  /// Whether a variable of `anchor` could have another value.
  func isAmbiguous(_ anchor: LinearExpression) -> Bool {
    anchor.terms.contains { isAmbiguous($0.variable) }
  }

  /// The value of `anchor`.
  func value(of anchor: LinearExpression) -> Double {
    anchor.terms.reduce(anchor.constant) { $0 + $1.coefficient * self[$1.variable] }
  }
}
