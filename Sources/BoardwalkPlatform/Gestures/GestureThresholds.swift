/// The distance and time thresholds of recognizers.
///
/// UIKit documents only the long press's numbers (GES-13). The others were observed; nothing should
/// depend on their exact values.
enum GestureThresholds {
  /// The allowable movement of a tap, in points.
  static let tapSlop = 45.0

  /// The maximum duration of a tap, in milliseconds.
  static let tapDuration = 750

  /// The maximum interval between the taps of a double tap, in milliseconds.
  static let tapInterval = 350

  /// The movement that begins a pan, in points.
  static let panDistance = 10.0

  /// The maximum distance of an edge pan from its edge, in points.
  static let edgeDistance = 13.0

  /// The minimum movement of a swipe, and its maximum deviation, in points.
  static let swipeDistance = 50.0

  /// The maximum duration of a swipe, in milliseconds.
  static let swipeDuration = 500

  /// The change of the distance of two fingers that begins a pinch, in points.
  static let pinchDistance = 8.0

  /// The angle that begins a rotation, in radians.
  static let rotationAngle = 0.1
}
