/// A transition that follows a finger, and that can still be cancelled.
struct InteractiveTransition: Sendable, Hashable {
  /// The effect of the gesture.
  enum Kind: Sendable, Hashable {
    /// An edge swipe pops a navigation stack (LIFE-13).
    case pop

    /// A swipe turns a page (PAGE-20 … PAGE-23).
    case turn
  }

  let kind: Kind
  var transition: Transition

  /// The callbacks of a cancelled gesture.
  let cancellation: TransitionSequence
}
