import BoardwalkTree

/// An extent in points.
public struct Size: Sendable, Hashable, Codable {
  /// Points across.
  public var width: Double

  /// Points down.
  public var height: Double

  /// The size `width` × `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init?(_ element: Element) {
    guard let width = element.number("width"), let height = element.number("height") else {
      return nil
    }
    self.init(width: width, height: height)
  }
}
