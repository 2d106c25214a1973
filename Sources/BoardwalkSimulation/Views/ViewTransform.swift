import BoardwalkBase
import BoardwalkDocument

/// The affine transform of a view about its center: the six numbers of `CGAffineTransform`.
public struct ViewTransform: Sendable, Hashable {
  /// A number of the matrix.
  public var a, b, c, d: Double

  /// The translation in points.
  public var tx, ty: Double

  /// A transform with these numbers; omitted ones are those of `identity`.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The identity.
  public static let identity = ViewTransform()

  /// A scaling by `x` horizontally and `y` vertically.
  public static func scale(_ x: Double, _ y: Double) -> ViewTransform {
    ViewTransform(a: x, d: y)
  }

  /// A translation to the right and down, in points.
  public static func translation(_ x: Double, _ y: Double) -> ViewTransform {
    ViewTransform(tx: x, ty: y)
  }

  /// The bounding box of the transformed `rect`, with `center` as the anchor.
  package func applied(to rect: LayoutRect, about center: LayoutPoint) -> LayoutRect {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ].map { x, y in
      let (x, y) = (x - center.x, y - center.y)
      return (a * x + c * y + tx + center.x, b * x + d * y + ty + center.y)
    }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    let (left, top) = (xs.min() ?? rect.minX, ys.min() ?? rect.minY)
    return LayoutRect(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }
}
