/// One step of a transition: controllers in a role get a callback, or something else happens.
enum TransitionStep: Sendable, Hashable {
  /// The part that a controller has in a transition.
  enum Role: Sendable, Hashable {
    /// The controllers whose views come.
    case incoming

    /// The controllers whose views go.
    case outgoing

    /// All controllers that come into the container, visible or not (LIFE-16).
    case arriving

    /// All controllers that leave, but those that lay below others (LIFE-15).
    case removed

    /// The uppermost controller that leaves.
    case top

    /// Whether controllers in this role come into the container.
    var isComing: Bool { self == .incoming || self == .arriving }
  }

  /// The method that is called.
  enum Callback: Sendable, Hashable {
    case loadView
    case willMove, didMove
    case willAppear, isAppearing, didAppear
    case willDisappear, didDisappear

    /// Whether it concerns the view as it comes to the screen or leaves it.
    var isAppearance: Bool {
      switch self {
      case .loadView, .willMove, .didMove: false
      case .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear: true
      }
    }
  }

  case call(Role, Callback)

  /// The delegate of a navigation controller: what is about to be shown, and what has been shown.
  case delegateWillShow, delegateDidShow

  /// The delegate of a container: the messages that the transition has prepared for its end.
  case delegateMessages

  /// The delegate of a presentation that a person has ended.
  case delegateDidDismiss

  /// A popover needs something to point to (POP-02).
  case requireAnchor

  /// What is presented takes the keyboard away, and what is dismissed gives it back (APP-08).
  case surrenderFirstResponder, restoreFirstResponder

  /// The pages of a book change places.
  case settlePages

  case completion

  /// Controllers that left are released unless something else holds them.
  case releaseRemoved

  static func incoming(_ callback: Callback) -> TransitionStep { .call(.incoming, callback) }
  static func outgoing(_ callback: Callback) -> TransitionStep { .call(.outgoing, callback) }
  static func arriving(_ callback: Callback) -> TransitionStep { .call(.arriving, callback) }
  static func removed(_ callback: Callback) -> TransitionStep { .call(.removed, callback) }
  static func top(_ callback: Callback) -> TransitionStep { .call(.top, callback) }
}
