import BoardwalkBase

/// A pan in any direction.
struct PanTracker: GestureTracker {
  private let minimum: Int
  private let maximum: Int
  private var translation = LayoutPoint.zero

  init(minimum: Int, maximum: Int) {
    self.minimum = max(1, minimum)
    self.maximum = max(self.minimum, maximum)
  }

  var measure: GestureMeasure { .translation(translation) }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?
  {
    switch touch.phase {
    case .began:
      // Once it has begun, more fingers do not disturb it.
      return !isActive && fingers.count > maximum ? .fail : nil
    case .moved:
      let moved = fingers.startCentroid.offset(to: fingers.centroid)
      if isActive {
        translation = moved
        return .change
      }
      guard fingers.count >= minimum,
        LayoutPoint.zero.distance(to: moved) >= GestureThresholds.panDistance
      else { return nil }
      translation = moved
      return .begin
    case .ended:
      if isActive { return fingers.count - 1 < minimum ? .end : nil }
      return fingers.count == 1 ? .fail : nil
    case .cancelled:
      return isActive ? .cancel : .fail
    }
  }
}
