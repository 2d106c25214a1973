import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Contents by kind of view.
extension WireframeRenderer {
  /// Adds the content of `view`; returns whether it is complete, so that subviews are not drawn.
  mutating func add(_ template: ViewTemplate, _ view: PlacedView, _ visible: LayoutRect) -> Bool {
    let frame = view.frame
    switch template.elementKind {
    case .label: addLabel(template, view, visible)
    case .button: addButton(template, frame)
    case .textField: addField(template.shownText ?? "", template.placeholder, template, frame)
    case .searchBar: addSearchField(template, frame)
    case .textView: addTextView(template, visible, from: view.contentTop)
    case .imageView: addNamedBox(template.shownImage ?? "image", frame, visible)
    case .switch: addText(knob(template), in: frame, .left)
    case .slider: addSlider(template, frame)
    case .progressView: addText(progress(template, frame), in: frame, .left, mayRun: false)
    case .stepper: addText(stepper, in: frame, .center)
    case .segmentedControl: addSegments(template, frame)
    case .pageControl: addText(pages(template), in: frame, .center)
    case .activityIndicatorView, .refreshControl: addText(glyphs.spinner, in: frame, .center)
    case .pickerView: addNamedBox("picker", frame, visible)
    case .datePicker: addDatePicker(template, frame, visible)
    case .mapView: addNamedBox("map", frame, visible)
    case .webView, .wkWebView: addNamedBox("web page", frame, visible)
    case .navigationBar: addLooseBar(template, frame)
    case .toolbar: addToolbar(template.items, in: frame)
    case .tabBar: addTabBar(template.tabs, in: frame)
    case .collectionViewCell:
      addItem(template, view, visible)
      return false
    case .tableViewCell, .tableViewCellContentView, .tableView, .collectionView, .stackView,
      .scrollView, .collectionReusableView, .collectionViewCellContentView:
      return false
    default: return addPlainView(template, view, visible)
    }
    return template.elementKind != .imageView
  }

  /// A view without known content: a line if it is thin, a box with its class if it is empty, else
  /// only its subviews.
  private mutating func addPlainView(
    _ template: ViewTemplate, _ view: PlacedView, _ visible: LayoutRect
  ) -> Bool {
    if view.id == PlacedView.selectedBackgroundID {
      addSelectedBackground(template, visible)
      return true
    }
    guard view.subviews.isEmpty else { return false }
    let hasLooks = template.backgroundColor?.isVisible == true
    if hasLooks, visible.size.height <= 4, visible.size.width >= 24 {
      addLine(at: visible.minY + visible.size.height / 2, across: visible)
    } else if hasLooks, visible.size.width <= 4, visible.size.height >= 24 {
      sketch.add(
        .verticalLine(
          WireframeDrawing.VerticalLine(
            column: columns.column(visible.minX), top: visible.minY, bottom: visible.maxY)))
    } else if visible.size.width >= 24, visible.size.height >= 28 {
      if template.customClass != nil || !template.isPlain {
        addNamedBox(template.customClass?.name ?? template.kind, view.frame, visible)
      } else if hasLooks, visible.size.height < sketch.bounds.size.height * 0.6 {
        addBox(around: visible)
      }
    }
    return false
  }

  private mutating func addDatePicker(
    _ template: ViewTemplate, _ frame: LayoutRect, _ visible: LayoutRect
  ) {
    let word =
      switch template.content.datePicker?.mode ?? .dateAndTime {
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
    _ template: ViewTemplate, _ visible: LayoutRect, from contentTop: Double?
  ) {
    let hasBox = visible.size.height >= 60 && visible.size.width >= 48
    if hasBox { addBox(around: visible) }
    guard let text = template.shownText, !text.isEmpty else { return }
    let top = max(visible.minY, contentTop ?? visible.minY)
    let inner = visible.insetBy(left: hasBox ? 8 : 4, right: hasBox ? 8 : 4)
    let margin = hasBox ? 10.0 : 0
    let size = template.textSize(usually: 14)
    addLines(
      text, template, in: inner, top: top + margin,
      limit: max(1, Int((visible.maxY - top - 2 * margin) / (size * 1.2))), lineHeight: size * 1.2)
  }

  /// Adds `text` broken into lines from `top` on.
  mutating func addLines(
    _ text: String, _ template: ViewTemplate, in frame: LayoutRect, top: Double, limit: Int,
    lineHeight: Double
  ) {
    let lines = Fitting.wrap(
      text, to: columns.home(frame).count, limit: min(limit, 200), ellipsis: glyphs.ellipsis)
    for (index, line) in lines.enumerated() {
      let y = top + Double(index) * lineHeight
      let rect = LayoutRect(x: frame.minX, y: y, width: frame.size.width, height: lineHeight)
      addText(line, in: rect, template.alignment ?? naturalAlignment)
    }
  }
}

extension ColorValue {
  /// Whether it is visible.
  var isVisible: Bool {
    if let components, components.count == 4 { return components[3] > 0.05 }
    return name.map { !$0.lowercased().contains("clear") } ?? false
  }
}

extension ViewTemplate {
  /// Whether it is only a view.
  fileprivate var isPlain: Bool {
    switch elementKind {
    case .view, .containerView, .visualEffectView, .window: true
    default: kind == "view" || kind.hasSuffix("Cell")
    }
  }

  /// The alignment of its text; nil for the language's.
  var alignment: Fitting.Alignment? {
    switch content.text.alignment ?? content.text.attributed?.alignment {
    case .center: .center
    case .right: .right
    case .left: .left
    case .justified, .natural, nil: nil
    }
  }

  /// The name of its image, or that of the one it shows when highlighted.
  var shownImage: String? { image ?? content.highlightedImage }
}
