import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSimulation

/// Converts placed views to marks.
struct WireframeRenderer {
  var drawing: WireframeDrawing
  let glyphs: Glyphs

  /// The system and the text size that texts are measured with.
  let system: SystemVersion
  let textSize: TextSize

  /// Whether the language is read from right to left.
  let isRightToLeft: Bool

  /// The alignment of text without one.
  var naturalAlignment: Fitting.Alignment { isRightToLeft ? .right : .left }

  var columns: Columns { drawing.columns }

  /// Adds a layer, over those below it.
  mutating func add(_ layer: ScreenLayer, of screen: Screen) {
    switch layer.style {
    case .window, .fullScreen: break
    case .overlay: if layer.view.isOpaque { drawing.cover(layer.frame) }
    case .sheet, .formSheet, .popover, .menu:
      if layer.dimsBelow { drawing.add(.dim) }
      drawing.cover(layer.frame)
      if layer.dimsBelow { addDimmedStrip(above: layer.frame) }
      addBox(around: layer.frame, isOpaque: true)
    }
    guard let clip = layer.frame.intersection(drawing.bounds) else { return }
    add(layer.view, clip: clip)
  }

  /// A row of the presenter above a sheet with the width of the screen, so that it is visible.
  private mutating func addDimmedStrip(above frame: LayoutRect) {
    guard frame.size.width >= drawing.bounds.size.width else { return }
    let strip = LayoutRect(
      x: 0, y: drawing.bounds.minY, width: frame.size.width,
      height: frame.minY - drawing.bounds.minY)
    addText(
      String(repeating: glyphs.dim, count: columns.count - 2), in: strip, .left, mayOverflow: false)
  }

  /// The line with the time, at the very top.
  mutating func addStatusBar(of screen: Screen) {
    let frame = LayoutRect(x: 0, y: 0, width: screen.size.width, height: screen.statusBarHeight)
    addText("9:41", in: frame.insetBy(left: 16, right: 16), .left)
    addText("100%", in: frame.insetBy(left: 16, right: 16), .right)
  }

  /// Adds `view` with its subviews, clipped to `clip`.
  mutating func add(_ view: PlacedView, clip: LayoutRect) {
    guard !view.isInvisible else { return }
    guard let visible = view.frame.intersection(clip) else {
      // A view that does not clip may have visible subviews outside of its frame.
      if !view.clips { for subview in view.subviews { add(subview, clip: clip) } }
      return
    }
    if view.template?.isOpaque == true { drawing.cover(visible) }
    let content = DisplayContent(view)
    add(content, of: view, visible, clip)
    if content.coversSubviews { return }
    let inner = view.clips ? visible : clip
    for subview in view.subviews { add(subview, clip: inner) }
    if case .controller = view.content { addColumnBorders(of: view) }
    if let row = view.row { addEdges(of: row, view, clip) }
  }

  /// The lines between the columns of a split.
  private mutating func addColumnBorders(of view: PlacedView) {
    for (before, column) in zip(view.subviews, view.subviews.dropFirst())
    where column.frame.minX > before.frame.minX && column.frame.minY == before.frame.minY {
      drawing.add(
        .verticalLine(
          WireframeDrawing.VerticalLine(
            column: columns.column(column.frame.minX), top: column.frame.minY,
            bottom: column.frame.maxY)))
    }
  }

  // MARK: Pieces

  /// Adds one line of text in the middle of `frame`. With `tighter` the text is in brackets, and
  /// `tighter` replaces it if it does not fit.
  mutating func addText(
    _ text: String, in frame: LayoutRect, _ alignment: Fitting.Alignment, mayOverflow: Bool = true,
    isOptional: Bool = false, tighter: String? = nil
  ) {
    let text = VisibleText.line(text)
    let y = frame.minY + frame.size.height / 2
    guard !text.isEmpty, y >= drawing.bounds.minY, y <= drawing.bounds.maxY,
      frame.maxX > 0, frame.minX < drawing.bounds.maxX
    else { return }
    drawing.add(
      .text(
        WireframeDrawing.Text(
          y: y, textColumns: columns.textColumns(frame), text: text, tighter: tighter ?? text,
          alignment: alignment, isBracketed: tighter != nil, mayOverflow: mayOverflow,
          isOptional: isOptional)))
  }

  /// Adds a frame along the edges of `rect`, within the screen.
  mutating func addBox(around rect: LayoutRect, isOpaque: Bool = false) {
    guard let rect = rect.intersection(drawing.bounds) else { return }
    drawing.add(
      .box(
        WireframeDrawing.Box(
          top: rect.minY, bottom: rect.maxY, columns: columns.span(rect), isOpaque: isOpaque)))
  }

  /// Adds a line across `frame` at the height `y`.
  mutating func addLine(at y: Double, across frame: LayoutRect, isDashed: Bool = false) {
    guard y >= drawing.bounds.minY, y <= drawing.bounds.maxY else { return }
    drawing.add(
      .line(WireframeDrawing.Line(y: y, columns: columns.span(frame), isDashed: isDashed)))
  }

  /// A box with `name` inside, or the sign of an image if there is no space.
  mutating func addNamedBox(_ name: String, _ frame: LayoutRect, _ clip: LayoutRect) {
    guard let visible = frame.intersection(clip) else { return }
    guard visible.size.width >= 24, visible.size.height >= 28 else {
      return addText(glyphs.image, in: visible, .center, mayOverflow: false)
    }
    // An image that fills most of the screen is a background, whose name is omitted.
    let screen = drawing.bounds.size
    let isBackground =
      visible.size.width * visible.size.height > 0.6 * screen.width * screen.height
    if !isBackground { addBox(around: visible) }
    addText(
      name, in: visible.insetBy(left: 8, right: 8), .center, mayOverflow: false,
      isOptional: isBackground)
  }
}

extension LayoutRect {
  /// The rectangle without `left` points on the left and `right` on the right.
  func insetBy(left: Double, right: Double) -> LayoutRect {
    LayoutRect(
      x: minX + left, y: minY, width: max(0, size.width - left - right), height: size.height)
  }
}

extension PlacedView {
  /// Whether it hides everything behind it.
  var isOpaque: Bool {
    switch content {
    case .view(let template): template.isOpaque
    default: subviews.contains { $0.isOpaque }
    }
  }
}

extension ViewTemplate {
  /// Whether its background is opaque.
  var isOpaque: Bool {
    guard let color = backgroundColor, alpha >= 0.9 else { return false }
    if let components = color.components, components.count == 4 { return components[3] >= 0.9 }
    return color.name.map { !$0.lowercased().contains("clear") } ?? false
  }
}

/// Rows of tables and the titles around them.
extension WireframeRenderer {
  /// The title above or below a section.
  mutating func addTitle(_ title: String, of frame: LayoutRect, _ clip: LayoutRect) {
    let inner = frame.insetBy(left: 16, right: 16)
    guard inner.intersection(clip) != nil else { return }
    let lines = Fitting.wrap(
      title, to: columns.textColumns(inner).count, limit: max(1, Int(frame.size.height / 14)),
      ellipsis: glyphs.ellipsis)
    let height = frame.size.height / Double(max(lines.count, 1))
    for (index, line) in lines.enumerated() {
      let y = frame.minY + height * Double(index)
      guard y + height / 2 <= clip.maxY else { return }
      addText(
        line, in: LayoutRect(x: inner.minX, y: y, width: inner.size.width, height: height),
        naturalAlignment)
    }
  }

  /// The lines around a row, and the sign at its right end.
  mutating func addEdges(of row: PlacedView.Row, _ view: PlacedView, _ clip: LayoutRect) {
    let frame = view.frame
    if let accessory = accessory(of: view) {
      let end = LayoutRect(
        x: isRightToLeft ? frame.minX + 16 : frame.maxX - 48, y: frame.minY, width: 32,
        height: frame.size.height)
      addText(accessory, in: end, isRightToLeft ? .left : .right, mayOverflow: false)
    }
    addEditingSigns(of: row, frame)
    let isGrouped = row.style != .plain
    if isGrouped, row.isFirst { addEdge(at: frame.minY, frame, clip, isDashed: false) }
    guard row.hasSeparator || isGrouped && row.isLast else { return }
    addEdge(at: frame.maxY, frame, clip, isDashed: !(isGrouped && row.isLast))
    if row.style == .insetGrouped, let visible = frame.intersection(clip) {
      let span = columns.span(visible)
      for column in [span.lowerBound, span.upperBound] {
        drawing.add(
          .verticalLine(
            WireframeDrawing.VerticalLine(column: column, top: visible.minY, bottom: visible.maxY)))
      }
    }
  }

  /// The editing controls of a row: a sign at the leading end, and a grip or a delete button at the
  /// trailing end.
  private mutating func addEditingSigns(of row: PlacedView.Row, _ frame: LayoutRect) {
    let sign: String? =
      switch row.editingStyle {
      case .delete: "(\(glyphs.minus))"
      case .insert: "(+)"
      case .some(.none), nil: nil
      }
    if let sign {
      addSign(sign, in: frame, width: 32, margin: 8, isLeft: !isRightToLeft)
    }
    addButtons(row.leadingButtons, in: frame, isLeft: !isRightToLeft)
    addButtons(row.trailingButtons, in: frame, isLeft: isRightToLeft)
    if row.trailingButtons.isEmpty, row.canMove {
      addSign(glyphs.grip, in: frame, width: 32, margin: 8, isLeft: isRightToLeft)
    }
  }

  /// Adds buttons with `titles` at one end of the row at `frame`.
  private mutating func addButtons(_ titles: [String], in frame: LayoutRect, isLeft: Bool) {
    guard !titles.isEmpty else { return }
    let buttons = titles.map { "[\($0)]" }
    addSign(
      (isRightToLeft ? buttons.reversed() : buttons).joined(separator: " "), in: frame,
      width: 80 * Double(titles.count), margin: 10, isLeft: isLeft)
  }

  /// Adds `text` at one end of the row at `frame`, so far from its edge.
  private mutating func addSign(
    _ text: String, in frame: LayoutRect, width: Double, margin: Double, isLeft: Bool
  ) {
    let x = isLeft ? frame.minX + margin : frame.maxX - margin - width
    let end = LayoutRect(x: x, y: frame.minY, width: width, height: frame.size.height)
    addText(text, in: end, isLeft ? .left : .right, mayOverflow: false)
  }

  private mutating func addEdge(
    at y: Double, _ frame: LayoutRect, _ clip: LayoutRect, isDashed: Bool
  ) {
    guard y >= clip.minY - 0.5, y <= clip.maxY + 0.5 else { return }
    addLine(at: y, across: frame, isDashed: isDashed)
  }

  private func accessory(of view: PlacedView) -> String? {
    switch view.template?.cell?.accessoryType {
    case .disclosureIndicator: isRightToLeft ? glyphs.back : glyphs.disclosure
    case .detailDisclosureButton:
      isRightToLeft ? "\(glyphs.back) \(glyphs.detail)" : "\(glyphs.detail) \(glyphs.disclosure)"
    case .detailButton: glyphs.detail
    case .checkmark: glyphs.checkmark
    case .some(.none), nil: nil
    }
  }
}

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
    addText(
      isRightToLeft ? glyphs.back : glyphs.disclosure, in: inner, isRightToLeft ? .left : .right,
      mayOverflow: false)
  }

  /// A search bar: its field, its Cancel button and its scopes.
  mutating func add(_ bar: DisplaySearchBar, _ frame: LayoutRect) {
    let parts = bar.parts(at: frame, isRightToLeft: isRightToLeft)
    addField(
      "\(glyphs.search) \(bar.input.visibleText)", bar.input,
      parts.field.insetBy(left: 8, right: 8))
    if let title = bar.cancelTitle, let cancel = parts.cancel {
      addText(title, in: cancel, isRightToLeft ? .left : .right, mayOverflow: false)
    }
    if let scopes = parts.scopes { addSegments(bar.scopes, selected: bar.selectedScope, scopes) }
  }
}

/// Keyboards, over all that they hide.
extension WireframeRenderer {
  /// Adds `keyboard`: its accessory view, its type, and its Return key.
  mutating func add(_ keyboard: Keyboard) {
    let frame = keyboard.frame
    guard frame.size.height > 0 else { return }
    drawing.cover(frame)
    addBox(around: frame, isOpaque: true)
    var keys = frame
    if let accessory = keyboard.accessory, accessory.height > 0 {
      let bar = LayoutRect(x: 0, y: frame.minY, width: frame.size.width, height: accessory.height)
      addText(accessory.name, in: bar.insetBy(left: 16, right: 16), .center, mayOverflow: false)
      addLine(at: bar.maxY, across: frame)
      keys = LayoutRect(
        x: 0, y: bar.maxY, width: frame.size.width, height: frame.maxY - bar.maxY)
    }
    addText(keyboard.displayName, in: keys, .center, mayOverflow: false)
    guard let returnKey = keyboard.returnKey, keyboard.inputView == nil else { return }
    let lowest = LayoutRect(x: 0, y: frame.maxY - 60, width: frame.size.width, height: 40)
    addText(
      "[ \(returnKey.title) ]", in: lowest.insetBy(left: 16, right: 16), .right,
      tighter: "[\(returnKey.title)]")
  }
}

extension Keyboard {
  /// A short description.
  var displayName: String { inputView?.name ?? "\(type.rawValue) keyboard" }
}
