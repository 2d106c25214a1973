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

extension Element {
  /// The number that the attribute `name` holds.
  func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
