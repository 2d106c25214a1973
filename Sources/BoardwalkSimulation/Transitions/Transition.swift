/// A change of the screen, with the controllers in the roles of its sequence.
struct Transition: Sendable, Hashable {
  let sequence: TransitionSequence

  /// The container that the change happens in; nil for a presentation.
  var container: ControllerID?

  /// The controllers whose views disappear; none behind a sheet.
  var outgoing: [ControllerID]

  /// The controllers whose views come.
  var incoming: [ControllerID]

  /// The controllers that leave the container or the app, the uppermost first.
  var removed: [ControllerID] = []

  /// The presenter of a presentation or dismissal; nil for other transitions.
  var presenter: ControllerID?

  /// The completion block at the end.
  var completion: Completion?

  /// Whether the user caused it, so that the presentation's delegate is notified of its end
  /// (LIFE-35).
  var isByUser = false

  /// The exception of a popover without an anchor, raised at its setup; in an array, which is small
  /// if it is empty: transitions are on the stack of all code that runs during them.
  var missingAnchor: [UIKitException] = []

  /// The controllers that come into the container, the lowest first, where each gets its moves.
  var arriving: [ControllerID] = []

  /// The number of removed controllers, the last of them, that were covered and get no callbacks
  /// (LIFE-15).
  var buried = 0

  /// The messages to the container's delegate at its end.
  var delegateMessages: [DelegateCall] = []

  /// The direction of a page turn.
  var direction: PageState.Direction?

  /// The animation of the change.
  var timing = Timing.animated

  /// The duration of a transition.
  enum Timing: Sendable, Hashable {
    /// The duration of the sequence.
    case animated

    /// None.
    case immediate

    /// None, but the end waits for another turn of the main queue (TIME-05).
    case deferred
  }

  /// The duration in milliseconds.
  var duration: Int {
    switch timing {
    case .animated: sequence.duration
    case .immediate: 0
    case .deferred: 1
    }
  }

  init(
    sequence: TransitionSequence, container: ControllerID? = nil, outgoing: [ControllerID] = [],
    incoming: [ControllerID], removed: [ControllerID] = [], arriving: [ControllerID] = [],
    timing: Timing = .animated
  ) {
    self.sequence = sequence
    self.container = container
    self.outgoing = outgoing
    self.incoming = incoming
    self.removed = removed
    self.arriving = arriving
    self.timing = timing
  }

  /// A change from at most one controller to at most one other.
  init(
    sequence: TransitionSequence, container: ControllerID? = nil, outgoing: ControllerID? = nil,
    incoming: ControllerID? = nil, removed: [ControllerID] = [], timing: Timing = .animated
  ) {
    self.init(
      sequence: sequence, container: container, outgoing: outgoing.map { [$0] } ?? [],
      incoming: incoming.map { [$0] } ?? [], removed: removed, timing: timing)
  }

  /// The controllers that it moves, with their movements (LIFE-17).
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

  /// The transition with controllers renumbered by `numbers`.
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
      arriving: (pushed + returning).filter { !next.removed.contains($0) }, timing: next.timing)
    whole.buried = silent.count
    return whole
  }

  /// The controllers that join the stack.
  private var pushed: [ControllerID] { sequence == .push ? incoming : arriving }

  /// The controllers that leave the stack with move callbacks.
  private var notified: [ControllerID] {
    Array(sequence == .pop ? removed.prefix(1) : removed.dropLast(buried))
  }

  /// The controllers that leave the stack without callbacks.
  private var silent: [ControllerID] {
    Array(sequence == .pop ? removed.dropFirst() : removed.suffix(buried))
  }
}
