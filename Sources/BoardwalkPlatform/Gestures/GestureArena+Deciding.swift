/// The arbitration between recognizers: delegates can prevent them (GES-04), two exclude each other
/// unless a delegate allows both (GES-05), and some require others to fail (GES-08).
extension GestureArena {
  /// Lets the entrant `index` do what `verdict` says, as far as the others let it.
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

  /// Goes on with those that waited for others to fail, and tells the view what was kept from it.
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

  /// Goes on with a gesture that has begun.
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
  /// Gives up.
  fileprivate mutating func fail() {
    held = nil
    state = .failed
  }

  /// Whether it can be in the way of others.
  fileprivate var isRival: Bool { isPossible || isActive || state == .ended }
}
