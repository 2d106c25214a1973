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
    sketch.cover(frame)
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
    let leading = [backTitle.map { self.back(to: $0) }].compactMap { $0 } + faces(of: bar.leftItems)
    addBarLine(leading, bar.isLarge ? "" : bar.title ?? "", faces(of: bar.rightItems), in: line)
    for subview in view.subviews { add(subview, clip: clip) }
    addLine(at: frame.maxY, across: frame)
  }

  /// The back button, which points to the leading edge.
  private func back(to title: String) -> String {
    let title = VisibleText.line(title)
    if isRightToLeft { return title.isEmpty ? glyphs.disclosure : title + " " + glyphs.disclosure }
    return title.isEmpty ? glyphs.back : glyphs.back + " " + title
  }

  /// Adds one line of a bar: items at both ends, and the title between them, centered if it fits.
  private mutating func addBarLine(
    _ leading: [String], _ title: String, _ trailing: [String], in frame: LayoutRect
  ) {
    let (atLeft, atRight) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let textColumns = columns.textColumns(frame.insetBy(left: 16, right: 16))
    let width = textColumns.count
    let right = Fitting.truncate(
      atRight.reversed().joined(separator: "  "), to: width / 2, ellipsis: glyphs.ellipsis)
    let left = Fitting.truncate(
      atLeft.joined(separator: "  "), to: max(0, width - CellWidth.of(right) - 1),
      ellipsis: glyphs.ellipsis)
    addText(left, in: frame.insetBy(left: 16, right: 16), .left)
    addText(right, in: frame.insetBy(left: 16, right: 16), .right)
    let title = VisibleText.line(title)
    guard !title.isEmpty else { return }
    let before = left.isEmpty ? 0 : CellWidth.of(left) + 2
    let after = right.isEmpty ? 0 : CellWidth.of(right) + 2
    let room = width - before - after
    guard room >= 2 else { return }
    let wanted = min(CellWidth.of(title), room)
    let start = min(max(before, (width - wanted) / 2), width - after - wanted)
    let x = Double(textColumns.lowerBound + start) * Columns.width
    addText(
      title,
      in: LayoutRect(
        x: x, y: frame.minY, width: Double(wanted) * Columns.width, height: frame.size.height),
      .left, mayOverflow: false)
  }

  private func faces(of items: [BarButtonItemTemplate]) -> [String] {
    items.filter { $0.systemItem?.isSpace != true }.map(face).filter { !$0.isEmpty }
  }

  private func face(of item: BarButtonItemTemplate) -> String {
    let face = BarItemContent.text(of: item)
    return VisibleText.line(glyphs.faces[face] ?? face)
  }

  /// A toolbar: flexible spaces share the room that its items leave (BAR-22).
  mutating func addToolbar(_ items: [BarButtonItemTemplate], in frame: LayoutRect) {
    sketch.cover(frame)
    addLine(at: frame.minY, across: frame)
    let line = LayoutRect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: min(frame.size.height, 44))
    let textColumns = columns.textColumns(line.insetBy(left: 16, right: 16))
    let parts = (isRightToLeft ? items.reversed() : items).map {
      ($0, $0.systemItem?.isSpace == true ? "" : face(of: $0))
    }
    let used = parts.reduce(0) { $0 + ($1.1.isEmpty ? 0 : CellWidth.of($1.1) + 2) }
    let springs = items.filter { $0.systemItem == .flexibleSpace }.count
    let spare = max(0, textColumns.count - used + 2)
    var column = textColumns.lowerBound
    var passed = 0
    for (item, face) in parts {
      if item.systemItem == .flexibleSpace {
        passed += 1
        column += spare * passed / springs - spare * (passed - 1) / springs
      } else if !face.isEmpty {
        let width = CellWidth.of(face)
        guard column + width <= textColumns.upperBound else { return }
        addText(
          face,
          in: LayoutRect(
            x: Double(column) * Columns.width, y: line.minY, width: Double(width) * Columns.width,
            height: line.size.height), .left, mayOverflow: false)
        column += width + 2
      }
    }
  }

  /// A tab bar controller's bar: tabs share the width; the selected one is marked.
  mutating func addTabBar(_ tabs: [PlacedTab], in frame: LayoutRect) {
    sketch.cover(frame)
    addLine(at: frame.minY, across: frame)
    guard !tabs.isEmpty else { return }
    let width = frame.size.width / Double(tabs.count)
    for (index, tab) in (isRightToLeft ? tabs.reversed() : tabs).enumerated() {
      var face = VisibleText.line(tab.title)
      if let badge = tab.badge, !badge.isEmpty { face += " (\(VisibleText.line(badge)))" }
      if tab.isSelected { face = face.isEmpty ? glyphs.selected : glyphs.selected + " " + face }
      let slot = LayoutRect(
        x: frame.minX + width * Double(index), y: frame.minY, width: width,
        height: min(frame.size.height, 49))
      let shown = Fitting.truncate(
        face, to: max(1, columns.textColumns(slot).count - 1), ellipsis: glyphs.ellipsis)
      addText(shown, in: slot, .center, mayOverflow: false)
    }
  }

  /// A navigation bar that no controller owns, with `item`.
  mutating func addStandaloneBar(_ item: NavigationItemTemplate?, _ frame: LayoutRect) {
    sketch.cover(frame)
    addBarLine(
      faces(of: item?.leftBarButtonItems ?? []), item?.title ?? "",
      faces(of: item?.rightBarButtonItems ?? []), in: frame)
    addLine(at: frame.maxY, across: frame)
  }
}
