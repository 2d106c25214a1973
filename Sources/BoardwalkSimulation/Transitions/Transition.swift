/// One change of what is on screen, with the parts that its sequence names.
struct Transition: Sendable, Hashable {
  let sequence: TransitionSequence

  /// The container that the change happens in; nil for a presentation.
  var container: ControllerID?

  /// The controllers whose views go; none if none do, as behind a sheet.
  var outgoing: [ControllerID]

  /// The controllers whose views come.
  var incoming: [ControllerID]

  /// The controllers that leave the container or the app, the uppermost first.
  var removed: [ControllerID] = []

  /// Who presents, or has presented what goes; nil if nothing is presented or dismissed.
  var presenter: ControllerID?

  /// The completion block that is called at the end.
  var completion: Completion?

  /// Whether a person caused it, so that the presentation's delegate is notified of its end (LIFE-35).
  var isByPerson = false

  /// The exception that a popover without anything to point to raises when it is set up, if it is
  /// one; in an array, which is small where there is none: transitions lie on the stack of all code
  /// that is called while they run.
  var missingAnchor: [UIKitException] = []

  /// The controllers that come into the container, the lowest first, where each gets its moves.
  var arriving: [ControllerID] = []

  /// How many of the removed ones, the last of them, lay below others and get no calls (LIFE-15).
  var buried = 0

  /// The messages to the container's delegate at its end.
  var delegateMessages: [String] = []

  /// Which way a page is turned, where one is.
  var direction: PageState.Direction?

  /// How the change is animated.
  var pace = Pace.animated

  /// The duration of a transition.
  enum Pace: Sendable, Hashable {
    /// As much as its sequence says.
    case animated

    /// None.
    case immediate

    /// None, but the end waits for another turn of the main queue (TIME-05).
    case deferred
  }

  /// How long it takes, in milliseconds.
  var duration: Int {
    switch pace {
    case .animated: sequence.duration
    case .immediate: 0
    case .deferred: 1
    }
  }

  init(
    sequence: TransitionSequence, container: ControllerID? = nil, outgoing: [ControllerID] = [],
    incoming: [ControllerID], removed: [ControllerID] = [], arriving: [ControllerID] = [],
    pace: Pace = .animated
  ) {
    self.sequence = sequence
    self.container = container
    self.outgoing = outgoing
    self.incoming = incoming
    self.removed = removed
    self.arriving = arriving
    self.pace = pace
  }

  /// A change from at most one controller to at most one other.
  init(
    sequence: TransitionSequence, container: ControllerID? = nil, outgoing: ControllerID? = nil,
    incoming: ControllerID? = nil, removed: [ControllerID] = [], pace: Pace = .animated
  ) {
    self.init(
      sequence: sequence, container: container, outgoing: outgoing.map { [$0] } ?? [],
      incoming: incoming.map { [$0] } ?? [], removed: removed, pace: pace)
  }

  /// Who moves by it, and how (LIFE-17).
  var movements: [(id: ControllerID, movement: Movement)] {
    switch sequence.moving {
    case .none: []
    case .incoming: incoming.map { ($0, .toParent) }
    case .removed: removed.prefix(1).map { ($0, .fromParent) }
    case .both:
      outgoing.filter(removed.contains).map { ($0, .fromParent) }
        + incoming.filter(arriving.contains).map { ($0, .toParent) }
    case .presented: incoming.map { ($0, .presented) }
    case .dismissed: removed.map { ($0, .dismissed) }
    }
  }

  /// The controllers in `role`.
  func controllers(in role: TransitionStep.Role) -> [ControllerID] {
    switch role {
    case .incoming: incoming
    case .outgoing: outgoing
    case .arriving: arriving
    case .removed: removed.dropLast(buried)
    case .top: Array(removed.prefix(1))
    }
  }

  /// Itself with the numbers that `numbers` gives for those of the controllers it knows.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> Transition {
    var copy = self
    copy.container = container.flatMap { numbers[$0] }
    copy.presenter = presenter.flatMap { numbers[$0] }
    copy.outgoing = outgoing.compactMap { numbers[$0] }
    copy.incoming = incoming.compactMap { numbers[$0] }
    copy.removed = removed.compactMap { numbers[$0] }
    copy.arriving = arriving.compactMap { numbers[$0] }
    if let caller = completion?.caller { copy.completion?.caller = numbers[caller] ?? caller }
    return copy
  }
}

/// Changes of one navigation stack that follow each other before the main queue drains.
extension Transition {
  /// This change of a stack and `next` as one.
  func followed(by next: Transition) -> Transition {
    let old = outgoing.isEmpty ? next.outgoing : outgoing
    let new = next.incoming.isEmpty ? incoming : next.incoming
    let isVisible = old != new
    let returning = next.pushed
    let notified = self.notified.filter { !returning.contains($0) } + next.notified
    let silent = self.silent.filter { !returning.contains($0) } + next.silent
    var whole = Transition(
      sequence: isVisible ? .exchange : .exchangeBelow, container: container,
      outgoing: isVisible ? old : [], incoming: isVisible ? new : [], removed: notified + silent,
      arriving: (pushed + returning).filter { !next.removed.contains($0) }, pace: next.pace)
    whole.buried = silent.count
    return whole
  }

  /// Those that come onto the stack.
  private var pushed: [ControllerID] { sequence == .push ? incoming : arriving }

  /// Those that leave the stack and get their moves.
  private var notified: [ControllerID] {
    Array(sequence == .pop ? removed.prefix(1) : removed.dropLast(buried))
  }

  /// Those that leave the stack without any call.
  private var silent: [ControllerID] {
    Array(sequence == .pop ? removed.dropFirst() : removed.suffix(buried))
  }
}
