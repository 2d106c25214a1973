import BoardwalkBase

/// Short touches at one place, one after the other.
struct TapTracker: GestureTracker {
  private let taps: Int
  private let touches: Int
  private var done = 0
  /// The centroid of the fingers of the first tap.
  private var firstTap: LayoutPoint?
  private(set) var deadline: Int?

  init(taps: Int, touches: Int) {
    self.taps = max(1, taps)
    self.touches = max(1, touches)
  }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?
  {
    switch touch.phase {
    case .began:
      guard fingers.count <= touches else { return .fail }
      if fingers.count == touches, !isNear(fingers.centroid) { return .fail }
      if fingers.count == 1 { deadline = touch.time + GestureThresholds.tapDuration }
      return nil
    case .moved:
      let strays = fingers.tracks.contains { $0.distance > GestureThresholds.tapSlop }
      return strays ? .fail : nil
    case .ended:
      if firstTap == nil { firstTap = fingers.centroid }
      guard fingers.count == 1 else { return nil }
      guard fingers.most == touches else { return .fail }
      done += 1
      deadline = touch.time + GestureThresholds.tapInterval
      return done == taps ? .recognize : nil
    case .cancelled:
      return .fail
    }
  }

  mutating func expire() -> GestureTransition? { .fail }

  private func isNear(_ point: LayoutPoint) -> Bool {
    firstTap.map { $0.distance(to: point) <= GestureThresholds.tapSlop } ?? true
  }
}
