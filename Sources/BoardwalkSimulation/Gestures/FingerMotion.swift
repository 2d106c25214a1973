import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// The motion of touches at one position of the screen.
public enum FingerMotion: Sendable, Hashable {
  /// `count` taps of `fingers` fingers.
  case tap(count: Int = 1, fingers: Int = 1)

  /// A finger is put down, and lifted at the end of the gesture.
  case hold

  /// A finger stays in place, for milliseconds.
  case press(milliseconds: Int)

  /// A slow drag to the right and down, by points.
  case drag(right: Double, down: Double)

  /// A fast swipe in one direction.
  case swipe(SwipeDirection, fingers: Int = 1)

  /// A drag of one finger from an edge of the window.
  case edgeDrag(ScreenEdge)

  /// Two fingers scale their distance by a factor: above 1 apart, below 1 together.
  case pinch(by: Double)

  /// Two fingers rotate clockwise, by degrees.
  case rotate(degrees: Double)

  /// The touches at the point `place` of a window with a width of `width` points.
  func script(at place: LayoutPoint, width: Double) -> FingerScript {
    switch self {
    case .tap(let count, let fingers):
      return .tap(at: place, count: min(max(count, 1), 10), fingers: min(max(fingers, 1), 5))
    case .hold: return .press(at: place, for: 0)
    case .press(let milliseconds): return .press(at: place, for: min(milliseconds, 60_000))
    case .drag(let right, let down):
      return .drag(from: place, to: LayoutPoint(x: place.x + right, y: place.y + down), in: 600)
    case .swipe(let direction, let fingers):
      return .swipe(direction, from: place, fingers: min(max(fingers, 1), 5))
    case .edgeDrag(let edge):
      let start = LayoutPoint(x: edge == .left ? 1 : width - 1, y: place.y)
      return .drag(from: start, to: LayoutPoint(x: width / 2, y: place.y), in: 400)
    case .pinch(let scale): return .pinch(around: place, by: scale)
    case .rotate(let degrees): return .rotate(around: place, by: degrees * .pi / 180)
    }
  }

  /// Whether it is one tap with one finger.
  var isPlainTap: Bool { self == .tap() }
}

extension FingerMotion: CustomStringConvertible {
  /// A short description.
  public var description: String {
    switch self {
    case .tap(let count, let fingers):
      "tap\(count == 1 ? "" : " \(count) times")\(fingers == 1 ? "" : " with \(fingers) fingers")"
    case .hold: "hold a finger on"
    case .press(let milliseconds): "press for \(milliseconds) ms on"
    case .drag(let right, let down): "drag by \(right), \(down) on"
    case .swipe(let direction, let fingers):
      "swipe \(direction.rawValue)\(fingers == 1 ? "" : " with \(fingers) fingers") on"
    case .edgeDrag(let edge): "drag from the \(edge.rawValue) edge of"
    case .pinch(let scale): "pinch by \(scale) on"
    case .rotate(let degrees): "rotate by \(degrees) degrees"
    }
  }
}
