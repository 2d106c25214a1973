/// The result of a recognizer for a touch.
enum GestureTransition: Sendable, Hashable {
  /// A discrete gesture has happened.
  case recognize

  /// A continuous gesture begins.
  case begin

  /// A continuous gesture changed.
  case change

  /// A continuous gesture is over.
  case end

  /// A continuous gesture is cancelled.
  case cancel

  /// The touches are not this gesture.
  case fail
}

/// The state of recognizing one kind of gesture while fingers are down.
protocol GestureTracker: Sendable {
  /// Milliseconds of the virtual clock at which time alone decides; nil if it does not.
  var deadline: Int? { get }

  /// The transition for `touch`; `fingers` includes it. `isActive` is true if the gesture has
  /// begun.
  mutating func read(_ touch: Touch, _ fingers: ActiveTouches, isActive: Bool) -> GestureTransition?

  /// The transition at the deadline.
  mutating func expire() -> GestureTransition?

  /// The measure of the gesture.
  var measure: GestureMeasure { get }
}

extension GestureTracker {
  var deadline: Int? { nil }

  mutating func expire() -> GestureTransition? { nil }

  var measure: GestureMeasure { .none }
}
