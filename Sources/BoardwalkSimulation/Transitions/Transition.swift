/// One change of what is on screen, with the parts its choreography speaks of.
struct Transition: Sendable, Hashable {
  let choreography: TransitionSequence

  /// The container that the change happens in; nil for a presentation.
  var container: ControllerID?

  /// The controllers whose views go; none where none do, as behind a sheet.
  var outgoing: [ControllerID]

  /// The controllers whose views come.
  var incoming: [ControllerID]

  /// The controllers that leave the container or the app, the uppermost first.
  var removed: [ControllerID] = []

  /// Who presents, or has presented what goes; nil where nothing is presented or dismissed.
  var presenter: ControllerID?

  /// The completion block that is called at the end.
  var completion: Completion?

  /// Whether a person caused it, so that the presentation's delegate hears of its end (LIFE-35).
  var isByPerson = false

  /// The exception that a popover without anything to point to raises when it is set up, if it is
  /// one; in an array, which is small where there is none: transitions lie on the stack of all code
  /// that is called while they run.
  var missingAnchor: [UIKitException] = []

  /// The controllers that come into the container, the lowest first, where they are told one by one.
  var arriving: [ControllerID] = []

  /// How many of the removed ones, the last of them, lay below others and are not told (LIFE-15).
  var buried = 0

  /// What the container's delegate hears at its end.
  var closing: [String] = []

  /// Which way a page is turned, where one is.
  var direction: PageState.Direction?

  /// How the change is animated.
  var pace = Pace.animated

  /// How much time passes before a transition ends.
  enum Pace: Sendable, Hashable {
    /// As much as its choreography says.
    case animated

    /// None.
    case immediate

    /// None, but the end waits for another turn of the main queue (TIME-05).
    case deferred
  }

  /// How long it takes, in milliseconds.
  var duration: Int {
    switch pace {
    case .animated: choreography.duration
    case .immediate: 0
    case .deferred: 1
    }
  }

  init(
    choreography: TransitionSequence, container: ControllerID? = nil, outgoing: [ControllerID] = [],
    incoming: [ControllerID], removed: [ControllerID] = [], arriving: [ControllerID] = [],
    pace: Pace = .animated
  ) {
    self.choreography = choreography
    self.container = container
    self.outgoing = outgoing
    self.incoming = incoming
    self.removed = removed
    self.arriving = arriving
    self.pace = pace
  }

  /// A change from at most one controller to at most one other.
  init(
    choreography: TransitionSequence, container: ControllerID? = nil, outgoing: ControllerID? = nil,
    incoming: ControllerID? = nil, removed: [ControllerID] = [], pace: Pace = .animated
  ) {
    self.init(
      choreography: choreography, container: container, outgoing: outgoing.map { [$0] } ?? [],
      incoming: incoming.map { [$0] } ?? [], removed: removed, pace: pace)
  }

  /// Who moves by it, and how (LIFE-17).
  var movements: [(id: ControllerID, movement: Movement)] {
    switch choreography.moving {
    case .nobody: []
    case .into: incoming.map { ($0, .toParent) }
    case .outOf: removed.prefix(1).map { ($0, .fromParent) }
    case .both:
      outgoing.filter(removed.contains).map { ($0, .fromParent) }
        + incoming.filter(arriving.contains).map { ($0, .toParent) }
    case .upon: incoming.map { ($0, .presented) }
    case .away: removed.map { ($0, .dismissed) }
    }
  }
}
