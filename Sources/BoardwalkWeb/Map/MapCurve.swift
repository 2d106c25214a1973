import BoardwalkBase
import BoardwalkSnapshot

/// A cubic Bézier curve.
struct MapCurve: Sendable, Hashable {
  /// A side of a scene's picture.
  enum Side: Sendable, Hashable {
    case left, right, top, bottom

    /// The outward direction.
    var normal: LayoutPoint {
      switch self {
      case .left: LayoutPoint(x: -1, y: 0)
      case .right: LayoutPoint(x: 1, y: 0)
      case .top: LayoutPoint(x: 0, y: -1)
      case .bottom: LayoutPoint(x: 0, y: 1)
      }
    }
  }

  let start: LayoutPoint
  let firstControl: LayoutPoint
  let secondControl: LayoutPoint
  let end: LayoutPoint

  /// The curve from `start`, on the side `leaving` of a picture, to `end`, on the side `entering`
  /// of another.
  init(from start: LayoutPoint, _ leaving: Side, to end: LayoutPoint, _ entering: Side) {
    let distance = max(abs(end.x - start.x), abs(end.y - start.y))
    let reach = min(max(60, distance * 0.45), 360)
    func control(_ point: LayoutPoint, _ side: Side) -> LayoutPoint {
      LayoutPoint(x: point.x + side.normal.x * reach, y: point.y + side.normal.y * reach)
    }
    self.start = start
    firstControl = control(start, leaving)
    secondControl = control(end, entering)
    self.end = end
  }

  /// The point at `t`, from 0 at the start to 1 at the end.
  func point(at t: Double) -> LayoutPoint {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    let points = [start, firstControl, secondControl, end]
    return zip(weights, points).reduce(LayoutPoint(x: 0, y: 0)) { sum, next in
      LayoutPoint(x: sum.x + next.0 * next.1.x, y: sum.y + next.0 * next.1.y)
    }
  }

  /// The curve as the data of an SVG path.
  var path: String {
    func text(_ point: LayoutPoint) -> String {
      "\(PlainNumber.text(point.x)) \(PlainNumber.text(point.y))"
    }
    return "M\(text(start)) C\(text(firstControl)) \(text(secondControl)) \(text(end))"
  }
}
