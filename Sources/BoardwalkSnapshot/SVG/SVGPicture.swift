import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkProject
import BoardwalkSimulation

/// Screens as an SVG picture, in points.
///
/// Texts have their measured widths, whatever font the reader has. The same screens give the same
/// bytes.
package struct SVGPicture: Sendable {
  /// The spacing of screens, and the margin around them.
  private static let margin = 20.0

  /// The maximum width of a row of screens: six phones in portrait, or two tablets.
  private static let rowWidth = 2_600.0

  /// The height of the line that names a screen.
  private static let titleHeight = 24.0

  /// The images of catalogs that it contains; others are drawn as frames with their names.
  package let images: CatalogImages

  /// A picture that contains `images`.
  package init(_ images: CatalogImages = CatalogImages()) { self.images = images }

  /// The picture of `simulations`, side by side in rows.
  package func text(of simulations: [Simulation]) -> String {
    text(of: simulations.map { Screen($0) })
  }

  /// The picture of `screens`, side by side in rows; the last line ends in a line feed too.
  package func text(of screens: [Screen]) -> String {
    let places = Self.places(of: screens.map(\.size))
    let width = places.reduce(0) { max($0, $1.maxX) } + Self.margin
    let height = places.reduce(Self.titleHeight) { max($0, $1.maxY) } + Self.margin
    var root = SVGElement("svg")
      .with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height)
      .with("viewBox", "0 0 \(PlainNumber.text(width)) \(PlainNumber.text(height))")
      .with("font-family", FontFamily.system)
    root.append(
      SVGElement("rect").with("width", width).with("height", height).filled(Paint(0xE5E5EA)))
    for (index, (screen, place)) in zip(screens, places).enumerated() {
      root.append(Self.title(screen.title, above: place))
      root.append(element(of: screen, at: place.origin, named: "screen\(index + 1)"))
    }
    var lines: [String] = []
    root.write(to: &lines)
    return lines.terminalLines
  }

  /// The line `text` above the screen at `place`, no wider than that.
  private static func title(_ text: String, above place: LayoutRect) -> SVGElement {
    let size = 12.0
    let width = TextFont(pointSize: size).width(of: text)
    let fitting = min(size, (size * place.size.width / max(width, 1) * 10).rounded(.down) / 10)
    return SVGElement("text").with("x", place.minX).with("y", place.minY - 12)
      .with("font-size", max(fitting, 4))
      .with("textLength", min(width, place.size.width)).with("lengthAdjust", "spacingAndGlyphs")
      .filled(Paint(0x6C6C70)).around(text)
  }

  /// The frames of screens of `sizes`: side by side up to the width of a row, each row as high as
  /// its highest screen.
  static func places(of sizes: [LayoutSize]) -> [LayoutRect] {
    var places: [LayoutRect] = []
    var corner = LayoutPoint(x: margin, y: margin + titleHeight)
    var rowHeight = 0.0
    for size in sizes {
      if corner.x > margin, corner.x + size.width + margin > rowWidth {
        corner = LayoutPoint(x: margin, y: corner.y + rowHeight + margin + titleHeight)
        rowHeight = 0
      }
      places.append(LayoutRect(x: corner.x, y: corner.y, width: size.width, height: size.height))
      corner.x += size.width + margin
      rowHeight = max(rowHeight, size.height)
    }
    return places
  }

  /// A screen as an `svg` element at `origin`, which ends at the screen's edges; ids in it begin
  /// with `name`.
  package func element(
    of screen: Screen, at origin: LayoutPoint, named name: String
  ) -> SVGElement {
    drawing(of: screen, at: origin, named: name).element
  }

  /// A screen as an `svg` element at `origin`, whose ids have the prefix `name`, and its touch
  /// regions, in points of the screen.
  package func drawing(
    of screen: Screen, at origin: LayoutPoint, named name: String
  ) -> (element: SVGElement, regions: TouchRegions) {
    var drawing = SVGRenderer(screen, images, name: name)
    drawing.addScreen()
    var picture = SVGElement("svg")
      .with("x", origin.x).with("y", origin.y)
      .with("width", screen.size.width).with("height", screen.size.height)
    for element in drawing.elements { picture.append(element) }
    return (picture, drawing.regions)
  }
}
