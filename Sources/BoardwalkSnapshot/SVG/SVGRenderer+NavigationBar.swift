import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// Navigation bars.
extension SVGRenderer {
  /// Draws a navigation controller's bar in a view at `container`, whose top it reaches.
  mutating func addNavigationBar(
    _ bar: NavigationBarContents, backTitle: String?, _ frame: LayoutRect, in container: LayoutRect,
    _ look: BarStyle
  ) {
    if !hasGlass {
      let top = min(frame.minY, container.minY)
      let back = LayoutRect(
        x: frame.minX, y: top, width: frame.size.width, height: frame.maxY - top)
      append(shape(back).filled(look.background))
      if !bar.isLarge {
        append(
          line(frame.minX, frame.maxY, frame.maxX, frame.maxY)
            .stroked(look.hairline, width: 0.5))
      }
    }
    var row = frame
    if let prompt = bar.prompt {
      let above = LayoutRect(x: frame.minX, y: frame.minY, width: frame.size.width, height: 30)
      addText(prompt, TextFont(pointSize: 12), look.title.faded(to: 0.6), in: above, .center)
      row = row.inset(by: LayoutInsets(top: 30))
    }
    if bar.isLarge, row.size.height > 60 {
      // A large title is 41 points high, 3.5 points below the row of items (ORC-53).
      let side = screen.device.idiom == .pad ? 20.0 : 16
      let large = LayoutRect(
        x: frame.minX, y: frame.maxY - 52 + 3.5, width: frame.size.width, height: 41
      ).inset(by: LayoutInsets(left: side, right: side))
      addText(
        bar.title ?? "", TextFont(pointSize: 34, weight: .bold), look.title,
        in: large, naturalAlignment)
      row.size.height -= 52
    }
    // The title of a higher bar is centered on the row of its items (ORC-52).
    row.size.height = min(row.size.height, max(44, row.size.height - 10))
    addRow(
      bar.leftItems, bar.isLarge || bar.hasTitleView ? nil : bar.title, bar.rightItems,
      backTitle: backTitle, row, look)
  }

  /// Draws the items at both ends of a bar, and the title between them.
  private mutating func addRow(
    _ leftItems: [BarButtonItemTemplate], _ title: String?, _ rightItems: [BarButtonItemTemplate],
    backTitle: String? = nil, _ row: LayoutRect, _ look: BarStyle
  ) {
    var left = BarEnd(row, isLeading: !screen.isRightToLeft)
    var right = BarEnd(row, isLeading: screen.isRightToLeft)
    if let backTitle { addBack(backTitle, &left, look) }
    for item in leftItems { add(item, &left, look) }
    for item in rightItems { add(item, &right, look) }
    guard let title else { return }
    addTitle(title, row, left: min(left.x, right.x), right: max(left.x, right.x), look)
  }

  /// A title is centered in the bar, or in the space between the items.
  private mutating func addTitle(
    _ title: String, _ row: LayoutRect, left: Double, right: Double, _ look: BarStyle
  ) {
    let font = TextFont(pointSize: 17, weight: .semibold)
    let low = left + 6
    let room = max(0, right - 6 - low)
    let width = min(font.width(of: title), room)
    let x = min(max(row.minX + (row.size.width - width) / 2, low), low + room - width)
    addText(
      title, font, look.title,
      in: LayoutRect(x: x, y: row.minY, width: width + 0.5, height: row.size.height), .center)
  }

  /// Draws the chevron, and in a classic bar the back title.
  private mutating func addBack(_ title: String, _ end: inout BarEnd, _ look: BarStyle) {
    let middle = end.row.midY
    let text = hasGlass ? "" : title
    let font = TextFont(pointSize: 17)
    let wide = text.isEmpty ? 0 : min(font.width(of: text), end.row.size.width / 3) + 6
    let frame = end.take(hasGlass ? 44 : 12 + wide, margin: hasGlass ? 16 : 8)
    regions.add(.backButton, frame)
    if hasGlass { addPlatter(frame) }
    let isLeading = end.isLeading
    let tip = hasGlass ? frame.minX + 17 : isLeading ? frame.minX + 2 : frame.maxX - 2
    let tail = tip + (isLeading ? 9 : -9)
    let paint = hasGlass ? palette[.label] : look.tint
    append(
      polyline([
        LayoutPoint(x: tail, y: middle - 8.5), LayoutPoint(x: tip, y: middle),
        LayoutPoint(x: tail, y: middle + 8.5),
      ]).stroked(paint, width: 2.5))
    if !text.isEmpty {
      addText(
        text, font, look.tint,
        in: isLeading
          ? frame.inset(by: LayoutInsets(left: 18 - 2))
          : frame.inset(by: LayoutInsets(right: 18 - 2)),
        isLeading ? .left : .right)
    }
  }

  /// Draws a navigation bar that no controller owns, with `item`.
  mutating func addStandaloneBar(
    _ item: NavigationItemTemplate?, _ frame: LayoutRect, _ look: BarStyle
  ) {
    append(shape(frame).filled(look.background))
    append(
      line(frame.minX, frame.maxY, frame.maxX, frame.maxY).stroked(look.hairline, width: 0.5))
    addRow(
      item?.leftBarButtonItems ?? [], item?.title, item?.rightBarButtonItems ?? [], frame, look)
  }
}

/// Search bars.
extension SVGRenderer {
  /// Draws `bar`, which is the view `id`, at `frame`.
  mutating func add(_ bar: DisplaySearchBar, of id: String, _ frame: LayoutRect) {
    let parts = bar.parts(at: frame, isRightToLeft: screen.isRightToLeft)
    addSearchField(bar.input, parts.field)
    if let title = bar.cancelTitle, let cancel = parts.cancel {
      regions.add(.sign(.cancelButton, ofCell: id), cancel)
      addText(title, DisplaySearchBar.font, tint, in: cancel, .center)
    }
    guard let scopes = parts.scopes else { return }
    let places = scopes.columns(bar.scopes.count)
    for (index, place) in (screen.isRightToLeft ? places.reversed() : places).enumerated() {
      regions.add(.section(index, ofControl: id), place)
    }
    addSegments(bar.scopes, selected: bar.selectedScope, scopes)
  }

  /// Draws the field of a search bar.
  private mutating func addSearchField(_ input: DisplayTextInput, _ frame: LayoutRect) {
    let height = min(36, frame.size.height - 4)
    let field = LayoutRect(
      x: frame.minX + 8, y: frame.minY + (frame.size.height - height) / 2,
      width: max(0, frame.size.width - 16), height: height)
    append(shape(field, radius: 10).filled(palette[.tertiarySystemFill]))
    let gray = palette[.secondaryLabel]
    let start = screen.isRightToLeft ? field.maxX - 15 : field.minX + 15
    let middle = LayoutPoint(x: start, y: field.minY + height / 2 - 1)
    append(circle(middle, radius: 5.5).with("fill", "none").stroked(gray, width: 1.5))
    append(
      line(middle.x + 4, middle.y + 4, middle.x + 8, middle.y + 8).stroked(gray, width: 1.5))
    addText(
      input.visibleText, TextFont(pointSize: 17), input.text.isEmpty ? gray : palette[.label],
      in: field.inset(by: LayoutInsets(left: 30, right: 30)), naturalAlignment)
  }
}
