/// The order in which a kind of transition calls controllers, phase by phase (TIME-06).
struct TransitionSequence: Sendable, Hashable {
  /// Inside the call that starts it.
  var sync: [TransitionStep] = []

  /// The steps when the main queue drains next.
  var turn: [TransitionStep] = []

  /// The steps when the animation has ended.
  var end: [TransitionStep] = []

  /// The duration of the animation, in milliseconds: common values, not measured (TIME-08).
  var duration = 0

  /// The controllers with flags such as `isMovingToParent`.
  var moving = MovingControllers.none

  /// The controllers with flags such as `isMovingToParent` during a transition (LIFE-17).
  enum MovingControllers: Sendable, Hashable {
    /// No controllers, as when tabs are switched.
    case none

    /// The controllers that join a container.
    case incoming

    /// The controllers that leave a container.
    case removed

    /// Both.
    case both

    /// The presented controllers.
    case presented

    /// The dismissed controllers.
    case dismissed
  }

  /// Whether it cancels a change.
  var isCancellation: Bool {
    self == .popCancelled || self == .scrollCancelled || self == .curlCancelled
  }

  /// Whether the first responder of a screen that it covers is so again when that returns (APP-07);
  /// one of another tab or page is not.
  var restoresFirstResponder: Bool {
    isOfStack || self == .popCancelled || self == .present || self == .cover || self == .dragBack
  }

  /// Whether it is that of a navigation stack on screen.
  var isOfStack: Bool {
    self == .push || self == .pop || self == .exchange || self == .exchangeBelow
  }
}

/// The window.
extension TransitionSequence {
  /// Launch: the root is loaded and appears (LIFE-09, ORC-20).
  static let launch = TransitionSequence(
    turn: [.incoming(.loadView), .incoming(.willAppear), .incoming(.isAppearing)],
    end: [.incoming(.didAppear)])

  /// Another root of the window: all calls come in one turn (TIME-03), whether the old root was
  /// visible or nothing was.
  static let replaceRoot = TransitionSequence(
    turn: [
      .incoming(.loadView), .outgoing(.willDisappear), .incoming(.willAppear),
      .incoming(.isAppearing),
    ],
    end: [.outgoing(.didDisappear), .incoming(.didAppear)])
}

/// Navigation stacks.
extension TransitionSequence {
  /// Push, once the segue has been prepared: the old top is called before the new one (LIFE-10,
  /// ORC-21).
  static let push = TransitionSequence(
    sync: [.incoming(.willMove)], turn: stackTurn,
    end: [
      .outgoing(.didDisappear), .incoming(.didAppear), .incoming(.didMove), .delegateDidShow,
    ],
    duration: 350, moving: .incoming)

  /// Pop: the disappearing top is called before the revealed controller (LIFE-12, ORC-22).
  static let pop = TransitionSequence(
    sync: [.top(.willMove)], turn: stackTurn + [.releaseBuried],
    end: [
      .outgoing(.didDisappear), .incoming(.didAppear), .delegateDidShow, .top(.didMove),
      .releaseRemoved,
    ],
    duration: 350, moving: .removed)

  /// A cancelled swipe back: the controller below disappears without having appeared (LIFE-13).
  static let popCancelled = TransitionSequence(
    end: [
      .incoming(.willDisappear), .incoming(.didDisappear), .outgoing(.willAppear),
      .outgoing(.isAppearing), .outgoing(.didAppear),
    ],
    duration: 350)

  /// A push outside the window: only the stack changes (ORC-08). The rest follows when the
  /// container appears (ORC-22).
  static let pushUnseen = TransitionSequence(sync: [.incoming(.willMove)])

  /// A pop outside the window: only moves are reported (ORC-08).
  static let popUnseen = TransitionSequence(
    sync: [.top(.willMove)], turn: [.top(.didMove), .releaseRemoved])

  /// A new stack with a new top: the calls of a push, and moves of all that come or go (LIFE-16).
  static let exchange = TransitionSequence(
    sync: [.removed(.willMove), .arriving(.willMove)], turn: stackTurn,
    end: [
      .outgoing(.didDisappear), .incoming(.didAppear), .arriving(.didMove), .delegateDidShow,
      .removed(.didMove), .releaseRemoved,
    ],
    duration: 350, moving: .both)

  /// A new stack below the same top: nothing appears, and all that come or go get their moves
  /// (LIFE-16).
  static let exchangeBelow = TransitionSequence(
    sync: [.removed(.willMove), .arriving(.willMove)],
    turn: [.removed(.didMove), .arriving(.didMove), .releaseRemoved])

  /// A new stack outside the window: nothing appears, and added controllers wait for their
  /// `didMove` (ORC-08, LIFE-16).
  static let exchangeUnseen = TransitionSequence(
    sync: [.removed(.willMove), .arriving(.willMove)],
    turn: [.removed(.didMove), .releaseRemoved])

  private static let stackTurn: [TransitionStep] = [
    .incoming(.loadView), .outgoing(.willDisappear), .incoming(.willAppear), .delegateWillShow,
    .incoming(.isAppearing),
  ]
}

/// Presentations.
extension TransitionSequence {
  /// Presentation: the presenter disappears, and is called after the presented one at the end
  /// (LIFE-30), unless its view stays (LIFE-33).
  static let present = TransitionSequence(
    turn: [
      .requireAnchor, .incoming(.loadView), .outgoing(.willDisappear), .surrenderFirstResponder,
      .incoming(.willAppear), .incoming(.isAppearing),
    ],
    end: [.incoming(.didAppear), .outgoing(.didDisappear), .completion],
    duration: 400, moving: .presented)

  /// Dismissal: the presenter appears again (LIFE-31), unless its view stayed (LIFE-33). Of several
  /// dismissed controllers, covered ones have disappeared already (LIFE-37).
  static let dismiss = TransitionSequence(
    turn: [
      .removed(.willDisappear), .incoming(.willAppear), .incoming(.isAppearing),
      .restoreFirstResponder,
    ],
    end: [
      .incoming(.didAppear), .removed(.didDisappear), .completion, .delegateDidDismiss,
      .releaseRemoved,
    ],
    duration: 400, moving: .dismissed)

  /// A sheet whose drag is cancelled: it disappears and appears again (LIFE-36).
  static let dragBack = TransitionSequence(
    turn: [.outgoing(.willDisappear)],
    end: [.incoming(.willAppear), .incoming(.isAppearing), .incoming(.didAppear)],
    duration: 400)

  /// A presentation that becomes full screen removes its presenter's view (LIFE-34).
  static let cover = TransitionSequence(
    turn: [.outgoing(.willDisappear), .outgoing(.didDisappear)])

  /// A presentation that no longer fills the screen gives its presenter's view back (LIFE-34).
  static let uncover = TransitionSequence(
    turn: [.incoming(.willAppear), .incoming(.isAppearing), .incoming(.didAppear)])

  /// A dismissal with nothing to dismiss: only its completion is called (PRES-22).
  static let nothing = TransitionSequence(turn: [.completion])
}

/// Containers that show one or several of their children.
extension TransitionSequence {
  /// Another tab: the new child is called first, unlike in a push (LIFE-40).
  static let selectTab = TransitionSequence(
    turn: [
      .incoming(.loadView), .incoming(.willAppear), .outgoing(.willDisappear),
      .incoming(.isAppearing), .outgoing(.didDisappear), .incoming(.didAppear),
    ])

  /// Another root of a nested stack: all calls of the old one, then all of the new one (ORC-24).
  static let replace = TransitionSequence(
    turn: [
      .top(.willMove), .outgoing(.willDisappear), .outgoing(.didDisappear), .top(.didMove),
      .incoming(.willMove), .incoming(.loadView), .incoming(.willAppear),
      .incoming(.isAppearing), .incoming(.didAppear), .incoming(.didMove), .releaseRemoved,
    ],
    moving: .both)

  /// Another root of a nested stack outside the window: nothing appears (ORC-08, ORC-24).
  static let replaceUnseen = TransitionSequence(
    turn: [.top(.willMove), .top(.didMove), .incoming(.willMove), .releaseRemoved])

  /// Columns and tabs that come and go because their container has less or more room for them.
  static let rearrange = TransitionSequence(
    turn: [
      .incoming(.loadView), .outgoing(.willDisappear), .incoming(.willAppear),
      .incoming(.isAppearing), .outgoing(.didDisappear), .incoming(.didAppear),
      .delegateMessages, .releaseRemoved,
    ])

  /// The view of a child comes to the screen: it is about to appear inside the call that adds it
  /// (LIFE-55).
  static let addView = TransitionSequence(
    sync: [.incoming(.willAppear)], turn: [.incoming(.isAppearing), .incoming(.didAppear)])

  /// The view of a child leaves the screen inside the call that removes it (LIFE-55).
  static let removeView = TransitionSequence(
    sync: [.outgoing(.willDisappear), .outgoing(.didDisappear)], turn: [.releaseRemoved])

  /// Two children of a plain controller change places, as with `transition(from:to:)` (LIFE-53).
  static let exchangeChildren = TransitionSequence(
    turn: [
      .incoming(.loadView), .outgoing(.willDisappear), .incoming(.willAppear),
      .incoming(.isAppearing),
    ],
    end: [.incoming(.didAppear), .outgoing(.didDisappear), .completion],
    duration: 350)
}

/// Pages. The time of their move callbacks is not recorded; here they follow the change.
extension TransitionSequence {
  /// A scrolled page: the new one is called first, at the end too (PAGE-20).
  static let scroll = TransitionSequence(
    turn: [
      .incoming(.loadView), .incoming(.willAppear), .outgoing(.willDisappear),
      .incoming(.isAppearing),
    ],
    end: [.incoming(.didAppear), .outgoing(.didDisappear)] + pageMoves, duration: 400)

  /// A scrolled page that falls back: the old one appears again, then the new one disappears
  /// (PAGE-21).
  static let scrollCancelled = TransitionSequence(
    end: [
      .outgoing(.willAppear), .outgoing(.isAppearing), .outgoing(.didAppear),
      .incoming(.willDisappear), .incoming(.didDisappear), .finishPageTurn,
    ],
    duration: 400)

  /// A curled page: it begins as a scrolled one, but ends with the old one first (PAGE-22).
  static let curl = TransitionSequence(
    turn: scroll.turn,
    end: [.outgoing(.didDisappear), .incoming(.didAppear)] + pageMoves, duration: 400)

  /// A cancelled curl: the calls of both pages alternate, the new one first (PAGE-23).
  static let curlCancelled = TransitionSequence(
    end: [
      .incoming(.willDisappear), .outgoing(.willAppear), .outgoing(.isAppearing),
      .incoming(.didDisappear), .outgoing(.didAppear), .finishPageTurn,
    ],
    duration: 400)

  /// Pages outside the window.
  static let pagesUnseen = TransitionSequence(turn: pageMoves)

  private static let pageMoves: [TransitionStep] = [
    .removed(.willMove), .removed(.didMove), .arriving(.willMove), .arriving(.didMove),
    .finishPageTurn, .completion, .releaseRemoved,
  ]
}
