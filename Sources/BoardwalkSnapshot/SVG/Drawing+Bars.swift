import BoardwalkAutoLayout
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkStage

/// Bars and their items.
extension Drawing {
  private static let tint = Paint(0x007AFF)
  private static let hairline = Paint(0x000000, alpha: 0.3)
  private static let chrome = Paint(0xF9F9F9)

  /// Whether bars are of glass: without a background, their items on platters (ORC-54).
  private var hasGlass: Bool { screen.system.hasLiquidGlass }

  /// Draws a navigation controller's bar in a view at `container`, whose top it reaches.
  mutating func addNavigationBar(
    _ bar: NavigationBarContents, backTitle: String?, _ frame: Rect, in container: Rect
  ) {
    if !hasGlass {
      let top = min(frame.minY, container.minY)
      let back = Rect(
        x: frame.minX, y: top, width: frame.size.width, height: frame.maxY - top)
      append(shape(back).filled(Self.chrome))
      if !bar.isLarge {
        append(
          line(frame.minX, frame.maxY, frame.maxX, frame.maxY).stroked(Self.hairline, width: 0.5))
      }
    }
    var row = frame
    if let prompt = bar.prompt {
      let above = Rect(x: frame.minX, y: frame.minY, width: frame.size.width, height: 30)
      addText(prompt, TextFont(pointSize: 12), Paint(0x3C3C43, alpha: 0.6), in: above, .center)
      row = row.inset(by: Insets(top: 30))
    }
    if bar.isLarge, row.size.height > 60 {
      let large = Rect(
        x: frame.minX, y: frame.maxY - 52, width: frame.size.width, height: 52
      ).inset(by: Insets(left: 16, bottom: 8, right: 16))
      addText(
        bar.title ?? "", TextFont(pointSize: 34, weight: .bold), .black, in: large,
        naturalAlignment)
      row.size.height -= 52
    }
    // ORC-52: the title of a higher bar is centred on the row of its items.
    row.size.height = min(row.size.height, max(44, row.size.height - 10))
    addRow(bar, backTitle: backTitle, row)
  }

  private mutating func addRow(
    _ bar: NavigationBarContents, backTitle: String?, _ row: Rect
  ) {
    var left = BarEnd(row, isLeading: !screen.isRightToLeft)
    var right = BarEnd(row, isLeading: screen.isRightToLeft)
    if let backTitle { addBack(backTitle, &left) }
    for item in bar.leftItems { add(item, &left) }
    for item in bar.rightItems { add(item, &right) }
    guard let title = bar.title, !bar.isLarge, !bar.hasTitleView else { return }
    addTitle(title, row, left: min(left.x, right.x), right: max(left.x, right.x))
  }

  /// A title stands in the middle of the bar, or of the room that is left beside it.
  private mutating func addTitle(_ title: String, _ row: Rect, left: Double, right: Double) {
    let font = TextFont(pointSize: 17, weight: .semibold)
    let low = left + 6
    let room = max(0, right - 6 - low)
    let width = min(font.width(of: title), room)
    let x = min(max(row.minX + (row.size.width - width) / 2, low), low + room - width)
    addText(
      title, font, .black, in: Rect(x: x, y: row.minY, width: width + 0.5, height: row.size.height),
      .center)
  }

  /// The chevron, and in a classic bar what it leads back to.
  private mutating func addBack(_ title: String, _ end: inout BarEnd) {
    let middle = end.row.minY + end.row.size.height / 2
    let text = hasGlass ? "" : title
    let font = TextFont(pointSize: 17)
    let wide = text.isEmpty ? 0 : min(font.width(of: text), end.row.size.width / 3) + 6
    let frame = end.take(hasGlass ? 44 : 12 + wide, margin: hasGlass ? 16 : 8)
    if hasGlass { addPlatter(frame) }
    let isLeading = end.isLeading
    let tip = hasGlass ? frame.minX + 17 : isLeading ? frame.minX + 2 : frame.maxX - 2
    let tail = tip + (isLeading ? 9 : -9)
    let paint = hasGlass ? Paint.black : Self.tint
    append(
      polyline([
        Point(x: tail, y: middle - 8.5), Point(x: tip, y: middle), Point(x: tail, y: middle + 8.5),
      ]).stroked(paint, width: 2.5))
    if !text.isEmpty {
      addText(
        text, font, Self.tint,
        in: isLeading
          ? frame.inset(by: Insets(left: 18 - 2)) : frame.inset(by: Insets(right: 18 - 2)),
        isLeading ? .left : .right)
    }
  }

  private mutating func add(_ item: BarButtonItemTemplate, _ end: inout BarEnd) {
    guard item.systemItem?.isSpace != true else { return }
    let width = faceWidth(of: item)
    let frame = end.take(hasGlass ? width + (width > 24 ? 32 : 20) : width, margin: 16)
    if hasGlass { addPlatter(frame) }
    addFace(of: item, frame)
  }

  private mutating func addPlatter(_ frame: Rect) {
    let platter = Rect(
      x: frame.minX, y: frame.minY + (frame.size.height - 44) / 2, width: frame.size.width,
      height: 44)
    append(
      shape(platter, radius: 22).filled(Paint(0xFFFFFF, alpha: 0.9))
        .stroked(Paint(0x000000, alpha: 0.08)))
  }

  // MARK: Items

  private func font(of item: BarButtonItemTemplate) -> TextFont {
    let isGlyph = BarItemFace.text(of: item).count == 1
    let weight: TextFont.Weight = item.style == "done" ? .semibold : hasGlass ? .medium : .regular
    return TextFont(pointSize: isGlyph ? 24 : 17, weight: isGlyph ? .regular : weight)
  }

  private func isImage(_ item: BarButtonItemTemplate) -> Bool {
    item.image != nil && item.title?.isEmpty != false && item.systemItem?.face == nil
  }

  private func faceWidth(of item: BarButtonItemTemplate) -> Double {
    if let view = item.customView { return view.frame?.size.width ?? 44 }
    if isImage(item) { return 24 }
    return min(max(font(of: item).width(of: BarItemFace.text(of: item)) + 0.5, 16), 200)
  }

  /// Draws an item in the middle of `frame`.
  private mutating func addFace(of item: BarButtonItemTemplate, _ frame: Rect) {
    if isImage(item) {
      let icon = Rect(
        x: frame.minX + (frame.size.width - 24) / 2, y: frame.minY + (frame.size.height - 24) / 2,
        width: 24, height: 24)
      return addImage(item.image ?? "", icon, tint: Self.tint)
    }
    let paint = hasGlass ? Paint.black : palette.paint("tintColor", of: item) ?? Self.tint
    addText(
      BarItemFace.text(of: item), font(of: item),
      item.isEnabled ? paint : Paint(0x3C3C43, alpha: 0.3), in: frame, .center)
  }

  /// A bar that ends where the home indicator begins goes on to the bottom of the screen.
  private func reachingBottom(_ frame: Rect) -> Rect {
    let insets = screen.device.safeArea(isLandscape: screen.isLandscape, on: screen.system)
    var frame = frame
    if insets.bottom > 0, abs(frame.maxY - (screen.size.height - insets.bottom)) < 1 {
      frame.size.height += insets.bottom
    }
    return frame
  }

  /// Draws a toolbar; flexible spaces share the room that its items leave (BAR-22).
  mutating func addToolbar(_ items: [BarButtonItemTemplate], _ frame: Rect) {
    if !hasGlass {
      append(shape(reachingBottom(frame)).filled(Self.chrome))
      append(
        line(frame.minX, frame.minY, frame.maxX, frame.minY).stroked(Self.hairline, width: 0.5))
    }
    let gap = 12.0
    let shown = screen.isRightToLeft ? items.reversed() : items
    let widths = shown.map { item -> Double in
      guard item.systemItem?.isSpace == true else { return faceWidth(of: item) + gap }
      return item.systemItem == .flexibleSpace ? 0 : item.width ?? 0
    }
    let springs = Double(items.filter { $0.systemItem == .flexibleSpace }.count)
    let spare = max(0, frame.size.width - 32 + gap - widths.reduce(0, +))
    var x = frame.minX + 16
    for (item, width) in zip(shown, widths) {
      if item.systemItem == .flexibleSpace {
        x += spare / springs
      } else {
        if item.systemItem?.isSpace != true {
          addFace(
            of: item,
            Rect(x: x, y: frame.minY, width: width - gap, height: min(frame.size.height, 44)))
        }
        x += width
      }
    }
  }

  /// Draws a tab bar, whose tabs share its width.
  mutating func addTabBar(_ tabs: [PlacedTab], _ frame: Rect) {
    var bar = frame
    if hasGlass {
      let width = min(frame.size.width - 42, Double(tabs.count) * 86 + 16)
      bar = Rect(
        x: frame.minX + (frame.size.width - width) / 2, y: frame.minY, width: width, height: 62)
      append(shape(bar, radius: 31).filled(.white).stroked(Paint(0x000000, alpha: 0.08)))
    } else {
      append(shape(frame).filled(Self.chrome))
      append(
        line(frame.minX, frame.minY, frame.maxX, frame.minY).stroked(Self.hairline, width: 0.5))
    }
    let width = bar.size.width / Double(max(tabs.count, 1))
    let shown = screen.isRightToLeft ? tabs.reversed() : tabs
    for (index, tab) in shown.enumerated() {
      let slot = Rect(
        x: bar.minX + width * Double(index), y: bar.minY + (hasGlass ? 7 : 0), width: width,
        height: 49)
      add(tab, slot)
    }
  }

  private mutating func add(_ tab: PlacedTab, _ slot: Rect) {
    let paint = tab.isSelected ? Self.tint : Paint(0x8E8E93)
    let icon = Rect(
      x: slot.minX + slot.size.width / 2 - 12, y: slot.minY + 6, width: 24, height: 24)
    append(shape(icon, radius: 6).filled(paint.faded(to: 0.25)).stroked(paint, width: 1.5))
    addText(
      tab.title, TextFont(pointSize: 10, weight: .medium), paint,
      in: Rect(x: slot.minX + 2, y: slot.minY + 33, width: slot.size.width - 4, height: 13), .center
    )
    guard let badge = tab.badge, !badge.isEmpty else { return }
    let font = TextFont(pointSize: 13)
    let width = max(18, font.width(of: badge) + 10)
    let disc = Rect(x: icon.maxX - 8, y: icon.minY - 4, width: width, height: 18)
    append(shape(disc, radius: 9).filled(Paint(0xFF3B30)))
    addText(badge, font, .white, in: disc, .center)
  }

  /// Draws a navigation bar that stands by itself.
  mutating func addLooseBar(_ view: ViewTemplate, _ frame: Rect) {
    let item = view.navigationItems.last
    append(shape(frame).filled(palette.paint("barTintColor", of: view) ?? Self.chrome))
    append(line(frame.minX, frame.maxY, frame.maxX, frame.maxY).stroked(Self.hairline, width: 0.5))
    var left = BarEnd(frame, isLeading: !screen.isRightToLeft)
    var right = BarEnd(frame, isLeading: screen.isRightToLeft)
    for item in item?.leftBarButtonItems ?? [] { add(item, &left) }
    for item in item?.rightBarButtonItems ?? [] { add(item, &right) }
    guard let title = item?.title else { return }
    addTitle(title, frame, left: min(left.x, right.x), right: max(left.x, right.x))
  }

  /// Draws a tab bar that stands by itself.
  mutating func addLooseTabBar(_ view: ViewTemplate, _ frame: Rect) {
    let selected = view.rest.attributes["selectedItem"]
    addTabBar(
      view.tabBarItems.map { item in
        PlacedTab(
          title: item.title ?? item.image ?? "", badge: item.badgeValue,
          isSelected: item.id != nil && item.id == selected, isEnabled: item.isEnabled)
      }, frame)
  }
}
