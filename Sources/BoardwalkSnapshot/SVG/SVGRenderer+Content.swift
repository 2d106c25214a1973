import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSchema

/// Contents by kind of view.
extension SVGRenderer {
  /// Draws the `content` of `view`, in a view at `container`, over its background and under its
  /// subviews.
  mutating func add(_ content: DisplayContent, of view: PlacedView, in container: LayoutRect) {
    let frame = view.frame
    switch content {
    case .controller: break
    case .navigationBar(let bar, let backTitle, let look):
      addNavigationBar(bar, backTitle: backTitle, frame, in: container, style(of: look))
    case .standaloneNavigationBar(let item, let look):
      addStandaloneBar(item, frame, style(of: look))
    case .toolbar(let items, let look): addToolbar(items, frame, style(of: look))
    case .tabBar(let tabs, let look): addTabBar(tabs, frame, style(of: look))
    case .sectionHeader(let title): addSectionTitle(title, frame, isHeader: true)
    case .sectionFooter(let title): addSectionTitle(title, frame, isHeader: false)
    case .itemMenu(let titles): addMenu(titles, frame)
    case .menu(let title): addMenu(view, title: title)
    case .menuEntry(let entry): add(entry, frame)
    case .label(let label): add(label, frame)
    case .button(let button): add(button, frame)
    case .textField(let input): addField(input, frame)
    case .searchBar(let bar): add(bar, of: view.id, frame)
    case .textView(let text): addTextView(text, frame, from: view.contentTop)
    case .image(let name):
      addImage(
        name ?? "", frame, .content(view.template?.content.contentMode ?? .scaleToFill),
        tint: palette.paint(view.template?.content.tintColor))
    case .switchControl(let isOn, let onTint): addSwitch(isOn: isOn, onTint: onTint, frame)
    case .slider(let slider): add(slider, frame)
    case .progress(let fraction): addProgress(fraction, frame)
    case .stepper: addStepper(frame)
    case .segments(let titles, let selected): addSegments(titles, selected: selected, frame)
    case .pages(let pages): add(pages, frame)
    case .activityIndicator(let color): addActivityIndicator(color, frame)
    case .picker: addPicker(["…", "…", "…"], frame)
    case .datePicker(let mode): addDatePicker(mode, frame)
    case .map: addPlaceholder("map", frame, palette.either(Paint(0xDDEBD3), Paint(0x2B3A2B)))
    case .webPage: addPlaceholder("web page", frame, palette.webPage)
    case .visualEffect(let style): add(style, frame)
    case .collectionItem, .container, .plain: addClassName(of: view)
    }
  }

  private func style(of bar: BarContent?) -> BarStyle { BarStyle(bar, palette, tint: tint) }

  /// An image that the document only names is drawn as a frame with its name.
  mutating func addPhoto(_ name: String, _ frame: LayoutRect, tint: Paint? = nil) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    let isBackground = isBackground(frame)
    let line = isBackground ? .white : tint ?? palette[.systemGray]
    let fill = isBackground ? palette[.systemGray] : line.faded(to: 0.12)
    append(in: SVGElement("g")) { drawing in
      if !name.isEmpty { drawing.append(SVGElement("title").around(name)) }
      drawing.append(
        drawing.shape(frame.inset(by: LayoutInsets(all: 0.5)), radius: min(4, frame.size.width / 6))
          .filled(fill).stroked(line.faded(to: 0.45)))
      if isBackground {
        drawing.addBackgroundName(name, in: frame, line)
      } else {
        let isNamed = !name.isEmpty && frame.size.height >= 44 && frame.size.width >= 32
        drawing.addLandscape(in: frame, line.faded(to: 0.45), leavingSpaceForName: isNamed)
        if isNamed { drawing.addName(name, in: frame, line) }
      }
    }
  }

  /// The name of a background is at its lower edge, where it covers the least.
  private mutating func addBackgroundName(_ name: String, in frame: LayoutRect, _ paint: Paint) {
    let below = LayoutRect(
      x: frame.minX + 2, y: frame.maxY - 40, width: frame.size.width - 4, height: 14)
    addText(name, TextFont(pointSize: 10), paint, in: below, .center)
  }

  /// Whether an image in `frame` is the background of the screen: it covers more than half of it.
  /// Texts over such an image are often white, so that its place must not be light.
  private func isBackground(_ frame: LayoutRect) -> Bool {
    guard let seen = screen.bounds.intersection(frame) else { return false }
    return seen.size.width * seen.size.height > screen.size.width * screen.size.height / 2
  }

  /// A sun over a hill, a common sign of an image.
  private mutating func addLandscape(
    in frame: LayoutRect, _ paint: Paint, leavingSpaceForName isNamed: Bool
  ) {
    let side = min(frame.size.width, frame.size.height, 60)
    guard side >= 16 else { return }
    let center = LayoutPoint(
      x: frame.midX,
      y: frame.midY - (isNamed ? 7 : 0))
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
  private mutating func add(_ effect: EffectStyle, _ frame: LayoutRect) {
    let light = Paint(0xF2F2F7, alpha: 0.7)
    let dark = Paint(0x1C1C1E, alpha: 0.7)
    let paint =
      switch effect {
      case .dark: dark
      case .light: light
      case .automatic: palette.either(light, dark)
      }
    append(shape(frame).filled(paint))
  }

  // MARK: Pickers

  /// Rows of a wheel, the chosen one between lines.
  private mutating func addPicker(_ rows: [String], _ frame: LayoutRect) {
    let middle = frame.midY
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
  private mutating func addDatePicker(_ mode: DatePickerMode, _ frame: LayoutRect) {
    let sample =
      switch mode {
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
  private mutating func addClassName(of view: PlacedView) {
    guard let name = view.shownClassName else { return }
    append(
      shape(view.frame.inset(by: LayoutInsets(all: 0.5))).with("fill", "none")
        .stroked(palette[.systemGray].faded(to: 0.6)).with("stroke-dasharray", "4 3"))
    addText(name, TextFont(pointSize: 11), palette[.systemGray], in: view.frame, .center)
  }
}

extension PlacedView {
  /// The name of the custom class that represents the view in pictures; nil if its content does.
  var shownClassName: String? {
    guard subviews.isEmpty, row == nil, frame.size.width >= 40, frame.size.height >= 20
    else { return nil }
    return template?.customClass?.name
  }
}
