/// Two fingers that rotate around their center.
struct RotationTracker: GestureTracker {
  private var pair = TouchPair()
  private var rotation = 0.0
  private var lastAngle: Double?

  var measure: GestureMeasure { .rotation(rotation) }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?
  {
    pair.read(touch, fingers, isActive: isActive) { first, last in
      // From one moment to the next the shorter way round, so that full turns add up.
      let step = last.angle - (lastAngle ?? first.angle)
      rotation += (step + .pi).wrapped(at: 2 * .pi) - .pi
      lastAngle = last.angle
      return abs(rotation) >= GestureThresholds.rotationAngle
    }
  }
}

extension Double {
  /// The remainder by `modulus`, from 0 on.
  fileprivate func wrapped(at modulus: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: modulus)
    return rest < 0 ? rest + modulus : rest
  }
}
