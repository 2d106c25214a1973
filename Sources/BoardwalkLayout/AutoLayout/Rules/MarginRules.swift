import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The layout margins of views without safe areas: 8 points in nested views
/// (LAY-50), more at the sides of root views (LAY-51) and in table cells (LAY-52).
struct MarginRules {
  private let canvas: Canvas
  private let context: LayoutContext

  init(_ canvas: Canvas, _ context: LayoutContext) {
    self.canvas = canvas
    self.context = context
  }

  /// The margins of `node`.
  func margins(of node: LayoutNode, in tree: LayoutTree) -> LayoutInsets {
    if let written = written(node) { return written }
    let hasRootMargins = !context.isTopLevel || canvas.profile.topLevelViewsHaveRootMargins
    if node.parent == nil, context.role == .root, hasRootMargins { return rootMargins(of: node) }
    if isTopLevelItem, hasRootMargins {
      // A content view has the size of its cell.
      let isContent = node.parent == 0 && node.content.layout.role == .contentView
      if node.parent == nil || isContent { return rootMargins(of: tree.nodes[0]) }
    }
    if node.kind == .stackView { return .zero }
    if context.role == .tableCell {
      // A content view inherits the side margins of its cell.
      if node.parent == nil { return cellMargins(of: nil, in: node) }
      if node.parent == 0, node.content.layout.role == .contentView {
        return cellMargins(of: node, in: tree.nodes[0])
      }
    }
    return LayoutInsets(all: 8)
  }

  /// Whether the root view is an item or reusable view of a collection in a xib (LAY-58).
  private var isTopLevelItem: Bool { context.isTopLevel && context.role == .other }

  /// The margins of the root view `root`.
  private func rootMargins(of root: LayoutNode) -> LayoutInsets {
    let width = context.size?.width ?? root.view.frame?.size.width ?? 0
    let side = canvas.profile.rootMargin(inWidth: width)
    return LayoutInsets(left: side, right: side)
  }

  private func written(_ node: LayoutNode) -> LayoutInsets? {
    let margins = node.content.layout.margins
    guard var written = margins.directional else { return margins.fixed }
    if canvas.isRightToLeft { swap(&written.left, &written.right) }
    return written
  }

  /// The margins of `content`, or of `cell` itself.
  private func cellMargins(of content: LayoutNode?, in cell: LayoutNode) -> LayoutInsets {
    let width = cell.view.frame?.size.width ?? context.size?.width ?? 0
    var margins = cellMargins(of: cell, isContent: content != nil, width)
    // Content keeps less distance to an accessory.
    if let content, isNarrowed(content, in: cell, width) {
      if canvas.isRightToLeft { margins.left = 8 } else { margins.right = 8 }
    }
    return margins
  }

  /// The margins of `cell`, which is `width` points wide, or of its content, without an accessory.
  private func cellMargins(
    of cell: LayoutNode, isContent: Bool, _ width: Double
  ) -> LayoutInsets {
    let screen = canvas.screen?.width ?? width
    let cells = canvas.profile.cells
    let innerMargin = context.isInInnerList ? cells.innerTableMargin : nil
    switch cells.marginRule {
    case .inherited:
      if isContent { return LayoutInsets(all: 8) }
      let side: Double = cell.content.layout.margins.preservesSuperviews ? 15 : 8
      let end = cells.inheritedEndMargin
      return LayoutInsets(top: end, left: side, bottom: end, right: side)
    case .tableWidth:
      // A table narrower than its screen has the margins of a separator.
      let isOdd = !context.isTopLevel && (width < 320 || width > max(screen, 414))
      let isWide = width >= 414 || !context.isTopLevel && screen >= 414
      let side = isOdd ? 15 : innerMargin ?? (isWide ? 20 : 16)
      return LayoutInsets(top: 11, left: side, bottom: 11, right: side)
    case .screenWidth:
      if canvas.isLargePad { return LayoutInsets(top: 15, left: 16, bottom: 15, right: 16) }
      let isWide = screen >= 390
      let wideMargin = width <= 320 ? CellProfile.narrowMargin : 20
      let narrowScreenMargin =
        context.isTopLevel ? cells.topLevelNarrowScreenMargin : innerMargin ?? 16
      let side = isWide ? wideMargin : narrowScreenMargin
      return LayoutInsets(top: cells.endMargin, left: side, bottom: cells.endMargin, right: side)
    }
  }

  /// Whether an accessory makes `content` narrower than the `width` of `cell`.
  private func isNarrowed(_ content: LayoutNode, in cell: LayoutNode, _ width: Double) -> Bool {
    guard let stored = content.view.frame?.size.width else {
      return canvas.width(ofAccessory: cell.view.cell?.accessoryType, inCell: width) > 0
    }
    return stored < width - 0.1
  }
}

extension Canvas {
  /// Whether it is an iPad of 12.9 or 13 inches, with rows of 52 points instead of 44.
  fileprivate var isLargePad: Bool {
    device?.idiom == .pad && screen.map { max($0.width, $0.height) >= 1366 } ?? false
  }
}
