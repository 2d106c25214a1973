/// The result of a recognizer for a touch.
enum Verdict: Sendable, Hashable {
  /// A discrete gesture has happened.
  case recognize

  /// A continuous gesture begins.
  case begin

  /// A continuous gesture goes on.
  case change

  /// A continuous gesture is over.
  case end

  /// A continuous gesture is taken away.
  case cancel

  /// It is not this gesture.
  case fail
}

/// One kind of gesture, while fingers are down: what was seen so far, and what it means.
protocol GestureReading: Sendable {
  /// Milliseconds of the virtual clock at which time alone decides; nil if it does not.
  var deadline: Int? { get }

  /// What `touch` means, with `fingers` as they are with it. `isActive` tells whether the gesture has
  /// begun.
  mutating func read(_ touch: Touch, _ fingers: Fingers, isActive: Bool) -> Verdict?

  /// What it means that the deadline has come.
  mutating func expire() -> Verdict?

  /// What the gesture amounts to.
  var measure: GestureMeasure { get }
}

extension GestureReading {
  var deadline: Int? { nil }

  mutating func expire() -> Verdict? { nil }

  var measure: GestureMeasure { .none }
}
