import BoardwalkTree

/// A place in points, from the top left.
public struct Point: Sendable, Hashable, Codable {
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
  public static let zero = Point(x: 0, y: 0)

  init?(_ element: Element) {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    self.init(x: x, y: y)
  }
}
