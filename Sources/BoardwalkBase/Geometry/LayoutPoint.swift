/// A place in points, from the top left.
public struct LayoutPoint: Sendable, Hashable, Codable {
  /// Points to the right.
  public var x: Double

  /// Points down.
  public var y: Double

  /// The point (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)
}
