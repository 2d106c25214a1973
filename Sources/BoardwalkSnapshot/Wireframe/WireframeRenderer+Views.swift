import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSchema

/// Contents by kind of view.
extension WireframeRenderer {
  /// Adds the `content` of `view`, whose part inside of `clip` is `visible`.
  mutating func add(
    _ content: DisplayContent, of view: PlacedView, _ visible: LayoutRect, _ clip: LayoutRect
  ) {
    let frame = view.frame
    switch content {
    case .controller, .container: break
    case .navigationBar(let bar, let backTitle, _):
      addNavigationBar(bar, backTitle: backTitle, view, clip)
    case .standaloneNavigationBar(let item, _): addStandaloneBar(item, frame)
    case .toolbar(let items, _): addToolbar(items, in: frame)
    case .tabBar(let tabs, _): addTabBar(tabs, in: frame)
    case .sectionHeader(let title), .sectionFooter(let title): addTitle(title, of: frame, clip)
    case .itemMenu(let titles): addMenu(titles, in: frame)
    case .menu(let title): addMenu(view, title: title)
    case .menuEntry(let entry): add(entry, frame)
    case .label(let label): add(label, view, visible)
    case .button(let button):
      add(button, frame, hasBackground: view.template?.backgroundColor?.isVisible == true)
    case .textField(let input): addField(input.visibleText, input, frame)
    case .searchBar(let bar): add(bar, frame)
    case .textView(let text): addTextView(text, visible, from: view.contentTop)
    case .image(let name): addNamedBox(name ?? "image", frame, visible)
    case .switchControl(let isOn, _): addText(switchGlyph(isOn: isOn), in: frame, .left)
    case .slider(let slider): add(slider, frame)
    case .progress(let fraction):
      addText(progress(fraction, frame), in: frame, .left, mayOverflow: false)
    case .stepper: addText(stepper, in: frame, .center)
    case .segments(let titles, let selected): addSegments(titles, selected: selected, frame)
    case .pages(let pages): addText(dots(pages), in: frame, .center)
    case .activityIndicator: addText(glyphs.spinner, in: frame, .center)
    case .picker: addNamedBox("picker", frame, visible)
    case .datePicker(let mode): addDatePicker(mode, frame, visible)
    case .map: addNamedBox("map", frame, visible)
    case .webPage: addNamedBox("web page", frame, visible)
    case .collectionItem: addItem(view, visible)
    case .visualEffect, .plain:
      if let template = view.template { addPlainView(template, view, visible) }
    }
  }

  /// Adds a view without known content: a line if it is thin, a box with its class if it is empty.
  /// Other views show only their subviews.
  private mutating func addPlainView(
    _ template: ViewTemplate, _ view: PlacedView, _ visible: LayoutRect
  ) {
    if view.id == PlacedView.selectedBackgroundID {
      return addSelectedBackground(template, visible)
    }
    guard view.subviews.isEmpty else { return }
    let hasBackground = template.backgroundColor?.isVisible == true
    if hasBackground, visible.size.height <= 4, visible.size.width >= 24 {
      addLine(at: visible.midY, across: visible)
    } else if hasBackground, visible.size.width <= 4, visible.size.height >= 24 {
      addVerticalLine(at: columns.column(visible.minX), across: visible)
    } else if visible.size.width >= 24, visible.size.height >= 28 {
      if template.customClass != nil || !template.isPlain {
        addNamedBox(template.customClass?.name ?? template.kind, view.frame, visible)
      } else if hasBackground, visible.size.height < drawing.bounds.size.height * 0.6 {
        addBox(around: visible)
      }
    }
  }

  private mutating func addDatePicker(
    _ mode: DatePickerMode, _ frame: LayoutRect, _ visible: LayoutRect
  ) {
    let word =
      switch mode {
      case .time: "time"
      case .date: "date"
      case .dateAndTime: "date and time"
      case .countDownTimer: "countdown"
      }
    if frame.size.height < 60 {
      addText("[ \(word) \(glyphs.menu) ]", in: frame, .center)
    } else {
      addNamedBox(word, frame, visible)
    }
  }

  private mutating func addTextView(
    _ text: DisplayText, _ visible: LayoutRect, from contentTop: Double?
  ) {
    let hasBox = visible.size.height >= 60 && visible.size.width >= 48
    if hasBox { addBox(around: visible) }
    guard let string = text.string, !string.isEmpty else { return }
    let top = max(visible.minY, contentTop ?? visible.minY)
    let inner = visible.insetBy(left: hasBox ? 8 : 4, right: hasBox ? 8 : 4)
    let margin = hasBox ? 10.0 : 0
    let lineHeight = text.pointSize * 1.2
    let limit = max(1, Int((visible.maxY - top - 2 * margin) / lineHeight))
    let lines = Fitting.wrap(
      string, to: columns.textColumns(inner).count, limit: min(limit, 200),
      ellipsis: glyphs.ellipsis)
    for (index, line) in lines.enumerated() {
      let y = top + margin + Double(index) * lineHeight
      let rect = LayoutRect(x: inner.minX, y: y, width: inner.size.width, height: lineHeight)
      addText(line, in: rect, text.alignment ?? naturalAlignment)
    }
  }
}

extension ColorValue {
  /// Whether it is opaque enough to be seen.
  var isVisible: Bool { opacity > 0.05 }

  /// The alpha component; that of a color with only a name follows from the name.
  var opacity: Double {
    if let components, components.count == 4 { return components[3] }
    return name.map { $0.lowercased().contains("clear") ? 0 : 1 } ?? 0
  }
}

extension ViewTemplate {
  /// Whether it has no content of its own.
  fileprivate var isPlain: Bool {
    switch elementKind {
    case .view, .containerView, .visualEffectView, .window: true
    default: kind == "view" || kind.hasSuffix("Cell")
    }
  }

  /// The name of its image, or that of the one it shows when highlighted.
  var shownImage: String? { image ?? content.highlightedImage }
}

/// Items of collections, and their menus.
extension WireframeRenderer {
  /// The box of an item; an empty one shows the name of its color.
  mutating func addItem(_ view: PlacedView, _ visible: LayoutRect) {
    addBox(around: visible)
    if view.isEmpty, let word = view.template?.backgroundColor?.commonName {
      addText(word, in: visible, .center, mayOverflow: false)
    }
  }

  /// The background of a selected item shows the name of its color, at its bottom.
  mutating func addSelectedBackground(_ template: ViewTemplate, _ visible: LayoutRect) {
    let strip = LayoutRect(
      x: visible.minX, y: visible.maxY - 36, width: visible.size.width, height: 36)
    addText(
      template.backgroundColor?.commonName ?? "selected", in: strip, .center, mayOverflow: false)
  }

  /// The menu of an item.
  mutating func addMenu(_ titles: [String], in frame: LayoutRect) {
    addBox(around: frame, isOpaque: true)
    addText(titles.joined(separator: " | "), in: frame, .center, mayOverflow: false)
  }
}

extension PlacedView {
  /// Whether it has no visible contents.
  fileprivate var isEmpty: Bool {
    subviews.allSatisfy { view in
      guard let template = view.template else { return false }
      switch template.elementKind {
      case .view, .collectionViewCellContentView: return view.isEmpty
      default: return template.isHidden
      }
    }
  }
}

extension ColorValue {
  /// The common name of the color; nil for grays and other colors.
  var commonName: String? {
    guard let components, components.count == 4, components[3] > 0.05 else { return nil }
    return Self.words.first {
      $0.components == components.prefix(3).map { ($0 * 10).rounded() / 10 }
    }?
    .word
  }

  private static let words: [(word: String, components: [Double])] = [
    ("red", [1, 0, 0]), ("green", [0, 1, 0]), ("blue", [0, 0, 1]), ("yellow", [1, 1, 0]),
    ("cyan", [0, 1, 1]), ("magenta", [1, 0, 1]), ("orange", [1, 0.5, 0]),
    ("purple", [0.5, 0, 0.5]), ("brown", [0.6, 0.4, 0.2]),
  ]
}
