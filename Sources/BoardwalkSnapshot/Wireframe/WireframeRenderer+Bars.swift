import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// Bars and their items.
extension WireframeRenderer {
  /// A navigation controller's bar: a prompt, one line of buttons around the title, a large title,
  /// and a line below it all.
  mutating func addNavigationBar(
    _ bar: NavigationBarContents, backTitle: String?, _ view: PlacedView, _ clip: LayoutRect
  ) {
    let frame = view.frame
    drawing.cover(frame)
    var line = frame
    if let prompt = bar.prompt {
      line = LayoutRect(x: frame.minX, y: frame.minY, width: frame.size.width, height: 24)
      addText(prompt, in: line, .center)
      line = LayoutRect(
        x: frame.minX, y: frame.minY + 24, width: frame.size.width,
        height: frame.size.height - 24)
    }
    if bar.isLarge, line.size.height > 60 {
      let top = line.size.height - 52
      let large = LayoutRect(
        x: frame.minX + 16, y: line.minY + top - 8, width: frame.size.width - 32, height: 52)
      addText(bar.title ?? "", in: large, naturalAlignment)
      line = LayoutRect(x: frame.minX, y: line.minY, width: frame.size.width, height: top)
    }
    let leading =
      [backTitle.map { self.back(to: $0) }].compactMap { $0 } + titles(of: bar.leftItems)
    addBarLine(leading, bar.isLarge ? "" : bar.title ?? "", titles(of: bar.rightItems), in: line)
    for subview in view.subviews { add(subview, clip: clip) }
    addLine(at: frame.maxY, across: frame)
  }

  /// The back button, which points to the leading edge.
  private func back(to title: String) -> String {
    let title = VisibleText.line(title)
    if isRightToLeft {
      return title.isEmpty ? glyphs.rightChevron : title + " " + glyphs.rightChevron
    }
    return title.isEmpty ? glyphs.leftChevron : glyphs.leftChevron + " " + title
  }

  /// Adds one line of a bar: items at both ends, and the title between them.
  private mutating func addBarLine(
    _ leading: [String], _ title: String, _ trailing: [String], in frame: LayoutRect
  ) {
    let line = frame.insetBy(left: Self.barMargin, right: Self.barMargin)
    let title = VisibleText.line(title)
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let layout = BarLineLayout(
      left: left, title: title, right: right, in: columns.textColumns(line),
      ellipsis: glyphs.ellipsis)
    addText(layout.left, in: line, .left)
    addText(layout.right, in: line, .right)
    if let titleColumns = layout.titleColumns { addText(title, in: titleColumns, of: frame) }
  }

  /// The margins of bars in points.
  private static let barMargin = 16.0

  /// Adds `text` at exactly `columns`, in the middle of `frame`.
  private mutating func addText(_ text: String, in columns: Range<Int>, of frame: LayoutRect) {
    addText(
      text,
      in: LayoutRect(
        x: Double(columns.lowerBound) * Columns.width, y: frame.minY,
        width: Double(columns.count) * Columns.width, height: frame.size.height),
      .left, mayOverflow: false)
  }

  /// The titles of `items`, without spaces.
  private func titles(of items: [BarButtonItemTemplate]) -> [String] {
    items.filter { $0.systemItem?.isSpace != true }.map(title).filter { !$0.isEmpty }
  }

  private func title(of item: BarButtonItemTemplate) -> String {
    let title = BarItemContent.text(of: item)
    return VisibleText.line(glyphs.replacements[title] ?? title)
  }

  /// A toolbar with `items`.
  mutating func addToolbar(_ items: [BarButtonItemTemplate], in frame: LayoutRect) {
    drawing.cover(frame)
    addLine(at: frame.minY, across: frame)
    let line = LayoutRect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: min(frame.size.height, 44))
    let layout = ToolbarLayout(
      (isRightToLeft ? items.reversed() : items).map(toolbarItem),
      in: columns.textColumns(line.insetBy(left: Self.barMargin, right: Self.barMargin)))
    for item in layout.items { addText(item.title, in: item.columns, of: line) }
  }

  private func toolbarItem(_ item: BarButtonItemTemplate) -> ToolbarLayout.Item {
    guard item.systemItem != .flexibleSpace else { return .flexibleSpace }
    return .title(item.systemItem?.isSpace == true ? "" : title(of: item))
  }

  /// A tab bar controller's bar: tabs share the width; the selected one is marked.
  mutating func addTabBar(_ tabs: [PlacedTab], in frame: LayoutRect) {
    drawing.cover(frame)
    addLine(at: frame.minY, across: frame)
    guard !tabs.isEmpty else { return }
    let width = frame.size.width / Double(tabs.count)
    for (index, tab) in (isRightToLeft ? tabs.reversed() : tabs).enumerated() {
      var title = VisibleText.line(tab.title)
      if let badge = tab.badge, !badge.isEmpty { title += " (\(VisibleText.line(badge)))" }
      if tab.isSelected {
        title = title.isEmpty ? glyphs.selectedMark : glyphs.selectedMark + " " + title
      }
      let slot = LayoutRect(
        x: frame.minX + width * Double(index), y: frame.minY, width: width,
        height: min(frame.size.height, 49))
      let shown = Fitting.truncate(
        title, to: max(1, columns.textColumns(slot).count - 1), ellipsis: glyphs.ellipsis)
      addText(shown, in: slot, .center, mayOverflow: false)
    }
  }

  /// A navigation bar that no controller owns, with `item`.
  mutating func addStandaloneBar(_ item: NavigationItemTemplate?, _ frame: LayoutRect) {
    drawing.cover(frame)
    addBarLine(
      titles(of: item?.leftBarButtonItems ?? []), item?.title ?? "",
      titles(of: item?.rightBarButtonItems ?? []), in: frame)
    addLine(at: frame.maxY, across: frame)
  }
}
