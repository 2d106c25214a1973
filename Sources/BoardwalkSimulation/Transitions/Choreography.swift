/// The order in which a kind of transition tells controllers about it, phase by phase (TIME-06).
struct Choreography: Sendable, Hashable {
  /// Inside the call that starts it.
  let sync: [Beat]

  /// When the main queue drains next.
  let turn: [Beat]

  /// When the animation has ended.
  let end: [Beat]

  /// How long the animation takes, in milliseconds (TIME-08).
  let duration: Int

  /// Who is on the move meanwhile.
  var moving = Moving.nobody

  /// Whose flags say that they are on the move (LIFE-17).
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

extension Choreography {
  /// LIFE-09, ORC-20
  static let launch = Choreography(
    sync: [],
    turn: [.loadIncoming, .incomingWillAppear, .incomingIsAppearing],
    end: [.incomingDidAppear],
    duration: 0)

  /// TIME-03: another root takes the window; what goes was seen, or nothing was yet.
  static let replaceRoot = Choreography(
    sync: [],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
    ],
    end: [.outgoingDidDisappear, .incomingDidAppear],
    duration: 0)

  /// LIFE-10 from the fourth step on, ORC-21
  static let push = Choreography(
    sync: [.incomingWillMove],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .delegateWillShow,
      .incomingIsAppearing,
    ],
    end: [.outgoingDidDisappear, .incomingDidAppear, .incomingDidMove, .delegateDidShow],
    duration: 350, moving: .into)

  /// LIFE-12, ORC-22
  static let pop = Choreography(
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

  /// ORC-08: in a container that is not on screen only the stack changes. The rest follows when the
  /// container appears (ORC-22).
  static let pushUnseen = Choreography(
    sync: [.incomingWillMove], turn: [], end: [], duration: 0)

  /// ORC-08
  static let popUnseen = Choreography(
    sync: [.removedWillMove],
    turn: [.removedDidMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// LIFE-30, LIFE-33
  static let present = Choreography(
    sync: [],
    turn: [
      .requireAnchor, .loadIncoming, .outgoingWillDisappear, .incomingWillAppear,
      .incomingIsAppearing,
    ],
    end: [.incomingDidAppear, .outgoingDidDisappear, .completion],
    duration: 400, moving: .upon)

  /// LIFE-31, LIFE-33; of several that go, those that are covered have disappeared already
  /// (LIFE-37).
  static let dismiss = Choreography(
    sync: [],
    turn: [.removedWillDisappear, .incomingWillAppear, .incomingIsAppearing],
    end: [
      .incomingDidAppear, .removedDidDisappear, .completion, .delegateDidDismiss, .releaseRemoved,
    ],
    duration: 400, moving: .away)

  /// LIFE-36: a drag that was let go too early.
  static let dragBack = Choreography(
    sync: [],
    turn: [.outgoingWillDisappear],
    end: [.incomingWillAppear, .incomingIsAppearing, .incomingDidAppear],
    duration: 400)

  /// LIFE-34: a presentation takes its presenter's view away, having left it alone.
  static let cover = Choreography(
    sync: [], turn: [.outgoingWillDisappear, .outgoingDidDisappear], end: [], duration: 0)

  /// LIFE-34: a presentation gives its presenter's view back, and stays.
  static let uncover = Choreography(
    sync: [], turn: [.incomingWillAppear, .incomingIsAppearing, .incomingDidAppear], end: [],
    duration: 0)

  /// PRES-22: a dismissal with nothing to dismiss.
  static let nothing = Choreography(sync: [], turn: [.completion], end: [], duration: 0)
}
