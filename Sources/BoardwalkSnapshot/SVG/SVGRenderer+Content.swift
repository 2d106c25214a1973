import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Contents by kind of view.
extension SVGRenderer {
  /// Draws the content of `view`, over its background and under its subviews.
  mutating func addContent(of view: PlacedView, _ template: ViewTemplate) {
    let frame = view.frame
    switch template.elementKind {
    case .label: addLabel(template, frame)
    case .button: addButton(template, frame)
    case .textField: addField(template, frame)
    case .searchBar: addSearchBar(template, frame)
    case .textView: addTextView(template, frame, from: view.contentTop)
    case .switch: addSwitch(template, frame)
    case .slider: addSlider(template, frame)
    case .progressView: addProgress(template, frame)
    case .stepper: addStepper(frame)
    case .segmentedControl: addSegments(template, frame)
    case .pageControl: addPages(template, frame)
    case .activityIndicatorView, .refreshControl: addSpinner(template, frame)
    case .imageView:
      addImage(template.shownImage ?? "", frame, tint: palette.paint(template.content.tintColor))
    case .mapView:
      addPlaceholder("map", frame, palette.either(Paint(0xDDEBD3), Paint(0x2B3A2B)))
    case .webView, .wkWebView:
      addPlaceholder("web page", frame, palette.either(Paint(0xF7F7FA), Paint(0x1C1C1E)))
    case .pickerView: addPicker(["…", "…", "…"], frame)
    case .datePicker: addDatePicker(template, frame)
    case .navigationBar: addLooseBar(template, frame)
    case .toolbar: addToolbar(template.items, frame, barStyle(of: template))
    case .tabBar: addTabBar(template.tabs, frame, barStyle(of: template))
    case .visualEffectView: addEffect(template, frame)
    default: addUnknown(view, template)
    }
  }

  /// The style of a bar that no controller owns.
  func barStyle(of bar: ViewTemplate) -> BarStyle { BarStyle(bar.content.bar, palette, tint: tint) }

  /// An image that the document only names is drawn as a frame with its name.
  mutating func addPhoto(_ name: String, _ frame: LayoutRect, tint: Paint? = nil) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    let line = tint ?? palette[.systemGray]
    append(in: SVGElement("g")) { drawing in
      if !name.isEmpty { drawing.append(SVGElement("title").around(name)) }
      drawing.append(
        drawing.shape(frame.inset(by: LayoutInsets(all: 0.5)), radius: min(4, frame.size.width / 6))
          .filled(line.faded(to: 0.12)).stroked(line.faded(to: 0.45)))
      drawing.addLandscape(in: frame, line.faded(to: 0.45))
      drawing.addName(name, in: frame, line)
    }
  }

  /// A sun over a hill, a common sign of an image.
  private mutating func addLandscape(in frame: LayoutRect, _ paint: Paint) {
    let side = min(frame.size.width, frame.size.height, 60)
    guard side >= 16 else { return }
    let isNamed = frame.size.height >= 44
    let center = LayoutPoint(
      x: frame.minX + frame.size.width / 2,
      y: frame.minY + frame.size.height / 2 - (isNamed ? 7 : 0))
    let unit = side / 6
    append(
      polyline([
        LayoutPoint(x: center.x - 2 * unit, y: center.y + 1.2 * unit),
        LayoutPoint(x: center.x - 0.5 * unit, y: center.y - 0.8 * unit),
        LayoutPoint(x: center.x + 0.4 * unit, y: center.y + 0.4 * unit),
        LayoutPoint(x: center.x + unit, y: center.y - 0.2 * unit),
        LayoutPoint(x: center.x + 2 * unit, y: center.y + 1.2 * unit),
      ]).stroked(paint, width: 1.5))
    append(
      circle(LayoutPoint(x: center.x + 1.2 * unit, y: center.y - 1.1 * unit), radius: unit * 0.45)
        .filled(paint))
  }

  private mutating func addName(_ name: String, in frame: LayoutRect, _ paint: Paint) {
    guard !name.isEmpty, frame.size.height >= 44, frame.size.width >= 32 else { return }
    let below = LayoutRect(
      x: frame.minX + 2, y: frame.maxY - max(16, frame.size.height / 2 - 14),
      width: frame.size.width - 4, height: 14)
    addText(name, TextFont(pointSize: 10), paint, in: below, .center)
  }

  /// A part of the screen whose content no document knows.
  mutating func addPlaceholder(_ name: String, _ frame: LayoutRect, _ paint: Paint) {
    append(shape(frame).filled(paint))
    addText(name, TextFont(pointSize: 13), palette[.systemGray], in: frame, .center)
  }

  /// Draws the effect of a visual effect view on its backdrop, as one color.
  private mutating func addEffect(_ view: ViewTemplate, _ frame: LayoutRect) {
    let light = Paint(0xF2F2F7, alpha: 0.7)
    let dark = Paint(0x1C1C1E, alpha: 0.7)
    let paint =
      switch view.content.kind {
      case .visualEffect(.dark): dark
      case .visualEffect(.light): light
      default: palette.either(light, dark)
      }
    append(shape(frame).filled(paint))
  }

  // MARK: Pickers

  /// Rows of a wheel, the chosen one between lines.
  private mutating func addPicker(_ rows: [String], _ frame: LayoutRect) {
    let middle = frame.minY + frame.size.height / 2
    let chosen = LayoutRect(
      x: frame.minX + 8, y: middle - 16, width: frame.size.width - 16, height: 32)
    append(shape(chosen, radius: 8).filled(palette[.tertiarySystemFill]))
    for (index, row) in rows.enumerated() {
      let y = middle + Double(index - rows.count / 2) * 32 - 16
      guard y >= frame.minY, y + 32 <= frame.maxY else { continue }
      let paint = index == rows.count / 2 ? palette[.label] : palette[.tertiaryLabel]
      addText(
        row, TextFont(pointSize: 21), paint,
        in: LayoutRect(x: frame.minX, y: y, width: frame.size.width, height: 32), .center)
    }
  }

  /// A date picker shows a sample, not the host's date.
  private mutating func addDatePicker(_ view: ViewTemplate, _ frame: LayoutRect) {
    let sample =
      switch view.content.datePicker?.mode ?? .dateAndTime {
      case .time: "9:41 AM"
      case .date: "Jan 1, 2025"
      case .countDownTimer: "0 hours 1 min"
      case .dateAndTime: "Jan 1, 2025  9:41 AM"
      }
    guard frame.size.height < 60 else { return addPicker(["·", sample, "·"], frame) }
    append(shape(frame, radius: 6).filled(palette[.tertiarySystemFill]))
    addText(sample, TextFont(pointSize: 17), palette[.label], in: frame, .center)
  }

  // MARK: Others

  /// A view with a custom class and without known content is represented by its class name.
  private mutating func addUnknown(_ view: PlacedView, _ template: ViewTemplate) {
    guard let name = template.customClass?.name, view.subviews.isEmpty, view.row == nil,
      view.frame.size.width >= 40, view.frame.size.height >= 20
    else { return }
    append(
      shape(view.frame.inset(by: LayoutInsets(all: 0.5))).with("fill", "none")
        .stroked(palette[.systemGray].faded(to: 0.6)).with("stroke-dasharray", "4 3"))
    addText(name, TextFont(pointSize: 11), palette[.systemGray], in: view.frame, .center)
  }
}
