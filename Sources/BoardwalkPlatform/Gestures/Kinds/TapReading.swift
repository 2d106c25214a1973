import BoardwalkBase

/// Short touches at one place, one after the other.
struct TapReading: GestureReading {
  private let taps: Int
  private let touches: Int
  private var done = 0
  private var place: LayoutPoint?
  private(set) var deadline: Int?

  init(taps: Int, touches: Int) {
    self.taps = max(1, taps)
    self.touches = max(1, touches)
  }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> Verdict? {
    switch touch.phase {
    case .began:
      guard fingers.count <= touches, isNear(fingers.centroid) else { return .fail }
      if fingers.count == 1 { deadline = touch.time + GestureThresholds.tapDuration }
      return nil
    case .moved:
      let strays = fingers.tracks.contains { $0.distance > GestureThresholds.tapSlop }
      return strays ? .fail : nil
    case .ended:
      if place == nil { place = fingers.centroid }
      guard fingers.count == 1 else { return nil }
      guard fingers.most == touches else { return .fail }
      done += 1
      deadline = touch.time + GestureThresholds.tapInterval
      return done == taps ? .recognize : nil
    case .cancelled:
      return .fail
    }
  }

  mutating func expire() -> Verdict? { .fail }

  private func isNear(_ point: LayoutPoint) -> Bool {
    place.map { $0.distance(to: point) <= GestureThresholds.tapSlop } ?? true
  }
}
