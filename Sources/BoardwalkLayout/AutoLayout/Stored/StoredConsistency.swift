import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import BoardwalkSolver

/// Whether the required constraints of a layout root allow its stored frames.
///
/// Frames are stored in whole points or pixels, so every origin and length may be off by half a
/// point. Frames that the constraints do not allow were edited by hand, or are older than the
/// constraints.
struct StoredConsistency {
  /// The rounding error of an origin or a length.
  private static let rounding = 0.5

  /// The additional tolerance for numbers that are stored with few digits.
  private static let tolerance = 0.01

  /// Whether they do.
  let isConsistent: Bool

  /// Checks the frames stored in `tree`.
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

  /// A constraint system for the stored frames.
  private struct Search {
    private let tree: LayoutTree
    private(set) var system = ConstraintSystem()

    /// The edges of each node's frame, and of the rectangle that constraints see.
    private var frames: [Edges] = []
    private var rectangles: [Edges] = []

    init(_ tree: LayoutTree, _ canvas: Canvas) {
      self.tree = tree
      for node in tree.nodes {
        let stored = node.view.frame ?? .zero
        let frame = Edges(
          left: LinearExpression(system.addVariable()),
          right: LinearExpression(system.addVariable()),
          top: LinearExpression(system.addVariable()),
          bottom: LinearExpression(system.addVariable()))
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

    /// Constrains `length` to its `stored` value for `node`, within rounding if it is to be
    /// computed.
    private mutating func keep(_ length: LinearExpression, _ stored: Double, of node: LayoutNode) {
      guard node.isPlaced else {
        system.add(length, .equal, stored)
        return
      }
      system.add(length, .greaterOrEqual, stored - StoredConsistency.rounding)
      system.add(length, .lessOrEqual, stored + StoredConsistency.rounding)
    }

    /// Adds `constraint` if both its items have stored positions: views, but not safe areas, guides
    /// and margins, nor the contents of scroll views.
    mutating func add(_ constraint: ConstraintTemplate, heldBy owner: Int) {
      let (first, second) = tree.items(of: constraint, heldBy: owner)
      guard let firstAttribute = constraint.firstAttribute,
        let anchor = anchor(firstAttribute, of: first)
      else { return }
      var other = LinearExpression(constraint.constant)
      if constraint.secondItem != nil {
        let attribute = constraint.secondAttribute ?? firstAttribute
        guard let second = self.anchor(attribute, of: second) else { return }
        other =
          frames[owner].scaled(second, by: constraint.multiplier, as: attribute)
          + constraint.constant
      }
      system.add(anchor, Relation(constraint.relation), other)
    }

    private func anchor(
      _ attribute: LayoutAttribute, of item: LayoutTree.Item?
    ) -> LinearExpression? {
      guard case .view(let index)? = item, tree.nodes[index].kind != .scrollView else { return nil }
      return rectangles[index].plainAnchor(attribute)
    }
  }
}
