/// A rectangle in points; its origin is its top left corner.
public struct LayoutRect: Sendable, Hashable, Codable {
  /// The top left corner, in the space that the context names.
  public var origin: LayoutPoint

  /// The extent.
  public var size: LayoutSize

  /// The rectangle at (`x`, `y`) of size `width` × `height`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = LayoutPoint(x: x, y: y)
    size = LayoutSize(width: width, height: height)
  }

  /// The rectangle of `size` at the origin.
  package init(_ size: LayoutSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// No place of no extent.
  package static let zero = LayoutRect(.zero)

  /// The left edge.
  public var minX: Double { origin.x }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The middle between the left and the right edge.
  package var midX: Double { origin.x + size.width / 2 }

  /// The middle between the top and the bottom edge.
  package var midY: Double { origin.y + size.height / 2 }

  /// The center.
  package var center: LayoutPoint { LayoutPoint(x: midX, y: midY) }

  /// The same rectangle moved by `offset`.
  package func moved(by offset: LayoutPoint) -> LayoutRect {
    LayoutRect(x: minX + offset.x, y: minY + offset.y, width: size.width, height: size.height)
  }
}
