import BoardwalkBase
import BoardwalkLayout
import BoardwalkSnapshot

/// A map as one SVG picture.
package struct MapPicture: Sendable {
  /// The margin around the map.
  private static let margin = 32.0

  /// The font of documents' paths.
  private static let documentFont = TextFont(pointSize: 15, weight: .semibold)

  private let map: SceneMap

  /// The picture of `map`.
  package init(_ map: SceneMap) { self.map = map }

  /// The picture's SVG, in points of the scenes' screens; the same map gives the same bytes.
  package var text: String {
    let size = LayoutSize(
      width: map.layout.size.width + 2 * Self.margin,
      height: map.layout.size.height + 2 * Self.margin)
    var root = SVGElement("svg")
      .with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", size.width).with("height", size.height)
      .with("viewBox", "0 0 \(PlainNumber.text(size.width)) \(PlainNumber.text(size.height))")
      .with("font-family", FontFamily.system)
    root.append(Self.definitions)
    root.append(
      SVGElement("rect").with("width", size.width).with("height", size.height)
        .with("fill", MapColor.canvas))
    let offset = PlainNumber.text(Self.margin)
    var content = SVGElement("g").with("transform", "translate(\(offset) \(offset))")
    for element in documents + map.arrows.map(line) { content.append(element) }
    for (index, node) in map.nodes.enumerated() {
      for element in scene(node, index) { content.append(element) }
    }
    for arrow in map.arrows { content.append(label(arrow)) }
    root.append(content)
    var lines: [String] = []
    root.write(to: &lines)
    return lines.terminalLines
  }

  /// The heads of arrows, one for each style.
  private static var definitions: SVGElement {
    var definitions = SVGElement("defs")
    for style in MapArrow.Style.allCases {
      var marker = SVGElement("marker")
        .with("id", "head-\(style.rawValue)").with("viewBox", "0 0 10 10")
        .with("refX", "9").with("refY", "5").with("markerWidth", "12").with("markerHeight", "12")
        .with("markerUnits", "userSpaceOnUse").with("orient", "auto")
      marker.append(
        SVGElement("path").with("d", "M0 0L10 5L0 10z").with("fill", MapColor.of(style)))
      definitions.append(marker)
    }
    return definitions
  }

  private var documents: [SVGElement] {
    map.layout.documents.sorted { $0.key < $1.key }.flatMap { index, frame in
      [
        rectangle(frame, radius: 28).with("fill", MapColor.document)
          .with("stroke", MapColor.border),
        text(
          MapLabel.path(
            map.navigation.documents[index]?.path ?? "", Self.documentFont,
            width: frame.size.width - 56),
          at: LayoutPoint(x: frame.minX + 28, y: frame.minY + 42),
          size: Self.documentFont.pointSize, color: MapColor.secondary
        ).with("font-weight", "600"),
      ]
    }
  }

  private func line(_ arrow: MapArrow) -> SVGElement {
    SVGElement("path").with("d", arrow.curve.path).with("fill", "none")
      .with("stroke", MapColor.of(arrow.style))
      .with("stroke-width", arrow.style == .relationship ? 3 : 2)
      .with("stroke-linecap", "round")
      .with("marker-end", "url(#head-\(arrow.style.rawValue))")
  }

  private func label(_ arrow: MapArrow) -> SVGElement {
    let size = MapLabel.size(of: arrow.label)
    var group = SVGElement("g")
    group.append(
      rectangle(
        LayoutRect(
          x: arrow.labelPlace.x - size.width / 2, y: arrow.labelPlace.y - size.height / 2,
          width: size.width, height: size.height), radius: size.height / 2
      ).with("fill", MapColor.paper).with("stroke", MapColor.of(arrow.style)))
    group.append(
      text(
        MapLabel.shown(arrow.label),
        at: LayoutPoint(x: arrow.labelPlace.x, y: arrow.labelPlace.y + 4),
        size: MapLabel.fontSize, color: MapColor.of(arrow.style)
      ).with("text-anchor", "middle"))
    return group
  }

  /// A name, a class, a framed picture, and the exits of a scene.
  private func scene(_ node: SceneMap.Node, _ index: Int) -> [SVGElement] {
    let frame = node.picture
    var elements = [
      text(
        (node.scene.isInitial ? "▶ " : "") + node.scene.name,
        at: LayoutPoint(x: frame.minX + 4, y: frame.minY - 28), size: 17, color: MapColor.text
      ).with("font-weight", "600"),
      text(
        node.scene.className, at: LayoutPoint(x: frame.minX + 4, y: frame.minY - 10), size: 12,
        color: MapColor.secondary),
    ]
    if let screen = node.drawing.screen {
      elements.append(
        map.picture.element(of: screen, at: frame.origin, named: "scene\(index + 1)"))
    } else {
      elements.append(rectangle(frame, radius: 12).with("fill", MapColor.paper))
      elements.append(
        text(
          MapLabel.shown(node.drawing.failure ?? ""),
          at: LayoutPoint(x: frame.minX + 16, y: frame.minY + 32), size: 13,
          color: MapColor.failure))
    }
    elements.append(
      rectangle(frame, radius: 2).with("fill", "none").with("stroke", MapColor.border))
    for (line, exit) in node.exits.enumerated() {
      let y = frame.maxY + Double(line) * SceneCard.exitHeight + 20
      elements.append(
        text(
          MapLabel.shown(exit.exitLabel), at: LayoutPoint(x: frame.minX + 4, y: y), size: 12,
          color: MapColor.secondary))
    }
    return elements
  }

  private func rectangle(_ frame: LayoutRect, radius: Double) -> SVGElement {
    SVGElement("rect").with("x", frame.minX).with("y", frame.minY)
      .with("width", frame.size.width).with("height", frame.size.height).with("rx", radius)
  }

  private func text(
    _ text: String, at point: LayoutPoint, size: Double, color: String
  ) -> SVGElement {
    SVGElement("text").with("x", point.x).with("y", point.y).with("font-size", size)
      .with("fill", color).around(text)
  }
}

/// The colors of a map's picture: those of the page in light mode.
private enum MapColor {
  static let canvas = "#ECEDF1"
  static let document = "#F7F7FA"
  static let paper = "#FFFFFF"
  static let border = "#C9CBD3"
  static let text = "#1C1C22"
  static let secondary = "#5B5D68"
  static let failure = "#B3261E"

  static func of(_ style: MapArrow.Style) -> String {
    switch style {
    case .relationship: "#5B6B86"
    case .show: "#0A62D0"
    case .present: "#7A3FC4"
    case .embed: "#0B7A75"
    case .custom: "#9A5B00"
    }
  }
}
