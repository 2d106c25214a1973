/// A pan of one finger from an edge of the window.
struct EdgePanTracker: GestureTracker {
  private let edge: ScreenEdge
  private let width: Double
  private var pan = PanTracker(minimum: 1, maximum: 1)

  init(edge: ScreenEdge, width: Double) {
    self.edge = edge
    self.width = width
  }

  var measure: GestureMeasure { pan.measure }

  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?
  {
    if touch.phase == .began, !isActive, distanceFromEdge(touch) > GestureThresholds.edgeDistance {
      return .fail
    }
    return pan.read(touch, fingers, isActive: isActive)
  }

  private func distanceFromEdge(_ touch: Touch) -> Double {
    edge == .left ? touch.location.x : width - touch.location.x
  }
}
