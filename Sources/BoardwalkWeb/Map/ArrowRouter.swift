import BoardwalkBase

/// Routes arrows between cards, and places their labels.
///
/// Each arrow leaves and enters at the facing sides. Arrows at one side are spaced apart, in the
/// order of their other ends, so that they do not cross there.
struct ArrowRouter: Sendable {
  private typealias Side = MapCurve.Side

  /// The end of an arrow: a picture with its name and other lines around it.
  struct Box: Sendable, Hashable {
    /// The whole area, at whose top and bottom arrows end.
    let card: LayoutRect

    /// The picture, at whose left and right sides arrows end.
    let picture: LayoutRect
  }

  /// An end of an arrow: which card, at which side, of which arrow.
  private struct Port: Hashable {
    let card: Int
    let side: Side
  }

  /// The preferred distance of arrows at one side.
  private static let spacing = 42.0

  /// The curves, in the order of the edges.
  let curves: [MapCurve]

  /// The middles of the labels, in the same order.
  private(set) var labels: [LayoutPoint] = []

  /// The arrows of `edges` between `boxes`; each has a label of the size in `labels`.
  init(_ boxes: [Box], edges: [(from: Int, to: Int)], labels sizes: [LayoutSize]) {
    let cards = boxes.map(\.card)
    let sides = edges.map { Self.sides(from: cards[$0.from], to: cards[$0.to]) }
    var ports: [Port: [(edge: Int, isStart: Bool, order: Double)]] = [:]
    for (index, (edge, sides)) in zip(edges, sides).enumerated() {
      let (from, to) = (cards[edge.from].center, cards[edge.to].center)
      ports[Port(card: edge.from, side: sides.leaving), default: []]
        .append((index, true, sides.leaving.isUpright ? to.y : to.x))
      ports[Port(card: edge.to, side: sides.entering), default: []]
        .append((index, false, sides.entering.isUpright ? from.y : from.x))
    }
    var starts = edges.map { cards[$0.from].center }
    var ends = edges.map { cards[$0.to].center }
    for (port, arrows) in ports {
      let sorted = arrows.sorted { ($0.order, $0.edge) < ($1.order, $1.edge) }
      for (number, arrow) in sorted.enumerated() {
        let box = boxes[port.card]
        let point = (port.side.isUpright ? box.picture : box.card).point(
          on: port.side, number, of: sorted.count, spacing: Self.spacing)
        if arrow.isStart { starts[arrow.edge] = point } else { ends[arrow.edge] = point }
      }
    }
    curves = edges.indices.map { index in
      MapCurve(from: starts[index], sides[index].leaving, to: ends[index], sides[index].entering)
    }
    placeLabels(sizes, around: cards)
  }

  private static func sides(
    from: LayoutRect, to: LayoutRect
  ) -> (leaving: Side, entering: Side) {
    if from == to { return (.right, .right) }
    if to.minX >= from.maxX { return (.right, .left) }
    if to.maxX <= from.minX { return (.left, .right) }
    return to.minY >= from.minY ? (.bottom, .top) : (.top, .bottom)
  }

  /// Labels are at the middle of their arrows, or at the nearest free place.
  private mutating func placeLabels(_ sizes: [LayoutSize], around cards: [LayoutRect]) {
    var taken = RectangleGrid()
    for card in cards { taken.insert(card) }
    for (curve, size) in zip(curves, sizes) {
      let places = Self.fractions.map { LayoutRect(around: curve.point(at: $0), size) }
      let place = places.first { !taken.overlaps($0) } ?? places[0]
      taken.insert(place)
      labels.append(place.center)
    }
  }

  private static let fractions = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9]
}

extension MapCurve.Side {
  /// Whether the side runs from top to bottom.
  fileprivate var isUpright: Bool { self == .left || self == .right }
}

extension LayoutRect {
  fileprivate init(around center: LayoutPoint, _ size: LayoutSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  fileprivate var center: LayoutPoint {
    LayoutPoint(x: minX + size.width / 2, y: minY + size.height / 2)
  }

  /// The point for arrow `number` of `count` at `side`, around its middle.
  fileprivate func point(
    on side: MapCurve.Side, _ number: Int, of count: Int, spacing: Double
  ) -> LayoutPoint {
    let length = side.isUpright ? size.height : size.width
    let step = min(spacing, length / Double(count + 1))
    let offset = (Double(number) - Double(count - 1) / 2) * step
    return switch side {
    case .left: LayoutPoint(x: minX, y: center.y + offset)
    case .right: LayoutPoint(x: maxX, y: center.y + offset)
    case .top: LayoutPoint(x: center.x + offset, y: minY)
    case .bottom: LayoutPoint(x: center.x + offset, y: maxY)
    }
  }
}
