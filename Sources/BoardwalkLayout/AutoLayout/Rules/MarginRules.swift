import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The layout margins that views have before bars reach into them: 8 points in nested views
/// (LAY-50), more at the sides of root views (LAY-51) and in table cells (LAY-52).
struct MarginRules {
  private let canvas: Canvas
  private let holder: LayoutContext

  init(_ canvas: Canvas, _ holder: LayoutContext) {
    self.canvas = canvas
    self.holder = holder
  }

  /// The margins of `node`.
  func margins(of node: LayoutNode, in tree: LayoutTree) -> LayoutInsets {
    if let written = written(node) { return written }
    if node.parent == nil, holder.role == .root {
      let width = holder.size?.width ?? node.view.frame?.size.width ?? 0
      let side = width >= 414 && canvas.era >= .xcode7 ? 20.0 : 16
      return LayoutInsets(left: side, right: side)
    }
    if holder.role == .tableCell {
      // What a content view inherits is the cell's side margins.
      if node.parent == nil { return cellMargins(of: nil, in: node) }
      if node.parent == 0, node.view.rest.attributes["key"] == "contentView" {
        return cellMargins(of: node, in: tree.nodes[0])
      }
    }
    return LayoutInsets(all: 8)
  }

  private func written(_ node: LayoutNode) -> LayoutInsets? {
    if let part = node.part("directionalLayoutMargins") {
      let (left, right) =
        canvas.isRightToLeft ? ("trailing", "leading") : ("leading", "trailing")
      return LayoutInsets(
        top: part.number("top") ?? 0, left: part.number(left) ?? 0,
        bottom: part.number("bottom") ?? 0, right: part.number(right) ?? 0)
    }
    guard let part = node.part("layoutMargins") else { return nil }
    return LayoutInsets(
      top: part.number("top") ?? 0, left: part.number("left") ?? 0,
      bottom: part.number("bottom") ?? 0, right: part.number("right") ?? 0)
  }

  /// The margins of `content`, or of `cell` itself.
  private func cellMargins(of content: LayoutNode?, in cell: LayoutNode) -> LayoutInsets {
    let width = cell.view.frame?.size.width ?? holder.size?.width ?? 0
    let screen = canvas.screen?.width ?? 375
    var margins: LayoutInsets
    switch canvas.era {
    case ...InterfaceBuilderVersion.xcode8:
      let isInherited = cell.attributes["preservesSuperviewLayoutMargins"] == "YES"
      return isInherited && content == nil
        ? LayoutInsets(top: 8, left: 15, bottom: 8, right: 15) : LayoutInsets(all: 8)
    case ...InterfaceBuilderVersion.xcode10:
      // A table that is not as wide as its screen has the margins of a separator.
      let isOdd = width < 320 || width > max(screen, 414)
      let side = isOdd ? 15.0 : width >= 414 ? 20 : 16
      margins = LayoutInsets(top: 11, left: side, bottom: 11, right: side)
    default:
      let narrow = canvas.era <= .xcode12 ? 15.0 : 16
      let isNarrow = width <= 320 || (holder.isLoose && canvas.era <= .xcode12)
      let isWide = screen >= 390
      let side = isNarrow ? narrow : isWide ? 20 : 16
      let end = canvas.era >= .xcode26 ? 15.0 : 11
      margins =
        canvas.isLargePad
        ? LayoutInsets(top: 15, left: 16, bottom: 15, right: 16)
        : LayoutInsets(top: end, left: side, bottom: end, right: side)
      if let content, isNarrowed(content, in: cell, width) {
        if canvas.isRightToLeft { margins.left = 8 } else { margins.right = 8 }
      }
    }
    return margins
  }

  /// Whether an accessory leaves less than the `width` of `cell` to `content`.
  private func isNarrowed(_ content: LayoutNode, in cell: LayoutNode, _ width: Double) -> Bool {
    guard let stored = content.view.frame?.size.width else {
      return AccessoryRoom(canvas).width(of: cell.view.cell?.accessoryType, inCell: width) > 0
    }
    return stored < width - 0.1
  }
}

extension Canvas {
  /// Whether it is one of the iPads of 12.9 and 13 inches, whose rows are 52 points high instead of 44.
  fileprivate var isLargePad: Bool {
    device?.idiom == .pad && screen.map { max($0.width, $0.height) >= 1366 } ?? false
  }
}
