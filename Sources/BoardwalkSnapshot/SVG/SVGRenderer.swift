import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSchema
import BoardwalkSimulation
import Foundation

/// Turns placed views into SVG elements, in points of the screen.
struct SVGRenderer {
  let screen: Screen
  private(set) var palette: Palette

  /// The inherited tint color.
  private(set) var tint: Paint

  /// The style of the current table.
  private(set) var tableStyle: TableViewStyle?

  /// The elements drawn so far, back to front.
  private(set) var elements: [SVGElement] = []

  /// The touch regions of the elements drawn so far.
  var regions: TouchRegions

  /// The images of catalogs that it contains.
  let images: CatalogImages

  /// The prefix of ids in this drawing.
  private let name: String

  /// The number of ids by ending.
  private var idCounts: [String: Int] = [:]

  /// A drawing of `screen` with `images`, whose ids begin with `name`.
  init(_ screen: Screen, _ images: CatalogImages, name: String) {
    self.screen = screen
    self.images = images
    self.name = name
    regions = TouchRegions(of: screen)
    let palette = Palette(screen.namedColors, screen.userInterfaceStyle)
    self.palette = palette
    tint = palette.paint(screen.tintColor) ?? palette[.systemBlue]
  }

  mutating func append(_ element: SVGElement) { elements.append(element) }

  /// Calls `draw` with the colors of elevated content.
  mutating func elevated(_ draw: (inout SVGRenderer) -> Void) {
    let outer = palette.isElevated
    palette.isElevated = true
    draw(&self)
    palette.isElevated = outer
  }

  /// Adds the elements of `draw` inside `group`, if there are any.
  mutating func append(in group: SVGElement, _ draw: (inout SVGRenderer) -> Void) {
    let outer = elements
    elements = []
    draw(&self)
    var group = group
    for element in elements { group.append(element) }
    elements = outer
    if !group.content.isEmpty { elements.append(group) }
  }

  /// Clips the elements of `draw` to `rect` with corners of `radius`.
  mutating func clip(to rect: LayoutRect, radius: Double = 0, _ draw: (inout SVGRenderer) -> Void) {
    let outer = regions.visible
    regions.visible = outer.flatMap(rect.intersection)
    defer { regions.visible = outer }
    guard radius > 0 else {
      // A picture inside a picture ends at its edges, and keeps the coordinates with a view box.
      let box = [rect.minX, rect.minY, rect.size.width, rect.size.height].map(PlainNumber.text)
      guard rect.size.width > 0, rect.size.height > 0 else { return }
      let group = SVGElement("svg")
        .with("x", rect.minX).with("y", rect.minY)
        .with("width", rect.size.width).with("height", rect.size.height)
        .with("viewBox", box.joined(separator: " "))
      return append(in: group, draw)
    }
    let id = nextID("clip")
    var path = SVGElement("clipPath").with("id", id)
    path.append(shape(rect, radius: radius))
    append(path)
    append(in: SVGElement("g").with("clip-path", "url(#\(id))"), draw)
  }

  /// An id that no other element of the drawing has, which ends with `word`.
  mutating func nextID(_ word: String) -> String {
    let number = (idCounts[word] ?? 0) + 1
    idCounts[word] = number
    return "\(name)-\(word)\(number)"
  }

  // MARK: Views

  /// Draws `view`, in a view at `container`, with its subviews.
  mutating func add(_ view: PlacedView, in container: LayoutRect) {
    guard !view.isInvisible, view.frame.intersection(screen.bounds) != nil || !view.clips else {
      return
    }
    if let alpha = view.template?.alpha, alpha < 0.995 {
      let group = SVGElement("g").with("opacity", alpha)
      append(in: group) { $0.addOpaque(view, in: container) }
    } else {
      addOpaque(view, in: container)
    }
  }

  private mutating func addOpaque(_ view: PlacedView, in container: LayoutRect) {
    let outer = (tableStyle, tint, regions.controller, regions.cell)
    if let style = view.template?.table?.style { tableStyle = style }
    if let own = palette.paint(view.template?.content.tintColor) { tint = own }
    if let owner = view.owner { (regions.controller, regions.cell) = (owner, nil) }
    if let cell = view.cell { regions.cell = cell }
    defer { (tableStyle, tint, regions.controller, regions.cell) = outer }
    let content = DisplayContent(view)
    if case .controller(let id) = content { (regions.controller, regions.cell) = (id, nil) }
    let style = view.template.map { ViewStyle($0, palette) }
    if let template = view.template, let style { addBackground(of: view, template, style) }
    add(content, of: view, in: container)
    if let template = view.template {
      addOrigin(ofRowsIn: view, template)
      regions.add(
        template.id, partCount: content.touchablePartCount, view.frame,
        isRightToLeft: screen.isRightToLeft)
    }
    if content.coversSubviews { return }
    if !view.subviews.isEmpty {
      if view.clips {
        clip(to: view.frame, radius: style?.cornerRadius ?? 0) { drawing in
          drawing.addScrolled(view) { drawing in
            for subview in view.subviews { drawing.add(subview, in: view.frame) }
          }
        }
      } else {
        for subview in view.subviews { add(subview, in: view.frame) }
      }
    }
    if let row = view.row { addEdges(of: row, view) }
  }

  /// Draws the background of a view.
  private mutating func addBackground(
    of view: PlacedView, _ template: ViewTemplate, _ looks: ViewStyle
  ) {
    if let row = view.row { return addBackground(of: row, view, looks) }
    let paint = looks.background ?? defaultBackground(of: template)
    guard paint.isVisible || looks.border != nil else { return }
    var shape = shape(view.frame, radius: looks.cornerRadius).filled(paint)
    if let border = looks.border { shape = shape.stroked(border.paint, width: border.width) }
    append(shape)
  }

  /// The default background of a view: items of collections show their extent, and before iOS 13 a
  /// collection was black.
  private func defaultBackground(of template: ViewTemplate) -> Paint {
    switch template.elementKind {
    case .tableView where template.table.map { $0.style != .plain } ?? false:
      palette[.systemGroupedBackground]
    case .collectionView where !screen.system.has(.clearCollections): .black
    case .collectionViewCell: palette[.quaternarySystemFill]
    default: .clear
    }
  }

  // MARK: Pieces

  /// A rectangle whose corners are round by `radius`.
  func shape(_ rect: LayoutRect, radius: Double = 0) -> SVGElement {
    let most = min(rect.size.width, rect.size.height) / 2
    let element = SVGElement("rect")
      .with("x", rect.minX).with("y", rect.minY)
      .with("width", rect.size.width).with("height", rect.size.height)
    return radius > 0 ? element.with("rx", min(radius, most)) : element
  }

  /// A line from (`x`, `y`) to (`toX`, `toY`).
  func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> SVGElement {
    SVGElement("line").with("x1", x).with("y1", y).with("x2", toX).with("y2", toY)
  }

  /// A line through `points` that does not close.
  func polyline(_ points: [LayoutPoint]) -> SVGElement {
    SVGElement("polyline").with(
      "points",
      points.map { "\(PlainNumber.text($0.x)),\(PlainNumber.text($0.y))" }.joined(separator: " ")
    ).with("fill", "none").with("stroke-linecap", "round").with("stroke-linejoin", "round")
  }

  func circle(_ center: LayoutPoint, radius: Double) -> SVGElement {
    SVGElement("circle").with("cx", center.x).with("cy", center.y).with("r", radius)
  }
}

/// The screen with its layers, and the system's own drawing.
extension SVGRenderer {
  /// The corner radius of the card `layer`; it depends on the system, and alerts have their own.
  private func cardRadius(of layer: ScreenLayer) -> Double {
    guard layer.style != .menu else { return Self.menuRadius }
    let isAlert = layer.view.id == AlertContent.viewID
    return hasGlass ? (isAlert ? 34 : 38) : isAlert ? 14 : 10
  }

  /// Draws all of the screen.
  mutating func addScreen() {
    append(shape(screen.bounds).filled(screen.layers.isEmpty ? .black : palette[.systemBackground]))
    for layer in screen.layers { add(layer) }
    if let keyboard = screen.keyboard { add(keyboard) }
    addStatusBar()
    addHomeIndicator()
  }

  private mutating func add(_ layer: ScreenLayer) {
    guard layer.style.isCard else { return add(layer.view, in: layer.frame) }
    // Behind a card the screen is dimmed by a fifth (ORC-69).
    if layer.dimsBelow { append(shape(screen.bounds).filled(Paint(0x000000, alpha: 0.2))) }
    let radius = cardRadius(of: layer)
    elevated { drawing in
      drawing.append(
        drawing.shape(layer.frame, radius: radius).filled(drawing.palette[.systemBackground]))
      drawing.clip(to: layer.frame, radius: radius) { $0.add(layer.view, in: layer.frame) }
    }
  }

  /// A color with contrast to the background.
  private var homeIndicatorPaint: Paint {
    let below = LayoutPoint(x: screen.size.width / 2, y: screen.size.height - 10)
    return backdrop(at: below).isDark ? .white : .black
  }

  private mutating func addHomeIndicator() {
    guard screen.hasHomeIndicator, !screen.layers.isEmpty else { return }
    let width = screen.device.idiom == .phone ? 134.0 : 300
    append(
      shape(
        LayoutRect(
          x: (screen.size.width - width) / 2, y: screen.size.height - 13, width: width, height: 5),
        radius: 2.5
      ).filled(homeIndicatorPaint))
  }
}

/// Images of asset catalogs.
extension SVGRenderer {
  /// Draws `image`, which is called `name`, in `frame` as `placement` tells; its opaque parts
  /// have the color `tint` unless that is nil.
  mutating func addBitmap(
    _ image: CatalogImage, named name: String, _ frame: LayoutRect, _ placement: ImagePlacement,
    tint: Paint?
  ) {
    let filter = tint.map { _ in nextID("tint") }
    let group = SVGElement("g").with("filter", filter.map { "url(#\($0))" })
    append(in: SVGElement("g")) { drawing in
      drawing.append(SVGElement("title").around(name))
      if let filter, let tint { drawing.append(Self.filter(filter, tint)) }
      drawing.append(in: group) { drawing in
        drawing.clip(to: frame) { drawing in
          let place = placement.place(of: image.size, in: frame)
          var picture = SVGElement("svg")
            .with("x", place.minX).with("y", place.minY)
            .with("width", place.size.width).with("height", place.size.height)
            .with("viewBox", "0 0 \(image.bitmap.width) \(image.bitmap.height)")
            .with("preserveAspectRatio", "none")
          // Equal in all places, so that a page stores it once.
          picture.append(
            SVGElement("image")
              .with("width", Double(image.bitmap.width)).with("height", Double(image.bitmap.height))
              .with("href", image.bitmap.dataURI))
          drawing.append(picture)
        }
      }
    }
  }

  /// A filter that gives everything the color `paint`, as opaque as it is.
  private static func filter(_ id: String, _ paint: Paint) -> SVGElement {
    var filter = SVGElement("filter").with("id", id)
    filter.append(
      SVGElement("feFlood").with("flood-color", paint.hex).with("flood-opacity", paint.alpha))
    filter.append(SVGElement("feComposite").with("in2", "SourceAlpha").with("operator", "in"))
    return filter
  }
}

extension BitmapImage {
  /// The file as a data URI.
  fileprivate var dataURI: String {
    "data:\(format.mediaType);base64,\(Data(bytes).base64EncodedString())"
  }
}
