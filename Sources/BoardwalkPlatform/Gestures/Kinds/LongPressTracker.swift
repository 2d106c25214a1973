/// A long press: fingers down for half a second or for the document's duration (GES-13), optionally
/// after taps.
struct LongPressTracker: GestureTracker {
  private let duration: Int
  private let slop: Double
  private let taps: Int
  private let touches: Int
  private var done = 0
  private var isPressing = false
  private(set) var deadline: Int?

  init(duration: Int, slop: Double, taps: Int, touches: Int) {
    self.duration = max(0, duration)
    self.slop = slop
    self.taps = max(0, taps)
    self.touches = max(1, touches)
  }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?
  {
    switch touch.phase {
    case .began:
      guard !isActive else { return nil }
      guard fingers.count <= touches else { return .fail }
      isPressing = done == taps && fingers.count == touches
      deadline = touch.time + (isPressing ? duration : GestureThresholds.tapDuration)
      return nil
    case .moved:
      if isActive { return .change }
      return fingers.tracks.contains { $0.distance > slop } ? .fail : nil
    case .ended:
      if isActive { return .end }
      if isPressing { return .fail }
      guard fingers.count == 1 else { return nil }
      guard done < taps, fingers.most == touches else { return .fail }
      done += 1
      deadline = touch.time + GestureThresholds.tapInterval
      return nil
    case .cancelled:
      return isActive ? .cancel : .fail
    }
  }

  mutating func expire() -> GestureTransition? {
    deadline = nil
    return isPressing ? .begin : .fail
  }
}
