import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import BoardwalkSolver

/// Finds the ambiguity that a layout's constraints leave.
///
/// Views with unknown content, such as those of the app's classes, are assumed to have their stored
/// size as intrinsic size: lengths that these sizes determine are not ambiguous. Nor is the length
/// across a stack view of a view without content, if the stack does not fill: UIKit's stack views
/// choose it themselves (LAY-23).
struct AmbiguitySearch {
  /// The priority of assumed sizes: below all others.
  private static let assumption = Priority(0.5)

  private let layout: LayoutSystem
  private var system: ConstraintSystem
  private var lengths: [(width: Variable, height: Variable)] = []

  /// The distance of each view from the leading edge and the top of its superview.
  private var distances: [(across: Variable, down: Variable)] = []

  /// A search in `layout`.
  init(_ layout: LayoutSystem) {
    self.layout = layout
    system = layout.system
    for (node, edges) in zip(layout.tree.nodes, layout.edges) {
      lengths.append((add(edges.right - edges.left), add(edges.bottom - edges.top)))
      let outer = node.parent.map { layout.edges[$0] } ?? edges
      let isMirrored = layout.canvas.isRightToLeft && !node.keepsDirection
      let across = isMirrored ? outer.right - edges.right : edges.left - outer.left
      distances.append((add(across), add(edges.top - outer.top)))
    }
    for index in layout.tree.nodes.indices {
      let size = layout.tree.nodes[index].view.frame?.size ?? .zero
      if isAssumed(.horizontal, of: index) { assume(lengths[index].width, size.width, index) }
      if isAssumed(.vertical, of: index) { assume(lengths[index].height, size.height, index) }
    }
  }

  /// Adds a variable equal to `length`.
  private mutating func add(_ length: LinearExpression) -> Variable {
    let variable = system.addVariable()
    system.add(length, .equal, LinearExpression(variable))
    return variable
  }

  /// Assumes the `stored` value for `length` of the view at `index`. Labels without a text get
  /// different priorities, so that it is determined which of them stretches.
  private mutating func assume(_ length: Variable, _ stored: Double, _ index: Int) {
    let isEmptyText = layout.placeholders.contains(index) && layout.tree.nodes[index].kind == .label
    let share = isEmptyText ? Double(index + 1) / Double(layout.tree.nodes.count + 1) : 0
    system.add(
      LinearExpression(length), .equal, stored,
      at: Priority(Self.assumption.value * (1 - share / 2)))
  }

  /// Whether the length along `axis` of the view at `index` is unknown from the document.
  private func isAssumed(_ axis: LayoutAxis, of index: Int) -> Bool {
    let node = layout.tree.nodes[index]
    guard node.isPlaced else { return false }
    let isPlaceholder = layout.placeholders.contains(index)
    if isPlaceholder, node.kind == .label { return true }
    let size = layout.sizes[index]
    let hasSize = (axis == .horizontal ? size.width : size.height) != nil
    if node.view.customClass != nil || node.kind == nil { return !hasSize }
    return (!hasSize || isPlaceholder) && isChosenByStack(axis, of: node)
  }

  /// Whether a stack view determines the length of `node`, which has no content, along `axis`:
  /// across its own axis if it does not fill, and along it if it distributes proportionally.
  private func isChosenByStack(_ axis: LayoutAxis, of node: LayoutNode) -> Bool {
    guard node.placement == .stack,
      let stack = node.parent.flatMap({ layout.tree.nodes[$0].content.stack })
    else { return false }
    let isAlong = stack.isVertical == (axis == .vertical)
    return isAlong ? stack.distribution == .fillProportionally : stack.alignment != .fill
  }

  /// Whether Interface Builder does not call the view at `index` ambiguous, and draws it.
  private func isUnmarked(_ index: Int) -> Bool {
    !layout.canvas.isRunning && !layout.tree.nodes[index].content.layout.isAmbiguous
  }

  /// The dimensions along the axes where only a pixel is left open: all views whose length is
  /// ambiguous have that of their content, but for a pixel.
  private func smallLengths(in solver: Solver) -> Set<Ambiguity.Dimension> {
    func isSmall(
      _ length: (Int) -> Variable, _ content: KeyPath<ContentSize, Double?>
    ) -> Bool {
      let open = layout.tree.nodes.indices.filter {
        layout.tree.nodes[$0].isPlaced && solver.isAmbiguous(length($0))
      }
      return !open.isEmpty
        && open.allSatisfy { index in
          layout.sizes[index][keyPath: content].map {
            abs(solver[length(index)] - $0) <= layout.canvas.granularity * 1.01
          } ?? false
        }
    }
    var small: Set<Ambiguity.Dimension> = []
    if isSmall({ lengths[$0].width }, \.width) { small.formUnion([.width, .horizontalPosition]) }
    if isSmall({ lengths[$0].height }, \.height) { small.formUnion([.height, .verticalPosition]) }
    return small
  }

  /// The ambiguity of each view, in the order of the views.
  func ambiguities() -> [Ambiguity] {
    let solver = Solver(system)
    let small = smallLengths(in: solver)
    let scrolled = Set(
      layout.tree.nodes.compactMap { $0.placement == .constraints ? $0.parent : nil })
    return layout.tree.nodes.indices.compactMap { index in
      var dimensions: Set<Ambiguity.Dimension> = []
      if layout.tree.nodes[index].isPlaced {
        if solver.isAmbiguous(lengths[index].width) { dimensions.insert(.width) }
        if solver.isAmbiguous(lengths[index].height) { dimensions.insert(.height) }
        if solver.isAmbiguous(distances[index].across) { dimensions.insert(.horizontalPosition) }
        if solver.isAmbiguous(distances[index].down) { dimensions.insert(.verticalPosition) }
        if isUnmarked(index) { dimensions.subtract(small) }
      }
      // Without constraints inside, code sets the content size.
      if let content = layout.contentEdges[index], scrolled.contains(index) {
        let edges = layout.edges[index]
        if solver.isAmbiguous(content.right), !solver.isAmbiguous(edges.left) {
          dimensions.insert(.contentWidth)
        }
        if solver.isAmbiguous(content.bottom), !solver.isAmbiguous(edges.top) {
          dimensions.insert(.contentHeight)
        }
      }
      guard !dimensions.isEmpty else { return nil }
      return Ambiguity(
        view: index, dimensions: Ambiguity.Dimension.allCases.filter(dimensions.contains))
    }
  }
}
