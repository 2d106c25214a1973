import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSolver

/// Finds what a layout's constraints leave open.
///
/// Views whose content is not known, such as those of the app's own classes, are taken to want the size
/// that is stored: what only such a size decides is not open.
struct AmbiguitySearch {
  /// The strength of sizes that are only assumed: anything else goes first.
  private static let assumption = Priority(0.5)

  private let layout: LayoutSystem
  private var system: ConstraintSystem
  private var lengths: [(width: Variable, height: Variable)] = []

  /// How far each view is from where its superview begins for readers, and from its top.
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
    for index in layout.tree.nodes.indices where isUnknown(layout.tree.nodes[index]) {
      assumeSize(of: index)
    }
  }

  /// Adds a variable that is `length`.
  private mutating func add(_ length: Anchor) -> Variable {
    let variable = system.addVariable()
    system.add(length, .equal, Anchor(variable))
    return variable
  }

  /// Whether what is in the view at `node` may give it a size that the document does not tell.
  private func isUnknown(_ node: LayoutNode) -> Bool {
    node.isPlaced && (node.view.customClass != nil || node.kind == nil)
  }

  private mutating func assumeSize(of index: Int) {
    let size = layout.tree.nodes[index].view.frame?.size ?? LayoutSize(width: 0, height: 0)
    if layout.sizes[index].width == nil {
      system.add(Anchor(lengths[index].width), .equal, size.width, at: Self.assumption)
    }
    if layout.sizes[index].height == nil {
      system.add(Anchor(lengths[index].height), .equal, size.height, at: Self.assumption)
    }
  }

  /// What is open of each view, in the order of the views.
  func ambiguities() -> [Ambiguity] {
    let solver = Solver(system)
    func isOpen(_ anchor: Anchor) -> Bool {
      anchor.terms.contains { solver.isAmbiguous($0.variable) }
    }
    let scrolled = Set(
      layout.tree.nodes.compactMap { $0.placement == .constraints ? $0.parent : nil })
    return layout.tree.nodes.indices.compactMap { index in
      var parts: Set<Ambiguity.Part> = []
      if layout.tree.nodes[index].isPlaced {
        if solver.isAmbiguous(lengths[index].width) { parts.insert(.width) }
        if solver.isAmbiguous(lengths[index].height) { parts.insert(.height) }
        if solver.isAmbiguous(distances[index].across) { parts.insert(.horizontalPosition) }
        if solver.isAmbiguous(distances[index].down) { parts.insert(.verticalPosition) }
      }
      // Where nothing inside has constraints, code says how far it scrolls.
      if let content = layout.contentEdges[index], scrolled.contains(index) {
        let edges = layout.edges[index]
        if isOpen(content.right), !isOpen(edges.left) { parts.insert(.contentWidth) }
        if isOpen(content.bottom), !isOpen(edges.top) { parts.insert(.contentHeight) }
      }
      guard !parts.isEmpty else { return nil }
      return Ambiguity(view: index, parts: Ambiguity.Part.allCases.filter(parts.contains))
    }
  }
}
