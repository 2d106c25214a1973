/// The recognizers that see one set of fingers, and which of them wins.
///
/// A value: it is made when the first finger touches the screen, with the recognizers of the view that
/// was hit and of all views around it, and lives until ``isOver``.
package struct GestureArena: Sendable {
  /// A recognizer with its reading.
  struct ArenaMember: Sendable {
    let recognizer: Recognizer
    var state = Recognizer.State.possible
    var reading: any GestureReading

    /// The fingers that it sees.
    var fingers = ActiveTouches()

    /// Its verdict while it waits for others to fail (GES-08).
    var held: Verdict?

    var isPossible: Bool { state == .possible }
    var isActive: Bool { state == .began || state == .changed }

    /// Whether it has seen enough: it is over, or it only waits for others to fail.
    var isDone: Bool {
      state == .ended || state == .cancelled || state == .failed || held == .recognize
    }

    /// Whether it has seen something that may yet become its gesture.
    var isWatching: Bool { isPossible && fingers.most > 0 }
  }

  var entrants: [ArenaMember]
  var view = ViewTouches()

  /// The virtual time of the last event, in milliseconds.
  private(set) var now = 0

  private var fingersDown: Set<Int> = []

  /// The arena of `recognizers`, those of the innermost view first.
  package init(_ recognizers: [Recognizer]) {
    entrants = recognizers.filter(\.isEnabled).map {
      ArenaMember(recognizer: $0, reading: $0.kind.reading)
    }
  }

  /// Whether nothing can happen any longer: no finger is down, and nothing waits for time to pass.
  package var isOver: Bool { fingersDown.isEmpty && nextDeadline == nil }

  /// The state of the recognizer `id`; nil if there is none.
  package func state(of id: String) -> Recognizer.State? {
    entrants.first { $0.recognizer.id == id }?.state
  }

  /// When the next recognizer decides by time alone, in milliseconds; nil if none does.
  package var nextDeadline: Int? {
    entrants.lazy.filter { $0.isPossible && $0.held == nil }.compactMap(\.reading.deadline).min()
  }

  /// Lets `touch` happen.
  package mutating func send(_ touch: Touch, asking delegate: inout some GestureDelegate) {
    advance(to: touch.time, asking: &delegate)
    if touch.phase == .began {
      guard fingersDown.insert(touch.finger).inserted else { return }
    } else {
      guard fingersDown.contains(touch.finger) else { return }
    }
    view.take(touch)
    for index in entrants.indices where !entrants[index].isDone {
      if touch.phase == .began, !delegate.shouldReceive(entrants[index].recognizer.id, touch) {
        continue
      }
      entrants[index].fingers.follow(touch)
      guard entrants[index].fingers.tracks.contains(where: { $0.finger == touch.finger }) else {
        continue
      }
      let isActive = entrants[index].isActive
      let verdict = entrants[index].reading.read(
        touch, entrants[index].fingers, isActive: isActive)
      entrants[index].fingers.lift(touch)
      if let verdict { decide(index, verdict, asking: &delegate) }
    }
    if touch.phase == .ended || touch.phase == .cancelled { fingersDown.remove(touch.finger) }
    settle(asking: &delegate)
  }

  /// Lets time pass until `time`, in milliseconds.
  package mutating func advance(to time: Int, asking delegate: inout some GestureDelegate) {
    while let deadline = nextDeadline, deadline <= time {
      let due = entrants.indices.first {
        entrants[$0].isPossible && entrants[$0].held == nil
          && entrants[$0].reading.deadline == deadline
      }
      guard let due, let verdict = entrants[due].reading.expire() else { break }
      now = max(now, deadline)
      decide(due, verdict, asking: &delegate)
      settle(asking: &delegate)
    }
    now = max(now, time)
  }

  /// Disables the recognizer `id`: a gesture under way is cancelled (GES-06).
  package mutating func disable(_ id: String, asking delegate: inout some GestureDelegate) {
    guard let index = entrants.firstIndex(where: { $0.recognizer.id == id }),
      !entrants[index].isDone
    else { return }
    decide(index, entrants[index].isActive ? .cancel : .fail, asking: &delegate)
    settle(asking: &delegate)
  }
}

/// The arbitration between recognizers: delegates can prevent them (GES-04), two exclude each other
/// unless a delegate allows both (GES-05), and some require others to fail (GES-08).
extension GestureArena {
  /// Applies `verdict` of the entrant `index`, as far as the others allow it.
  mutating func decide(
    _ index: Int, _ verdict: Verdict, asking delegate: inout some GestureDelegate
  ) {
    switch verdict {
    case .fail:
      entrants[index].fail()
    case .recognize, .begin:
      if mustWait(index) {
        entrants[index].held = verdict
      } else {
        start(index, verdict, asking: &delegate)
      }
    case .change, .end, .cancel:
      go(index, on: verdict, asking: &delegate)
    }
  }

  /// Continues with recognizers whose required failures occurred, and delivers the delayed touches
  /// to the view.
  mutating func settle(asking delegate: inout some GestureDelegate) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in entrants.indices {
        guard let verdict = entrants[index].held, !mustWait(index) else { continue }
        entrants[index].held = nil
        start(index, verdict, asking: &delegate)
        hasChanged = true
      }
    }
    let possible = entrants.lazy.filter(\.isWatching).map(\.recognizer)
    view.release(
      keepingBegan: possible.contains(where: \.delaysTouchesBegan),
      keepingEnded: possible.contains(where: \.delaysTouchesEnded), to: &delegate)
  }

  /// The recognizers that have to fail before the entrant `index` may recognize anything.
  private func requirements(of index: Int) -> [ArenaMember] {
    let ids = entrants[index].recognizer.requiredToFail
    guard !ids.isEmpty else { return [] }
    return entrants.filter { ids.contains($0.recognizer.id) }
  }

  private func mustWait(_ index: Int) -> Bool {
    requirements(of: index).contains(where: \.isPossible)
  }

  /// Whether all that had to fail did.
  private func haveFailed(requirementsOf index: Int) -> Bool {
    requirements(of: index).allSatisfy { $0.state == .failed }
  }

  private mutating func start(
    _ index: Int, _ verdict: Verdict, asking delegate: inout some GestureDelegate
  ) {
    let id = entrants[index].recognizer.id
    guard haveFailed(requirementsOf: index), delegate.shouldBegin(id) else {
      entrants[index].fail()
      return
    }
    for other in entrants.indices where other != index && entrants[other].isRival {
      if canCoexist(index, other, asking: &delegate) { continue }
      guard entrants[other].isPossible else {
        // Another one was first.
        entrants[index].fail()
        return
      }
      entrants[other].fail()
    }
    // The view loses its touches just before the action (GES-03).
    if entrants[index].recognizer.cancelsTouchesInView {
      view.cancel(at: now, telling: &delegate)
    }
    entrants[index].state = verdict == .begin ? .began : .ended
    delegate.act(id, entrants[index].state, entrants[index].reading.measure)
  }

  /// Whether two recognizers may recognize something together: the delegate of either can let them
  /// (GES-05), and a tap leaves it to a double tap to be one as well. One that still waits when the
  /// double tap has happened is too late.
  private func canCoexist(
    _ index: Int, _ other: Int, asking delegate: inout some GestureDelegate
  ) -> Bool {
    let (first, second) = (entrants[index].recognizer, entrants[other].recognizer)
    if case .tap(let taps, _) = first.kind, case .tap(let otherTaps, _) = second.kind,
      taps < otherTaps || taps > otherTaps && !entrants[other].isPossible
    {
      return true
    }
    return delegate.shouldRecognize(first.id, with: second.id)
      || delegate.shouldRecognize(second.id, with: first.id)
  }

  /// Continues a gesture that has begun.
  private mutating func go(
    _ index: Int, on verdict: Verdict, asking delegate: inout some GestureDelegate
  ) {
    guard entrants[index].isActive else {
      // Its beginning still waits for others: when it is over, so is its chance.
      if verdict != .change { entrants[index].fail() }
      return
    }
    entrants[index].state =
      switch verdict {
      case .change: .changed
      case .end: .ended
      default: .cancelled
      }
    delegate.act(
      entrants[index].recognizer.id, entrants[index].state, entrants[index].reading.measure)
  }
}

extension GestureArena.ArenaMember {
  /// Fails.
  fileprivate mutating func fail() {
    held = nil
    state = .failed
  }

  /// Whether it can be in the way of others.
  fileprivate var isRival: Bool { isPossible || isActive || state == .ended }
}
