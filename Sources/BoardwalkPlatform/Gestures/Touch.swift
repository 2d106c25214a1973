import BoardwalkBase

/// A touch at one moment.
package struct Touch: Sendable, Hashable {
  /// The phase of a touch.
  package enum Phase: String, Sendable, Hashable, CaseIterable {
    case began, moved, ended

    /// The system cancels the touch, as for an alert or a call.
    case cancelled
  }

  /// The number of the finger; each is put down once before it is lifted.
  package var finger: Int

  /// The phase.
  package var phase: Phase

  /// The location in the window, in points.
  package var location: LayoutPoint

  /// The time, in milliseconds of the virtual clock.
  package var time: Int

  /// The touch of `finger` at `location` at `time`.
  package init(_ phase: Phase, finger: Int = 0, at location: LayoutPoint, time: Int) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.time = time
  }
}

extension LayoutPoint {
  /// The distance to `other`, in points.
  func distance(to other: LayoutPoint) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }

  /// The way to `other`, in points.
  func offset(to other: LayoutPoint) -> LayoutPoint { LayoutPoint(x: other.x - x, y: other.y - y) }
}
