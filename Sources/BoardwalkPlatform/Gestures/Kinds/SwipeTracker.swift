import BoardwalkBase

/// Fingers that go fast and straight in one direction.
struct SwipeTracker: GestureTracker {
  private let directions: Set<SwipeDirection>
  private let touches: Int
  private(set) var deadline: Int?

  init(_ directions: Set<SwipeDirection>, touches: Int) {
    self.directions = directions
    self.touches = max(1, touches)
  }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?
  {
    switch touch.phase {
    case .began:
      if fingers.count == 1 { deadline = touch.time + GestureThresholds.swipeDuration }
      return fingers.count > touches ? .fail : nil
    case .moved:
      guard fingers.count == touches else { return nil }
      let moved = fingers.startCentroid.offset(to: fingers.centroid)
      return directions.contains { $0.holds(moved) } ? .recognize : nil
    case .ended:
      return fingers.count == 1 ? .fail : nil
    case .cancelled:
      return .fail
    }
  }

  mutating func expire() -> GestureTransition? { .fail }
}

extension SwipeDirection {
  /// Whether `offset` is a swipe in this direction: long enough, and straight.
  fileprivate func holds(_ offset: LayoutPoint) -> Bool {
    let (ahead, aside) =
      switch self {
      case .left: (-offset.x, offset.y)
      case .right: (offset.x, offset.y)
      case .up: (-offset.y, offset.x)
      case .down: (offset.y, offset.x)
      }
    return ahead >= GestureThresholds.swipeDistance && abs(aside) < GestureThresholds.swipeDistance
  }
}
