import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema

/// A touch on a control: the events that the control sends (CTL-01, CTL-02).
///
/// The size of the control is not known here: the finger has left it if it is farther from its
/// start than a control tracks.
struct ControlTouch: Sendable {
  /// The distance in points up to which a finger is inside: about 70 (CTL-02).
  private static let reach = 70.0

  private var start = LayoutPoint.zero
  private var isInside = true

  /// The number of touches.
  private(set) var count = 0

  /// Whether it was lifted inside.
  private(set) var isLiftedInside = false

  /// The control events of `touch`, except those of lifting it inside.
  mutating func events(of touch: Touch) -> [ControlEvent] {
    switch touch.phase {
    case .began:
      start = touch.location
      isInside = true
      count += 1
      return count > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
    case .moved:
      let wasInside = isInside
      let (x, y) = (touch.location.x - start.x, touch.location.y - start.y)
      isInside = (x * x + y * y).squareRoot() <= Self.reach
      switch (wasInside, isInside) {
      case (true, true): return [.touchDragInside]
      case (true, false): return [.touchDragExit]
      case (false, true): return [.touchDragEnter]
      case (false, false): return [.touchDragOutside]
      }
    case .ended:
      isLiftedInside = isInside
      return isInside ? [] : [.touchUpOutside]
    case .cancelled:
      return [.touchCancel]
    }
  }
}
