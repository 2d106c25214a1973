import BoardwalkTree

/// A rectangle in points; its origin is its top left corner.
public struct Rect: Sendable, Hashable, Codable {
  /// The top left corner, in the space that the context names.
  public var origin: Point

  /// The extent.
  public var size: Size

  /// The rectangle at (`x`, `y`) of size `width` × `height`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  init?(_ element: Element) {
    guard let origin = Point(element), let size = Size(element) else { return nil }
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The same rectangle moved by `offset`.
  public func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: size.width, height: size.height)
  }
}
