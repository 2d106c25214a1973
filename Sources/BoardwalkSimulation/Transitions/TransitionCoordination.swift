/// A block that code gave to the coordinator of a transition (LIFE-62).
struct TransitionCoordination: Sendable, Hashable {
  /// When the block is called.
  enum Moment: Sendable, Hashable {
    /// A finger that drives the transition is lifted.
    case interactionChange

    /// The transition ends.
    case end

    /// The interface has turned, and views have their new sizes.
    case turn

    /// The turn of the interface ends.
    case turnEnd
  }

  let moment: Moment

  /// The container or the presenter in which the transition takes place.
  let place: ControllerID?

  let completion: Completion
}
