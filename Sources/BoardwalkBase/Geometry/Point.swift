/// A place in points, from the top left.
package struct Point: Sendable, Hashable, Codable {
  /// Points to the right.
  package var x: Double

  /// Points down.
  package var y: Double

  /// The point (`x`, `y`).
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  package static let zero = Point(x: 0, y: 0)
}
