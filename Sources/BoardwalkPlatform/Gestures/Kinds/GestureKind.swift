/// The kind of a gesture recognizer.
public enum GestureKind: Sendable, Hashable {
  /// `UITapGestureRecognizer`
  case tap(taps: Int = 1, touches: Int = 1)

  /// `UILongPressGestureRecognizer`: milliseconds, and points of allowed movement; 500 and 10 by
  /// default (GES-13).
  case longPress(duration: Int = 500, slop: Double = 10, taps: Int = 0, touches: Int = 1)

  /// `UIPanGestureRecognizer`
  case pan(minimumTouches: Int = 1, maximumTouches: Int = .max)

  /// `UIScreenEdgePanGestureRecognizer`, from an edge of a window of this width in points.
  case edgePan(ScreenEdge, width: Double)

  /// `UISwipeGestureRecognizer`
  case swipe(Set<SwipeDirection>, touches: Int = 1)

  /// `UIPinchGestureRecognizer`
  case pinch

  /// `UIRotationGestureRecognizer`
  case rotation

  /// Whether it happens at once, without a beginning and an end.
  public var isDiscrete: Bool {
    switch self {
    case .tap, .swipe: true
    default: false
    }
  }

  var tracker: any GestureTracker {
    switch self {
    case .tap(let taps, let touches): TapTracker(taps: taps, touches: touches)
    case .longPress(let duration, let slop, let taps, let touches):
      LongPressTracker(duration: duration, slop: slop, taps: taps, touches: touches)
    case .pan(let minimum, let maximum): PanTracker(minimum: minimum, maximum: maximum)
    case .edgePan(let edge, let width): EdgePanTracker(edge: edge, width: width)
    case .swipe(let directions, let touches): SwipeTracker(directions, touches: touches)
    case .pinch: PinchTracker()
    case .rotation: RotationTracker()
    }
  }
}

/// A side of the screen from which a finger can come.
public enum ScreenEdge: String, Sendable, Hashable, Codable, CaseIterable {
  case left, right
}

/// A way in which a finger can swipe.
public enum SwipeDirection: String, Sendable, Hashable, Codable, CaseIterable {
  case left, right, up, down
}
