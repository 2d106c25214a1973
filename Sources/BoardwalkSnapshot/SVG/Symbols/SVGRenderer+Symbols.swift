import BoardwalkBase
import BoardwalkLayout

/// Images: the system's symbols as figures, those of catalogs as they are, others as frames.
extension SVGRenderer {
  /// Draws the image `name` in `frame`, in the color `tint` if it is a template, which an image of a
  /// catalog is by itself or if the view `takesTemplates`.
  mutating func addImage(
    _ name: String, _ frame: LayoutRect, _ placement: ImagePlacement = .icon,
    tint: Paint? = nil, takesTemplates: Bool = false
  ) {
    guard isSymbol(name) else {
      guard let image = images[name] else { return addPhoto(name, frame, tint: tint) }
      let isTemplate =
        image.rendering == .template || image.rendering == .automatic && takesTemplates
      return addBitmap(
        image, named: name, frame, placement, tint: isTemplate ? tint ?? self.tint : nil)
    }
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    let paint = tint ?? self.tint
    append(in: SVGElement("g")) { drawing in
      drawing.append(SVGElement("title").around(name))
      if let figure = SymbolFigure(named: name) {
        drawing.add(figure, frame, paint)
      } else {
        drawing.addUnknownSymbol(name, frame, paint)
      }
    }
  }

  /// Whether `name` is a symbol: one that documents list, or one with a figure that code names.
  private func isSymbol(_ name: String) -> Bool {
    screen.symbols.contains(name)
      || (!screen.images.contains(name) && SymbolFigure(named: name) != nil)
  }

  /// Draws `figure` as large as `frame` lets it be, in the middle.
  private mutating func add(_ figure: SymbolFigure, _ frame: LayoutRect, _ paint: Paint) {
    let side = min(frame.size.width, frame.size.height)
    let scale = side / SymbolFigure.side
    let x = frame.minX + (frame.size.width - side) / 2
    let y = frame.minY + (frame.size.height - side) / 2
    let corner = [x, y].map(PlainNumber.text).joined(separator: " ")
    let size = PlainNumber.text((scale * 1000).rounded() / 1000)
    append(in: SVGElement("g").with("transform", "translate(\(corner)) scale(\(size))")) {
      $0.addParts(of: figure, paint)
    }
  }

  /// Draws `figure` in its own square.
  private mutating func addParts(of figure: SymbolFigure, _ paint: Paint) {
    let isInside = figure.enclosure != nil
    if let path = figure.enclosure.flatMap({ SymbolPaths.path(of: $0.rawValue) }) {
      append(lines(path, paint, isFilled: figure.isFilled))
    }
    // A figure is cut out of its filled disc.
    let ink = isInside && figure.isFilled ? palette[.systemBackground] : paint
    let drawn = lines(figure.path, ink, isFilled: figure.isFilled && !isInside)
    append(isInside ? drawn.with("transform", "translate(6 6) scale(0.5)") : drawn)
    if figure.isSlashed { append(lines("M4 4L20 20", paint, isFilled: false)) }
  }

  private func lines(_ path: String, _ paint: Paint, isFilled: Bool) -> SVGElement {
    let element = SVGElement("path").with("d", path).with("stroke-linecap", "round")
      .with("stroke-linejoin", "round")
    return (isFilled ? element.filled(paint) : element.with("fill", "none"))
      .stroked(paint, width: 1.8)
  }

  /// Draws a box with the name of a symbol that has no figure.
  private mutating func addUnknownSymbol(_ name: String, _ frame: LayoutRect, _ paint: Paint) {
    append(
      shape(frame.inset(by: LayoutInsets(all: 0.5)), radius: 4).with("fill", "none")
        .stroked(paint.faded(to: 0.6)))
    let inner = frame.inset(by: LayoutInsets(left: 1.5, right: 1.5))
    // Small text has the widest letter spacing, so that text measured at 6 points fits at smaller
    // sizes.
    let width = TextFont(pointSize: 6).width(of: name)
    let size = min(10, 5.9 * inner.size.width / max(width, 1))
    addText(name, TextFont(pointSize: size), paint, in: inner, .center)
  }
}
