/// The distance and time thresholds of recognizers.
///
/// UIKit documents only the long press's numbers (GES-13). The others were observed; nothing should
/// depend on their exact values.
enum GestureThresholds {
  /// How far the fingers of a tap may wander, in points.
  static let tapSlop = 45.0

  /// How long a finger may stay down in a tap, in milliseconds.
  static let tapDuration = 750

  /// How long the pause between the taps of a double tap may be, in milliseconds.
  static let tapInterval = 350

  /// How far fingers move before a pan begins, in points.
  static let panDistance = 10.0

  /// How near to its edge an edge pan begins, in points.
  static let edgeDistance = 13.0

  /// How far a swipe goes, in points, and how far it may go astray.
  static let swipeDistance = 50.0

  /// How long a swipe may take, in milliseconds.
  static let swipeDuration = 500

  /// By how much the distance of two fingers changes before a pinch begins, in points.
  static let pinchDistance = 8.0

  /// How far two fingers turn before a rotation begins, in radians.
  static let rotationAngle = 0.1
}
