/// A rectangle in points; its origin is its top left corner.
package struct Rect: Sendable, Hashable, Codable {
  /// The top left corner, in the space that the context names.
  package var origin: Point

  /// The extent.
  package var size: Size

  /// The rectangle at (`x`, `y`) of size `width` × `height`.
  package init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The left edge.
  package var minX: Double { origin.x }

  /// The top edge.
  package var minY: Double { origin.y }

  /// The right edge.
  package var maxX: Double { origin.x + size.width }

  /// The bottom edge.
  package var maxY: Double { origin.y + size.height }

  /// The same rectangle moved by `offset`.
  package func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: size.width, height: size.height)
  }
}
