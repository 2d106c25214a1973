import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSolver

/// Lays out one view whose frame is given, and all that is inside it.
struct UnitLayout {
  /// The most passes; text that wraps and margins that follow from frames need a second or third.
  private static let passes = 4

  let tree: LayoutTree

  /// The frames of the tree's nodes, each in its superview's space.
  private(set) var frames: [Rect] = []

  /// The frames in the space of the root, before rounding.
  private var places: [Rect] = []

  /// Lays out `tree` on `canvas`, held by `holder`.
  init(_ tree: LayoutTree, _ canvas: Canvas, _ holder: UnitHolder) {
    self.tree = tree
    var surroundings = Surroundings(tree, canvas, holder, frames: nil)
    for _ in 0..<Self.passes {
      solve(canvas, surroundings, holder.size)
      let next = Surroundings(tree, canvas, holder, frames: places)
      if next == surroundings { break }
      surroundings = next
    }
    frames = tree.nodes.indices.map { rounded($0, canvas) }
  }

  private mutating func solve(
    _ canvas: Canvas, _ surroundings: Surroundings, _ size: Size?
  ) {
    let layout = LayoutSystem(tree, canvas, surroundings, size: size)
    let solver = Solver(layout.system)
    places = zip(tree.nodes, layout.edges).map { node, edges in
      let insets = node.alignmentInsets(in: canvas.era)
      let left = solver.value(of: edges.left) - insets.left
      let top = solver.value(of: edges.top) - insets.top
      return Rect(
        x: left, y: top,
        width: solver.value(of: edges.right) + insets.right - left,
        height: solver.value(of: edges.bottom) + insets.bottom - top)
    }
  }

  /// The frame of the node at `index` in its superview's space, its edges at whole pixels.
  private func rounded(_ index: Int, _ canvas: Canvas) -> Rect {
    let node = tree.nodes[index]
    let place = places[index]
    let origin = node.parent.map { places[$0].origin } ?? .zero
    let local = place.moved(by: Point(x: -origin.x, y: -origin.y))
    guard node.isPlaced else { return local }
    func round(_ value: Double) -> Double {
      // What lies halfway but for a rounding error goes up, as ORC-95 does.
      (value / canvas.granularity + 0.5 + 1e-6).rounded(.down) * canvas.granularity
    }
    let left = round(local.minX)
    let top = round(local.minY)
    return Rect(
      x: left, y: top, width: round(local.maxX) - left, height: round(local.maxY) - top)
  }
}

extension Solver {
  /// What `anchor` is.
  func value(of anchor: Anchor) -> Double {
    anchor.terms.reduce(anchor.constant) { $0 + $1.coefficient * self[$1.variable] }
  }
}
