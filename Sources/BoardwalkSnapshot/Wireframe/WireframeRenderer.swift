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

  /// The alignment at the end of a line.
  var trailingAlignment: Fitting.Alignment { isRightToLeft ? .left : .right }

  /// The sign that leads on, in the direction of reading.
  var disclosure: String { isRightToLeft ? glyphs.leftChevron : glyphs.rightChevron }

  var columns: Columns { drawing.columns }

  /// Adds a layer, over those below it.
  mutating func add(_ layer: ScreenLayer, of screen: Screen) {
    switch layer.style {
    case .window, .fullScreen: break
    case .overlay: if layer.view.isOpaque { drawing.cover(layer.frame) }
    case .sheet, .formSheet, .popover, .menu:
      if layer.dimsBelow {
        drawing.add(.dim)
        addDimmedStrip(above: layer.frame)
      }
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
      addVerticalLine(at: columns.column(column.frame.minX), across: column.frame)
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
    let y = frame.midY
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

  /// Adds a line in `column` from the top of `frame` to its bottom.
  mutating func addVerticalLine(at column: Int, across frame: LayoutRect) {
    drawing.add(
      .verticalLine(
        WireframeDrawing.VerticalLine(column: column, top: frame.minY, bottom: frame.maxY)))
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
    alpha >= 0.9 && (backgroundColor?.opacity ?? 0) >= 0.9
  }
}

/// Keyboards, over all that they hide.
extension WireframeRenderer {
  /// Adds `keyboard`: its accessory view, its type, and its Return key.
  mutating func add(_ keyboard: Keyboard) {
    let frame = keyboard.frame
    guard frame.size.height > 0 else { return }
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
