/// Distances from the four edges of a rectangle inwards, in points.
public struct LayoutInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the left edge.
  public var left: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the right edge.
  public var right: Double

  /// The distances from all four edges.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from all edges.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance from any edge.
  public static let zero = LayoutInsets()

  /// The sums of the distances, edge by edge.
  public static func + (left: LayoutInsets, right: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// The insets of `inner` that the insets `self` of `outer` cause; both rectangles are in one
  /// coordinate space.
  package func overlap(of outer: LayoutRect, into inner: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: max(0, outer.minY + top - inner.minY), left: max(0, outer.minX + left - inner.minX),
      bottom: max(0, inner.maxY - outer.maxY + bottom),
      right: max(0, inner.maxX - outer.maxX + right))
  }
}

extension LayoutRect {
  /// The rectangle inside `insets`, at least empty.
  package func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
