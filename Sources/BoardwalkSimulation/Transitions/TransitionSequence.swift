/// The order in which a kind of transition tells controllers about it, phase by phase (TIME-06).
struct TransitionSequence: Sendable, Hashable {
  /// Inside the call that starts it.
  let sync: [TransitionStep]

  /// When the main queue drains next.
  let turn: [TransitionStep]

  /// When the animation has ended.
  let end: [TransitionStep]

  /// How long the animation takes, in milliseconds: customary values, which nobody has measured
  /// (TIME-08).
  let duration: Int

  /// Who is on the move meanwhile.
  var moving = Moving.nobody

  /// Whose flags, such as `isMovingToParent`, are true meanwhile (LIFE-17).
  enum Moving: Sendable, Hashable {
    /// Nobody's: everyone stays where they are, as when tabs are switched.
    case nobody

    /// What comes into a container.
    case into

    /// What leaves a container.
    case outOf

    /// Both.
    case both

    /// What is presented upon something.
    case upon

    /// What goes away with its presentation.
    case away
  }
}

extension TransitionSequence {
  /// Launch: the root is loaded and appears (LIFE-09, ORC-20).
  static let launch = TransitionSequence(
    sync: [],
    turn: [.loadIncoming, .incomingWillAppear, .incomingIsAppearing],
    end: [.incomingDidAppear],
    duration: 0)

  /// Another root takes the window: all calls come in one turn (TIME-03). What goes was seen, or
  /// nothing was yet.
  static let replaceRoot = TransitionSequence(
    sync: [],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
    ],
    end: [.outgoingDidDisappear, .incomingDidAppear],
    duration: 0)

  /// Push, once the segue has been prepared: the old top is called before the new one (LIFE-10,
  /// ORC-21).
  static let push = TransitionSequence(
    sync: [.incomingWillMove],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .delegateWillShow,
      .incomingIsAppearing,
    ],
    end: [.outgoingDidDisappear, .incomingDidAppear, .incomingDidMove, .delegateDidShow],
    duration: 350, moving: .into)

  /// Pop: the top that goes is called before the one that is revealed (LIFE-12, ORC-22).
  static let pop = TransitionSequence(
    sync: [.removedWillMove],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .delegateWillShow,
      .incomingIsAppearing,
    ],
    end: [
      .outgoingDidDisappear, .incomingDidAppear, .delegateDidShow, .removedDidMove,
      .releaseRemoved,
    ],
    duration: 350, moving: .outOf)

  /// A push outside the window: only the stack changes (ORC-08). The rest follows when the
  /// container appears (ORC-22).
  static let pushUnseen = TransitionSequence(
    sync: [.incomingWillMove], turn: [], end: [], duration: 0)

  /// A pop outside the window: only the moves are told (ORC-08).
  static let popUnseen = TransitionSequence(
    sync: [.removedWillMove],
    turn: [.removedDidMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// Presentation: the presenter disappears, and is called after the presented one at the end
  /// (LIFE-30), unless its view stays (LIFE-33).
  static let present = TransitionSequence(
    sync: [],
    turn: [
      .requireAnchor, .loadIncoming, .outgoingWillDisappear, .incomingWillAppear,
      .incomingIsAppearing,
    ],
    end: [.incomingDidAppear, .outgoingDidDisappear, .completion],
    duration: 400, moving: .upon)

  /// Dismissal: the presenter appears again (LIFE-31), unless its view stayed (LIFE-33). Of several
  /// that go, those that are covered have disappeared already (LIFE-37).
  static let dismiss = TransitionSequence(
    sync: [],
    turn: [.removedWillDisappear, .incomingWillAppear, .incomingIsAppearing],
    end: [
      .incomingDidAppear, .removedDidDisappear, .completion, .delegateDidDismiss, .releaseRemoved,
    ],
    duration: 400, moving: .away)

  /// A sheet that is dragged and let go too early: it disappears and appears again (LIFE-36).
  static let dragBack = TransitionSequence(
    sync: [],
    turn: [.outgoingWillDisappear],
    end: [.incomingWillAppear, .incomingIsAppearing, .incomingDidAppear],
    duration: 400)

  /// A presentation that comes to fill the screen takes its presenter's view away (LIFE-34).
  static let cover = TransitionSequence(
    sync: [], turn: [.outgoingWillDisappear, .outgoingDidDisappear], end: [], duration: 0)

  /// A presentation that no longer fills the screen gives its presenter's view back (LIFE-34).
  static let uncover = TransitionSequence(
    sync: [], turn: [.incomingWillAppear, .incomingIsAppearing, .incomingDidAppear], end: [],
    duration: 0)

  /// A dismissal with nothing to dismiss: only its completion is called (PRES-22).
  static let nothing = TransitionSequence(sync: [], turn: [.completion], end: [], duration: 0)
}
