/// A step of a transition: a callback to the controllers in a role, or another action.
enum TransitionStep: Sendable, Hashable {
  /// The part that a controller has in a transition.
  enum Role: Sendable, Hashable {
    /// The controllers whose views come.
    case incoming

    /// The controllers whose views go.
    case outgoing

    /// All controllers that come into the container, visible or not (LIFE-16).
    case arriving

    /// All removed controllers except covered ones (LIFE-15).
    case removed

    /// The uppermost controller that leaves.
    case top

    /// Whether controllers in this role come into the container.
    var isComing: Bool { self == .incoming || self == .arriving }
  }

  /// The called method.
  enum Callback: Sendable, Hashable {
    case loadView
    case willMove, didMove
    case willAppear, isAppearing, didAppear
    case willDisappear, didDisappear

    /// Whether it is an appearance callback.
    var isAppearance: Bool {
      switch self {
      case .loadView, .willMove, .didMove: false
      case .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear: true
      }
    }
  }

  case call(Role, Callback)

  /// The delegate of a navigation controller, before and after a controller is shown.
  case delegateWillShow, delegateDidShow

  /// The delegate of a container: the messages that the transition has prepared for its end.
  case delegateMessages

  /// The delegate of a presentation that the user dismissed.
  case delegateDidDismiss

  /// A popover needs an anchor (POP-02).
  case requireAnchor

  /// A presentation takes the keyboard, and a dismissal restores it (APP-08).
  case surrenderFirstResponder, restoreFirstResponder

  /// The pages of a book change places.
  case finishPageTurn

  case completion

  /// Removed controllers that were not visible are released unless something else owns them.
  case releaseBuried

  /// Removed controllers are released unless something else owns them.
  case releaseRemoved

  static func incoming(_ callback: Callback) -> TransitionStep { .call(.incoming, callback) }
  static func outgoing(_ callback: Callback) -> TransitionStep { .call(.outgoing, callback) }
  static func arriving(_ callback: Callback) -> TransitionStep { .call(.arriving, callback) }
  static func removed(_ callback: Callback) -> TransitionStep { .call(.removed, callback) }
  static func top(_ callback: Callback) -> TransitionStep { .call(.top, callback) }
}
