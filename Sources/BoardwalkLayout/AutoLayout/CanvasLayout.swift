import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Lays out a document's scenes from their constraints: as Interface Builder's canvas does, or each
/// on the screen of a running app.
///
/// Frames of views that constraints or stack views place are computed; all others are taken from
/// the document.
package struct CanvasLayout: Sendable {
  private let document: CompiledDocument
  let canvas: Canvas
  private let containments: [Containment]

  /// A layout of `document` on `canvas`, within the `outerBars` that other documents tell of.
  package init(_ document: CompiledDocument, on canvas: Canvas, within outerBars: OuterBars? = nil)
  {
    self.document = document
    self.canvas = canvas
    containments = Containment.all(
      in: document, within: outerBars?.containments(in: document) ?? [:])
  }

  /// The frames of all views that have an id, in their superviews' spaces, in points.
  package func frames() -> [String: LayoutRect] {
    var frames: [String: LayoutRect] = [:]
    for (scene, containment) in zip(document.scenes, containments) {
      for root in LayoutRoots(scene).all { add(root, containment, to: &frames) }
    }
    return frames
  }

  /// The context of the controller's view of the scene at `index`; nil for a scene without one.
  package func contextOfController(inScene index: Int) -> LayoutContext? {
    guard document.scenes.indices.contains(index),
      let view = document.scenes[index].controller?.view,
      let root = LayoutRoots(document.scenes[index]).all.first(where: { $0.view.id == view.id })
    else { return nil }
    return context(of: root, containments[index])
  }

  /// The context of `root` in the scene at `index`.
  func context(of root: LayoutRoots.LayoutRoot, inScene index: Int) -> LayoutContext {
    context(of: root, containments[index])
  }

  /// The obstacles that keep views from their frames in `stored`, the same document with its
  /// frames; none for a view without an id, or whose stored frame is equally good.
  package func obstacles(toward stored: CompiledDocument) -> [String: Obstacle] {
    var obstacles: [String: Obstacle] = [:]
    for (scene, containment) in zip(document.scenes.indices, containments) {
      let drawn = LayoutRoots(stored.scenes[scene]).all
      for (root, drawn) in zip(LayoutRoots(document.scenes[scene]).all, drawn) {
        let layout = layout(of: root, containment)
        let search = ObstacleSearch(
          layout, toward: LayoutTree(drawn.view, guides: drawn.guides, traits: canvas.traits),
          SolvedRoot.Role(root))
        for (index, node) in layout.tree.nodes.enumerated()
        where node.isPlaced && !node.view.id.isEmpty {
          obstacles[node.view.id] = search.obstacle(of: index)
        }
      }
    }
    return obstacles
  }

  /// The solved layout roots, by scene.
  package func rootsByScene() -> [[SolvedRoot]] {
    var budget = WorkBudget(units: .max)
    return rootsByScene(within: &budget)
  }

  /// All that is laid out by itself, as it came out, by scene; what `budget` is not enough for is
  /// missing.
  package func rootsByScene(within budget: inout WorkBudget) -> [[SolvedRoot]] {
    zip(document.scenes, containments).map { scene, containment in
      var growths: [String: Double] = [:]
      var widths: [String: Double] = [:]
      guard !budget.isExhausted else { return [] }
      return LayoutRoots(scene).all.compactMap { root in
        guard !budget.isExhausted else { return nil }
        let growth = root.table.flatMap { growths[$0] } ?? 0
        let layout = nearestLayout(
          of: root.widened(by: growth), containment, tableWidth: root.table.flatMap { widths[$0] })
        let solved = SolvedRoot(layout, SolvedRoot.Role(root))
        budget.spend(solved.work)
        for view in solved.views where view.template.elementKind == .tableView {
          widths[view.template.id] = view.frame.size.width
          guard canvas.isRunning else { continue }
          growths[view.template.id] =
            view.frame.size.width - (view.template.frame?.size.width ?? 0)
        }
        return solved
      }
    }
  }

  private func add(
    _ root: LayoutRoots.LayoutRoot, _ containment: Containment,
    to frames: inout [String: LayoutRect]
  ) {
    let layout = layout(of: root, containment)
    for (node, frame) in zip(layout.tree.nodes, layout.frames) where !node.view.id.isEmpty {
      frames[node.view.id] = node.parent == nil ? node.view.frame : frame
    }
  }

  /// The layout of `root` that is the nearest to its stored frames: on the canvas it has the size
  /// that its contents were laid out for (LAY-87, LAY-99).
  private func nearestLayout(
    of root: LayoutRoots.LayoutRoot, _ containment: Containment, tableWidth: Double?
  ) -> LayoutRootSolver {
    let first = layout(of: root, containment, tableWidth: tableWidth)
    guard !canvas.isRunning, first.isComplete else { return first }
    return root.otherSizes.reduce(first) { best, size in
      guard best.storedDistance > Self.staleDistance else { return best }
      var other = root
      other.view = root.view.row(of: size)
      var layout = layout(of: other, containment, tableWidth: tableWidth)
      layout.work += best.work
      return layout.isComplete && layout.storedDistance < best.storedDistance - Self.staleDistance
        ? layout : best
    }
  }

  /// The sum of distances up to which all views of a row are where they are stored, in points.
  private static let staleDistance = 1.0

  /// The layout of `root`; a row of which the document stores no frame is `tableWidth` points wide,
  /// or as wide as the screen.
  private func layout(
    of root: LayoutRoots.LayoutRoot, _ containment: Containment, tableWidth: Double? = nil
  ) -> LayoutRootSolver {
    var view = root.view
    if root.role == .root { view.frame = canvas.frame(of: view) }
    let tree = LayoutTree(view, guides: root.guides, traits: canvas.traits)
    return LayoutRootSolver(
      tree, canvas, context(of: root, containment, tableWidth: tableWidth))
  }

  /// The context of `root` in a scene with `containment`.
  func context(
    of root: LayoutRoots.LayoutRoot, _ containment: Containment, tableWidth: Double? = nil
  ) -> LayoutContext {
    var context = LayoutContext(
      role: root.role, isTopLevel: root.isTopLevel, isInInnerList: root.isInInnerTable,
      lacksSeparator: root.lacksSeparator)
    let frame = canvas.frame(of: root.view)
    if root.role == .root {
      context.size = canvas.runningSize(of: frame.size)
      let size = context.size ?? frame.size
      context.safeArea = SafeAreaRules(canvas: canvas).insets(
        of: LayoutRect(x: frame.minX, y: frame.minY, width: size.width, height: size.height),
        root.isTopLevel ? Containment(ofTopLevel: root.view) : containment)
    }
    if root.isTopLevel, root.view.elementKind == .collectionViewCell {
      // Such a cell has the safe area of a freeform view (LAY-76).
      var containment = Containment(ofTopLevel: root.view)
      containment.isTopLevelFreeform = true
      context.safeArea = SafeAreaRules(canvas: canvas).insets(of: frame, containment)
    }
    if root.role == .tableCell, root.view.frame == nil {
      let width = tableWidth ?? frame.size.width
      context.size = LayoutSize(
        width: root.isCard ? width - 2 * LayoutRoots.cardMargin(in: width) : width,
        height: root.rowHeight ?? TableMetrics.rowHeight)
      context.fitsHeight = root.rowHeight == nil
    }
    return context
  }
}

extension LayoutRoots.LayoutRoot {
  /// A row has the width of its table, and so have the contents of the row.
  fileprivate func widened(by growth: Double) -> LayoutRoots.LayoutRoot {
    guard growth != 0 else { return self }
    var root = self
    root.view = view.resizedRow(by: LayoutSize(width: growth, height: 0))
    return root
  }
}

extension SolvedRoot.Role {
  /// The role of the view of `root`.
  fileprivate init(_ root: LayoutRoots.LayoutRoot) {
    switch root.role {
    case .root: self = root.isTopLevel ? .topLevelView : .controllerView
    case .tableCell: self = .tableCell
    case .barItem, .other: self = .other
    }
  }
}
