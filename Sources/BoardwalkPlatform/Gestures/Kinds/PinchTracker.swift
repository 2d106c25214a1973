/// Two fingers whose distance changes (GES-11).
struct PinchTracker: GestureTracker {
  private var pair = TouchPair()
  private var scale = 1.0

  var measure: GestureMeasure { .scale(scale) }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?
  {
    pair.read(touch, fingers, isActive: isActive) { first, last in
      if first.distance > 0 { scale = last.distance / first.distance }
      return abs(last.distance - first.distance) >= GestureThresholds.pinchDistance
    }
  }
}
