/// An extent in points.
public struct LayoutSize: Sendable, Hashable, Codable {
  /// Points across.
  public var width: Double

  /// Points down.
  public var height: Double

  /// The size `width` × `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  package static let zero = LayoutSize(width: 0, height: 0)
}
