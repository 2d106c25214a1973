import BoardwalkBase
import Foundation

/// The relative positions of two touches since both began.
struct TouchPair: Sendable {
  /// A line from one finger to the other.
  struct Line: Sendable {
    /// Its length in points.
    let distance: Double

    /// Its direction, clockwise from the right, in radians.
    let angle: Double

    fileprivate init(_ fingers: ActiveTouches) {
      let offset = fingers.tracks[0].location.offset(to: fingers.tracks[1].location)
      distance = LayoutPoint.zero.distance(to: offset)
      angle = atan2(offset.y, offset.x)
    }
  }

  private var first: Line?

  /// The transition for `touch`: the gesture begins when `isFar` is true for the first line and the
  /// current one.
  mutating func read(
    _ touch: Touch, _ fingers: ActiveTouches, isActive: Bool, isFar: (Line, Line) -> Bool
  ) -> GestureTransition? {
    switch touch.phase {
    case .began:
      if fingers.count == 2 { first = Line(fingers) }
      return nil
    case .moved:
      guard fingers.count >= 2, let first else { return nil }
      let isFar = isFar(first, Line(fingers))
      return isActive ? .change : isFar ? .begin : nil
    case .ended:
      if isActive { return fingers.count <= 2 ? .end : nil }
      return fingers.count == 1 ? .fail : nil
    case .cancelled:
      return isActive ? .cancel : .fail
    }
  }
}
