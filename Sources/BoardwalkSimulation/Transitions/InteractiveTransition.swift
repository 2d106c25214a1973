/// A gesture that a finger is in the middle of, and that it may still take back.
struct InteractiveTransition: Sendable, Hashable {
  /// The effect of the gesture.
  enum Kind: Sendable, Hashable {
    /// A swipe from the edge goes back in a navigation stack (LIFE-13).
    case pop

    /// A swipe turns a page (PAGE-20 … PAGE-23).
    case turn
  }

  let kind: Kind
  var transition: Transition

  /// The callbacks where the gesture is taken back.
  let cancellation: TransitionSequence
}
