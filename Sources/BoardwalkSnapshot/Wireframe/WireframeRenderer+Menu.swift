import BoardwalkBase
import BoardwalkLayout
import BoardwalkSimulation

/// Open menus and search bars (MENU-04, SRCH-05).
extension WireframeRenderer {
  /// The title of the open menu `view`, and lines between groups of its entries.
  mutating func addMenu(_ view: PlacedView, title: String) {
    let first = view.subviews.first?.frame.minY ?? view.frame.maxY
    var top = view.frame
    top.size.height = first - top.minY
    addText(title, in: top.insetBy(left: 16, right: 16), naturalAlignment, mayOverflow: false)
    for (entry, next) in zip(view.subviews, view.subviews.dropFirst())
    where next.frame.minY > entry.frame.maxY {
      addLine(at: (entry.frame.maxY + next.frame.minY) / 2, across: view.frame)
    }
  }

  /// An entry of an open menu: its title, and the sign of a submenu.
  mutating func add(_ entry: PlacedMenuEntry, _ frame: LayoutRect) {
    let inner = frame.insetBy(left: 16, right: 16)
    let text = entry.title.isEmpty ? entry.image ?? "" : entry.title
    addText(text, in: inner, naturalAlignment, mayOverflow: false)
    guard entry.opensMenu else { return }
    addText(disclosure, in: inner, trailingAlignment, mayOverflow: false)
  }

  /// A search bar: its field, its Cancel button and its scopes.
  mutating func add(_ bar: DisplaySearchBar, _ frame: LayoutRect) {
    let parts = bar.parts(at: frame, isRightToLeft: isRightToLeft)
    addField(
      "\(glyphs.search) \(bar.input.visibleText)", bar.input,
      parts.field.insetBy(left: 8, right: 8))
    if let title = bar.cancelTitle, let cancel = parts.cancel {
      addText(title, in: cancel, trailingAlignment, mayOverflow: false)
    }
    if let scopes = parts.scopes { addSegments(bar.scopes, selected: bar.selectedScope, scopes) }
  }
}
