import BoardwalkBase

/// Scenes at their positions on Interface Builder's canvas, as close together as arrows and names
/// allow.
///
/// The positions are in units of the canvas, so both axes are scaled until the nearest neighbors
/// along an axis are one gap apart.
struct CanvasArrangement: Sendable {
  /// The room that arrows with labels need between columns, and names between rows.
  static let gap = LayoutSize(width: 220, height: 64)

  /// Scenes that would need a larger scale are taken to overlap.
  private static let largestScale = 2.5

  private static let smallestScale = 0.25

  /// The most scenes of a document: each is compared with every other one.
  private static let maximumCardCount = 2_000

  /// The top left corners of the cards, in their order.
  let origins: [LayoutPoint]

  /// The places of `cards`; nil if one has none, two overlap, or there are very many.
  init?(_ cards: [SceneCard]) {
    guard cards.count <= Self.maximumCardCount else { return nil }
    let locations = cards.compactMap(\.canvasLocation)
    guard locations.count == cards.count, locations.allSatisfy(\.isFinite) else { return nil }
    var scale = LayoutSize(width: Self.smallestScale, height: Self.smallestScale)
    for (index, first) in cards.enumerated() {
      for (other, second) in cards.enumerated().dropFirst(index + 1) {
        Self.separate(
          (locations[index], first.size), (locations[other], second.size), by: &scale)
      }
    }
    guard max(scale.width, scale.height) <= Self.largestScale else { return nil }
    let left = locations.map(\.x).min() ?? 0
    let top = locations.map(\.y).min() ?? 0
    origins = locations.map { location in
      LayoutPoint(
        x: ((location.x - left) * scale.width).rounded(),
        y: ((location.y - top) * scale.height).rounded())
    }
  }

  private typealias Placed = (location: LayoutPoint, size: LayoutSize)

  /// Enlarges `scale` until two cards are apart along the axis along which they are farther apart
  /// already.
  private static func separate(_ first: Placed, _ second: Placed, by scale: inout LayoutSize) {
    let (left, right) = first.location.x <= second.location.x ? (first, second) : (second, first)
    let (upper, lower) = first.location.y <= second.location.y ? (first, second) : (second, first)
    let width = (left.size.width + gap.width) / (right.location.x - left.location.x)
    let height = (upper.size.height + gap.height) / (lower.location.y - upper.location.y)
    if width <= height {
      scale.width = max(scale.width, width)
    } else {
      scale.height = max(scale.height, height)
    }
  }
}

extension LayoutPoint {
  fileprivate var isFinite: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}
