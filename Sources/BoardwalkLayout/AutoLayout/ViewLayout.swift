import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// Lays out one view of a document with its subviews, at another size than the stored one.
package struct ViewLayout: Sendable {
  /// The view with its subviews; its own frame has the requested size, at the origin.
  package let root: SolvedView

  /// Lays out `view` in `context`; `guides` are the layout guides of its controller.
  ///
  /// Views with constraints are placed by these, others by their autoresizing masks. Cells and the
  /// header and footer views of lists are separate layout roots and are omitted.
  package init(
    _ view: ViewTemplate, in context: LayoutContext,
    guides: [ControllerContent.LayoutGuide] = [], on canvas: Canvas
  ) {
    let tree = LayoutTree(
      view, guides: guides, traits: canvas.traits,
      isRunning: canvas.isRunning)
    root = SolvedView(0, of: LayoutRootSolver(tree, canvas, context))
  }

  /// Lays out `view` at `size`, where bars reach `safeArea` into it, and the keyboard `keyboard`
  /// points from below; `guides` are the layout guides of its controller.
  package init(
    _ view: ViewTemplate, size: LayoutSize, safeArea: LayoutInsets, keyboard: Double = 0,
    guides: [ControllerContent.LayoutGuide] = [], on canvas: Canvas
  ) {
    let context = LayoutContext(
      role: LayoutContext.Role(view), safeArea: safeArea, keyboard: keyboard,
      keepsDrawnSizes: canvas.isRunning, size: size)
    self.init(view, in: context, guides: guides, on: canvas)
  }

  /// The fitting height of `view` at a width of `width` points; nil if its constraints do not
  /// determine it.
  package static func fittingHeight(
    of view: ViewTemplate, width: Double, on canvas: Canvas
  ) -> Double? {
    let context = LayoutContext(
      role: LayoutContext.Role(view), fitsHeight: true, size: LayoutSize(width: width, height: 0))
    let tree = LayoutTree(view, guides: [], traits: canvas.traits, isRunning: canvas.isRunning)
    let layout = LayoutRootSolver(tree, canvas, context)
    let height = layout.frames.first?.size.height ?? 0
    return height > 0 && !layout.solver.violatesRequiredConstraints ? height : nil
  }

  /// The frames of the views inside, by id, in their superviews' spaces, in points.
  package var frames: [String: LayoutRect] {
    var frames: [String: LayoutRect] = [:]
    var inside = root.subviews
    while let next = inside.popLast() {
      if !next.view.id.isEmpty { frames[next.view.id] = next.frame }
      inside += next.subviews
    }
    return frames
  }
}

extension LayoutContext.Role {
  /// The role of `view`, by its key in the document.
  init(_ view: ViewTemplate) {
    switch view.elementKind {
    case .tableViewCell: self = .tableCell
    case .collectionViewCell, .collectionReusableView: self = .other
    default: self = [.none, .view].contains(view.content.layout.role) ? .root : .other
    }
  }
}
