import BoardwalkBase

/// The measured values of a gesture.
package enum GestureMeasure: Sendable, Hashable {
  /// No more than that it happens.
  case none

  /// The translation of the fingers, in points.
  case translation(LayoutPoint)

  /// The ratio of the fingers' distance to that at the start: above 1 apart, below 1 together
  /// (GES-11).
  case scale(Double)

  /// By how much the fingers turned, clockwise, in radians.
  case rotation(Double)
}
