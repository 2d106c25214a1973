import BoardwalkDocument
import BoardwalkLayout
import BoardwalkStage

/// Screens as an SVG picture, in points: what a review shows beside the change.
///
/// Texts keep the widths that were measured for them, whatever font the reader has. The same screens
/// give the same bytes.
public struct SVGPicture: Sendable {
  /// How far screens are from each other and from the edges.
  private static let margin = 20.0

  /// The height of the line that names a screen.
  private static let titleHeight = 24.0

  /// A picture; it has no settings.
  public init() {}

  /// The picture of what `stages` show, side by side.
  public func text(of stages: [Stage]) -> String { text(of: stages.map { Screen($0) }) }

  /// The picture of `screens`, side by side; the last line ends in a line feed too.
  public func text(of screens: [Screen]) -> String {
    let margin = Self.margin
    let width = screens.reduce(margin) { $0 + $1.size.width + margin }
    let height = (screens.map(\.size.height).max() ?? 0) + 2 * margin + Self.titleHeight
    var root = SVGElement("svg")
      .with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height)
      .with("viewBox", "0 0 \(PlainNumber.text(width)) \(PlainNumber.text(height))")
      .with("font-family", FontFamily.system)
    root.append(
      SVGElement("rect").with("width", width).with("height", height).filled(Paint(0xE5E5EA)))
    var x = margin
    for (index, screen) in screens.enumerated() {
      root.append(
        SVGElement("text").with("x", x).with("y", margin + 12).with("font-size", 12)
          .filled(Paint(0x6C6C70)).around(screen.title))
      root.append(picture(of: screen, index, x: x))
      x += screen.size.width + margin
    }
    var lines: [String] = []
    root.write(to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A screen as a picture of its own inside the whole, which ends at the screen's edges.
  private func picture(of screen: Screen, _ index: Int, x: Double) -> SVGElement {
    var drawing = Drawing(screen, name: "screen\(index + 1)")
    drawing.addScreen()
    var picture = SVGElement("svg")
      .with("x", x).with("y", Self.margin + Self.titleHeight)
      .with("width", screen.size.width).with("height", screen.size.height)
    for element in drawing.elements { picture.append(element) }
    return picture
  }
}
