import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import BoardwalkSolver

/// Finds the reasons for differences between solved and stored frames.
///
/// Stored frames are inserted into the constraints of the layout root. Of the constraints that they
/// violate and the solved frames satisfy, the one nearest to a view in the constraint graph is its
/// obstacle; of equally near ones, the strongest.
struct ObstacleSearch {
  /// The rounding error of a frame.
  private static let tolerance = 0.75

  private let tree: LayoutTree
  private let system: LayoutSystem

  /// The solved and the stored frames.
  private let found: [LayoutRect]
  private let stored: [LayoutRect?]
  private let role: SolvedRoot.Role

  /// The nodes that each constraint ties, in the order of its variables.
  private let ties: [[Int]]

  /// Whether each constraint is about the vertical axis.
  private let isVertical: [Bool]

  /// By how much more stored frames miss each constraint than those found.
  private let distances: [Double]

  /// The missed constraints along each axis that are nearest to each node.
  private let across: NearestConstraints
  private let down: NearestConstraints

  /// A search in the solved `layout`; `stored` has the stored frames.
  init(_ layout: LayoutRootSolver, toward stored: LayoutTree, _ role: SolvedRoot.Role) {
    tree = layout.tree
    self.role = role
    found = layout.frames
    self.stored = stored.nodes.map(\.view.frame)
    let canvas = layout.system.canvas
    let places = StoredPlaces(stored, canvas)
    let surroundings = LayoutEnvironment(layout.tree, canvas, layout.context, frames: places.frames)
    let system = LayoutSystem(layout.tree, canvas, surroundings, layout.context)
    self.system = system
    var variables: [Int: EdgeVariable] = [:]
    for (index, edges) in system.edges.enumerated() {
      let rectangle = places.rectangles[index]
      for (anchor, value, isVertical) in [
        (edges.left, rectangle.minX, false), (edges.right, rectangle.maxX, false),
        (edges.top, rectangle.minY, true), (edges.bottom, rectangle.maxY, true),
      ] {
        guard let variable = anchor.terms.first?.variable.index else { continue }
        variables[variable] = EdgeVariable(node: index, stored: value, isVertical: isVertical)
      }
    }
    let rows = 0..<system.system.constraintCount
    let distances = rows.map { row in
      let missed = system.system.violation(of: row) { variables[$0.index]?.stored } ?? 0
      return missed - layout.solver.violation(of: row)
    }
    let edges = rows.map { row in
      system.system.variables(of: row).compactMap { variables[$0.index] }
    }
    self.distances = distances
    ties = edges.map { $0.map(\.node) }
    isVertical = edges.map { $0.contains(where: \.isVertical) }
    let count = layout.tree.nodes.count
    let isMissed = { (row: Int) in distances[row] > Self.tolerance }
    across = NearestConstraints(
      zip(ties, isVertical).map { $1 ? [] : $0 }, among: count, where: isMissed)
    down = NearestConstraints(
      zip(ties, isVertical).map { $1 ? $0 : [] }, among: count, where: isMissed)
  }

  /// A variable of the constraint system.
  private struct EdgeVariable {
    /// The node with this edge.
    let node: Int

    /// Its stored place.
    let stored: Double

    let isVertical: Bool
  }

  /// The obstacle of the node at `index`; nil if the stored frames are equally good. Only
  /// constraints along an axis with a difference can be obstacles, first those of the larger
  /// difference.
  func obstacle(of index: Int) -> Obstacle? {
    let (across, down) = distance(of: index)
    let axes = down > across ? [(true, down), (false, across)] : [(false, across), (true, down)]
    for (isVertical, distance) in axes where distance > Self.tolerance {
      if let obstacle = obstacle(of: index, isVertical: isVertical, by: distance) {
        return obstacle
      }
    }
    return nil
  }

  /// The obstacle of the node at `index`, which is displaced by `distance`.
  private func obstacle(of index: Int, isVertical: Bool, by distance: Double) -> Obstacle? {
    (isVertical ? down : across).rows[index]
      .max { rank($0, of: distance) < rank($1, of: distance) }
      .map(obstacle)
  }

  /// The rank of a constraint as the reason why a view is displaced by `distance`: that is how far
  /// the stored frames miss the constraint, unless other views are displaced too.
  private func rank(_ row: Int, of distance: Double) -> (Double, Int, Double) {
    let isReason = abs(distances[row] - distance) <= Self.tolerance
    return (system.system.priority(of: row).value, isReason ? 1 : 0, distances[row])
  }

  private func obstacle(at row: Int) -> Obstacle {
    let (kind, node) =
      switch system.origins[row] {
      case .content(let index): (Obstacle.Kind.content, index)
      case .arrangement(let index): kindOfArrangement(index, at: row)
      case .placement(let index): (.frame, index)
      case .constraint(let holder, let place):
        kind(of: tree.nodes[holder].constraints[place], heldBy: holder)
      }
    return Obstacle(
      kind: kind, view: tree.nodes[node].view,
      superview: tree.nodes[node].parent.map { tree.nodes[$0].view.kind }, role: role,
      priority: system.system.priority(of: row).value, distance: distances[row],
      isVertical: isVertical[row])
  }

  /// The distance between the solved and the stored frame of the node at `index`, horizontally and
  /// vertically.
  private func distance(of index: Int) -> (across: Double, down: Double) {
    guard let stored = stored[index] else { return (.infinity, .infinity) }
    let found = found[index]
    return (
      max(abs(found.minX - stored.minX), abs(found.size.width - stored.size.width)),
      max(abs(found.minY - stored.minY), abs(found.size.height - stored.size.height))
    )
  }

  /// The kind of the constraint `row` of the arrangement of the view at `index`, and its view: of a
  /// row on a baseline any view may yield, margins of a stack depend on its safe area, and a symbol
  /// has another rectangle than its frame.
  private func kindOfArrangement(_ index: Int, at row: Int) -> (Obstacle.Kind, Int) {
    let content = tree.nodes[index].content
    if content.stack?.alignment.isBaseline ?? false { return (.baselines, index) }
    if let symbol = ties[row].first(where: { isSymbol(tree.nodes[$0]) }) {
      return (.content, symbol)
    }
    let margins = content.layout.margins
    return (margins.areWritten && margins.includesSafeArea ? .margins : .arrangement, index)
  }

  /// The kind of `constraint`, and its view.
  private func kind(
    of constraint: ConstraintTemplate, heldBy holder: Int
  ) -> (Obstacle.Kind, Int) {
    let (first, second) = tree.items(of: constraint, heldBy: holder)
    let ends = [
      (first, constraint.firstAttribute),
      (second, constraint.secondAttribute ?? constraint.firstAttribute),
    ]
    for (item, attribute) in ends {
      switch item {
      case .safeArea(let index), .keyboardGuide(let index): return (.safeArea, index)
      case .topGuide, .bottomGuide: return (.safeArea, 0)
      case .view(let index) where attribute?.isMargin == true:
        return (.margins, index)
      case .view(let index) where isSymbol(tree.nodes[index]): return (.content, index)
      default: continue
      }
    }
    let isAtEnd = ends.contains { $0.0 == .view(0) && Self.rootEnds.contains($0.1) }
    if isAtEnd, role == .controllerView { return (.screenEnd, 0) }
    let isOnBaseline = ends.contains { $0.1?.isBaseline == true }
    return (isOnBaseline ? .baselines : .plain, holder)
  }

  /// The attributes that depend on where a view ends.
  private static let rootEnds: Set<LayoutAttribute?> = [.bottom, .height]

  /// Whether `node` shows a symbol, of which constraints see another rectangle than its frame.
  private func isSymbol(_ node: LayoutNode) -> Bool {
    let image =
      switch node.kind {
      case .imageView: node.view.image
      case .button: node.content.button?.backgroundImage
      default: String?.none
      }
    return image.map { system.canvas.symbols.contains($0) } ?? false
  }
}
