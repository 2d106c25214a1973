/// An extent in points.
package struct Size: Sendable, Hashable, Codable {
  /// Points across.
  package var width: Double

  /// Points down.
  package var height: Double

  /// The size `width` × `height`.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
