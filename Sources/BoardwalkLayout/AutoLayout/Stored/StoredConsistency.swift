import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSolver

/// Whether a layout that satisfies the required constraints of a unit could have its stored frames.
///
/// Frames are stored in whole points or pixels, so no origin and no length is further than half a point
/// from where the constraints put it. Frames for which there is no such layout were changed by hand, or
/// are older than the constraints: nobody's Auto Layout finds them.
struct StoredConsistency {
  /// How far rounding takes an origin or a length.
  private static let rounding = 0.5

  /// How far frames may be off besides, for numbers that are stored with few digits.
  private static let tolerance = 0.01

  /// Whether one could.
  let isConsistent: Bool

  /// Looks at the frames stored in `tree`.
  init(_ tree: LayoutTree, _ canvas: Canvas) {
    var search = Search(tree, canvas)
    for owner in tree.nodes.indices {
      for constraint in tree.nodes[owner].constraints where constraint.priority >= 1000 {
        search.add(constraint, heldBy: owner)
      }
    }
    let solver = Solver(search.system)
    isConsistent = solver.violatedConstraints.allSatisfy {
      solver.violation(of: $0) <= Self.tolerance
    }
  }

  /// The layouts that come to the stored frames.
  private struct Search {
    private let tree: LayoutTree
    private(set) var system = ConstraintSystem()

    /// The edges of each node's frame, and of the rectangle that constraints see.
    private var frames: [Edges] = []
    private var rectangles: [Edges] = []

    init(_ tree: LayoutTree, _ canvas: Canvas) {
      self.tree = tree
      for node in tree.nodes {
        let stored = node.view.frame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
        let frame = Edges(
          left: Anchor(system.addVariable()), right: Anchor(system.addVariable()),
          top: Anchor(system.addVariable()), bottom: Anchor(system.addVariable()))
        if let parent = node.parent {
          keep(frame.left - frames[parent].left, stored.minX, of: node)
          keep(frame.top - frames[parent].top, stored.minY, of: node)
        } else {
          keep(frame.left, 0, of: node)
          keep(frame.top, 0, of: node)
        }
        keep(frame.right - frame.left, stored.size.width, of: node)
        keep(frame.bottom - frame.top, stored.size.height, of: node)
        frames.append(frame)
        rectangles.append(frame.inset(by: node.alignmentInsets(on: canvas)))
      }
    }

    /// Keeps `length` at what is `stored` of it for `node`, but for rounding where it is to be found.
    private mutating func keep(_ length: Anchor, _ stored: Double, of node: LayoutNode) {
      guard node.isPlaced else {
        system.add(length, .equal, stored)
        return
      }
      system.add(length, .greaterOrEqual, stored - StoredConsistency.rounding)
      system.add(length, .lessOrEqual, stored + StoredConsistency.rounding)
    }

    /// Adds `constraint` where both its ends are stored: those of views, but not of safe areas, guides
    /// and margins, nor of what scroll views scroll.
    mutating func add(_ constraint: ConstraintTemplate, heldBy owner: Int) {
      let first = constraint.firstItem.map { tree.items[$0] } ?? .view(owner)
      guard let anchor = anchor(constraint.firstAttribute, of: first) else { return }
      var other = Anchor(constraint.constant)
      if let item = constraint.secondItem {
        let attribute = constraint.secondAttribute ?? constraint.firstAttribute
        guard let second = self.anchor(attribute, of: tree.items[item]) else { return }
        other =
          frames[owner].scaled(second, by: constraint.multiplier, as: attribute)
          + constraint.constant
      }
      system.add(anchor, Relation(constraint.relation), other)
    }

    private func anchor(_ attribute: String, of item: LayoutTree.Item?) -> Anchor? {
      guard case .view(let index)? = item, tree.nodes[index].kind != .scrollView else { return nil }
      return rectangles[index].plainAnchor(attribute)
    }
  }
}
