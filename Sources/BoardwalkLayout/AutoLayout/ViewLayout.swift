import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// Lays out one view of a document, and all that is inside it, at a size other than the stored one.
package struct ViewLayout: Sendable {
  /// The view and what is inside it; its own frame has the size asked for, at the origin.
  package let root: SolvedView

  /// Lays out `view`, which `context` holds; `guides` are the layout guides of its controller.
  ///
  /// Views that constraints place go where these say; others follow their autoresizing masks. Cells,
  /// and the header and footer views of lists, are views of their own and left out.
  package init(
    _ view: ViewTemplate, in context: LayoutContext,
    guides: [ControllerContent.LayoutGuide] = [], on canvas: Canvas
  ) {
    let tree = LayoutTree(
      view, guides: guides, traits: canvas.traits,
      isRunning: canvas.isRunning)
    root = SolvedView(0, of: LayoutRootSolver(tree, canvas, context))
  }

  /// Lays out `view` at `size`, where bars reach `safeArea` into it, and the keyboard `keyboard` points from
  /// below; `guides` are the layout guides of its controller.
  package init(
    _ view: ViewTemplate, size: LayoutSize, safeArea: LayoutInsets, keyboard: Double = 0,
    guides: [ControllerContent.LayoutGuide] = [], on canvas: Canvas
  ) {
    let context = LayoutContext(
      role: LayoutContext.Role(view), safeArea: safeArea, keyboard: keyboard,
      keepsDrawnSizes: canvas.isRunning, size: size)
    self.init(view, in: context, guides: guides, on: canvas)
  }

  /// How high `view` is where it is `width` points wide and as high as its constraints and what is inside
  /// ask for, in points; nil if they do not tell.
  package static func fittingHeight(
    of view: ViewTemplate, width: Double, on canvas: Canvas
  ) -> Double? {
    let holder = LayoutContext(
      role: LayoutContext.Role(view), fitsHeight: true, size: LayoutSize(width: width, height: 0))
    let tree = LayoutTree(view, guides: [], traits: canvas.traits, isRunning: canvas.isRunning)
    let layout = LayoutRootSolver(tree, canvas, holder)
    let height = layout.frames.first?.size.height ?? 0
    let isCut = layout.solver.violatedConstraints.contains {
      layout.system.system.priority(of: $0) == .required
    }
    return height > 0 && !isCut ? height : nil
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
  /// What `view` is by itself: a document tells by which key it is held.
  init(_ view: ViewTemplate) {
    switch view.elementKind {
    case .tableViewCell: self = .tableCell
    case .collectionViewCell, .collectionReusableView: self = .other
    default: self = [.none, .view].contains(view.content.layout.role) ? .root : .other
    }
  }
}
