/// The recognizers that receive one set of touches, and the one that recognizes its gesture.
///
/// An arena exists from the first touch until ``isOver``. Its recognizers are those of the hit view
/// and its superviews.
package struct GestureArena: Sendable {
  /// A recognizer with its tracker.
  struct Member: Sendable {
    let recognizer: Recognizer
    var state = Recognizer.State.possible
    var tracker: any GestureTracker

    /// The fingers that it sees.
    var fingers = ActiveTouches()

    /// Its transition while it waits for others to fail (GES-08).
    var held: GestureTransition?

    var isPossible: Bool { state == .possible }
    var isActive: Bool { state == .began || state == .changed }

    /// Whether further touches have no effect: its gesture is over, or it waits for others to fail.
    var isDone: Bool {
      state == .ended || state == .cancelled || state == .failed || held == .recognize
    }

    /// Whether the touches so far can still become its gesture.
    var isWatching: Bool { isPossible && fingers.most > 0 }
  }

  var members: [Member]
  var view = ViewTouches()

  /// The virtual time of the last event, in milliseconds.
  private(set) var now = 0

  private var fingersDown: Set<Int> = []

  /// The arena of `recognizers`, those of the innermost view first.
  package init(_ recognizers: [Recognizer]) {
    members = recognizers.filter(\.isEnabled).map {
      Member(recognizer: $0, tracker: $0.kind.tracker)
    }
  }

  /// Whether nothing can happen any longer: no finger is down, and nothing waits for time to pass.
  package var isOver: Bool { fingersDown.isEmpty && nextDeadline == nil }

  /// The state of the recognizer `id`; nil if there is none.
  package func state(of id: String) -> Recognizer.State? {
    members.first { $0.recognizer.id == id }?.state
  }

  /// The time at which the next recognizer decides without further touches, in milliseconds; nil if
  /// none does.
  package var nextDeadline: Int? {
    members.lazy.filter { $0.isPossible && $0.held == nil }.compactMap(\.tracker.deadline).min()
  }

  /// Processes `touch`.
  package mutating func send(_ touch: Touch, asking delegate: inout some GestureDelegate) {
    advance(to: touch.time, asking: &delegate)
    if touch.phase == .began {
      guard fingersDown.insert(touch.finger).inserted else { return }
    } else {
      guard fingersDown.contains(touch.finger) else { return }
    }
    view.add(touch)
    for index in members.indices where !members[index].isDone {
      if touch.phase == .began, !delegate.shouldReceive(members[index].recognizer.id, touch) {
        continue
      }
      members[index].fingers.follow(touch)
      guard members[index].fingers.tracks.contains(where: { $0.finger == touch.finger }) else {
        continue
      }
      let isActive = members[index].isActive
      let transition = members[index].tracker.read(
        touch, members[index].fingers, isActive: isActive)
      members[index].fingers.lift(touch)
      if let transition { decide(index, transition, asking: &delegate) }
    }
    if touch.phase == .ended || touch.phase == .cancelled { fingersDown.remove(touch.finger) }
    settle(asking: &delegate)
  }

  /// Advances to `time`, in milliseconds: recognizers whose deadlines have passed decide.
  package mutating func advance(to time: Int, asking delegate: inout some GestureDelegate) {
    while let deadline = nextDeadline, deadline <= time {
      let due = members.indices.first {
        members[$0].isPossible && members[$0].held == nil
          && members[$0].tracker.deadline == deadline
      }
      guard let due, let transition = members[due].tracker.expire() else { break }
      now = max(now, deadline)
      decide(due, transition, asking: &delegate)
      settle(asking: &delegate)
    }
    now = max(now, time)
  }
}

/// The arbitration between recognizers: delegates can prevent them (GES-04), two exclude each other
/// unless a delegate allows both (GES-05), and some require others to fail (GES-08).
extension GestureArena {
  /// Applies `transition` of the member at `index`, as far as the others allow it.
  mutating func decide(
    _ index: Int, _ transition: GestureTransition, asking delegate: inout some GestureDelegate
  ) {
    switch transition {
    case .fail:
      members[index].fail()
    case .recognize, .begin:
      if mustWait(index) {
        members[index].held = transition
      } else {
        start(index, transition, asking: &delegate)
      }
    case .change, .end, .cancel:
      go(index, on: transition, asking: &delegate)
    }
  }

  /// Continues with recognizers whose required failures occurred, and delivers the delayed touches
  /// to the view.
  mutating func settle(asking delegate: inout some GestureDelegate) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in members.indices {
        guard let transition = members[index].held, !mustWait(index) else { continue }
        members[index].held = nil
        start(index, transition, asking: &delegate)
        hasChanged = true
      }
    }
    let possible = members.lazy.filter(\.isWatching).map(\.recognizer)
    view.release(
      keepingBegan: possible.contains(where: \.delaysTouchesBegan),
      keepingEnded: possible.contains(where: \.delaysTouchesEnded), to: &delegate)
  }

  /// The recognizers that have to fail before the member at `index` may recognize anything.
  private func requirements(of index: Int) -> [Member] {
    let ids = members[index].recognizer.requiredToFail
    guard !ids.isEmpty else { return [] }
    return members.filter { ids.contains($0.recognizer.id) }
  }

  private func mustWait(_ index: Int) -> Bool {
    requirements(of: index).contains(where: \.isPossible)
  }

  /// Whether all that had to fail did.
  private func haveFailed(requirementsOf index: Int) -> Bool {
    requirements(of: index).allSatisfy { $0.state == .failed }
  }

  private mutating func start(
    _ index: Int, _ transition: GestureTransition, asking delegate: inout some GestureDelegate
  ) {
    let id = members[index].recognizer.id
    let measure = members[index].tracker.measure
    guard haveFailed(requirementsOf: index), delegate.shouldBegin(id, measure) else {
      members[index].fail()
      return
    }
    var excluded: [Int] = []
    for other in members.indices where other != index && members[other].isRival {
      if canCoexist(index, other, asking: &delegate) { continue }
      // A gesture that has begun excludes this one, which then excludes none.
      guard members[other].isPossible else { return members[index].fail() }
      excluded.append(other)
    }
    for other in excluded { members[other].fail() }
    // The view loses its touches just before the action (GES-03).
    if members[index].recognizer.cancelsTouchesInView {
      view.cancel(at: now, telling: &delegate)
    }
    members[index].state = transition == .begin ? .began : .ended
    delegate.act(id, members[index].state, measure)
  }

  /// Whether two recognizers may both succeed: if one delegate allows it (GES-05), or if a
  /// single tap succeeds before a double tap.
  ///
  /// A single tap that still waits when the double tap succeeds is excluded.
  private func canCoexist(
    _ index: Int, _ other: Int, asking delegate: inout some GestureDelegate
  ) -> Bool {
    let (first, second) = (members[index].recognizer, members[other].recognizer)
    if case .tap(let taps, _) = first.kind, case .tap(let otherTaps, _) = second.kind,
      taps < otherTaps || taps > otherTaps && !members[other].isPossible
    {
      return true
    }
    return delegate.shouldRecognize(first.id, with: second.id)
      || delegate.shouldRecognize(second.id, with: first.id)
  }

  /// Continues a gesture that has begun.
  private mutating func go(
    _ index: Int, on transition: GestureTransition, asking delegate: inout some GestureDelegate
  ) {
    guard members[index].isActive else {
      // A postponed gesture that ends or is cancelled before it begins has failed.
      if transition != .change { members[index].fail() }
      return
    }
    members[index].state =
      switch transition {
      case .change: .changed
      case .end: .ended
      default: .cancelled
      }
    delegate.act(
      members[index].recognizer.id, members[index].state, members[index].tracker.measure)
  }
}

extension GestureArena.Member {
  /// Fails.
  fileprivate mutating func fail() {
    held = nil
    state = .failed
  }

  /// Whether it can be in the way of others.
  fileprivate var isRival: Bool { isPossible || isActive || state == .ended }
}
