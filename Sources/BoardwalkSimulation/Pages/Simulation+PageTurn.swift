/// Turning pages with a finger.
extension Simulation {
  /// Turns the page of the page view controller `id` as far as `gesture` says; nothing moves at an
  /// edge, nor without a data source (PAGE-02, PAGE-10).
  mutating func turnPage(
    of id: ControllerID, _ direction: PageState.Direction, _ gesture: Gesture
  ) {
    guard case .pages(let state) = controllers[id]?.container, let old = controllers[id]?.children,
      !old.isEmpty, hasPageSource(id)
    else { return }
    if state.style == .scroll { askForNeighbours(of: id) }
    guard let pages = pages(beside: old, in: id, direction), exception == nil else { return }
    guard pages.count == state.requiredCount else {
      return raise(.wrongPageCount(pages.count, required: state.requiredCount))
    }
    guard allowsContainment(of: pages, in: id) else { return }
    tellDelegate(of: id, willTransitionTo: pages)
    for page in pages { controllers[page]?.parent = id }
    var transition = turn(from: old, to: pages, in: id, state)
    transition.direction = direction
    let cancellation: TransitionSequence =
      state.style == .scroll ? .scrollCancelled : .curlCancelled
    begin(
      Interaction(kind: .turn, transition: transition, cancellation: cancellation), gesture)
  }

  /// The pages that a turn leads to; nil at an edge. A book that lies open needs two (PAGE-10).
  private mutating func pages(
    beside old: [ControllerID], in id: ControllerID, _ direction: PageState.Direction
  ) -> [ControllerID]? {
    guard case .pages(let state) = controllers[id]?.container else { return nil }
    if state.style == .scroll { return state.neighbours[direction]?.page.map { [$0] } }
    var pages: [ControllerID] = []
    while pages.count < state.requiredCount,
      let from = (direction == .forward ? pages.last ?? old.last : pages.first ?? old.first),
      let next = ask(for: direction, of: from, in: id)
    {
      pages.insert(next, at: direction == .forward ? pages.count : 0)
    }
    return pages.isEmpty ? nil : pages
  }

  /// Asks for the pages beside the one that is shown, as far as they are not known (PAGE-14).
  private mutating func askForNeighbours(of id: ControllerID) {
    for direction in [PageState.Direction.forward, .reverse] {
      guard case .pages(let state) = controllers[id]?.container,
        state.neighbours[direction] == nil, let shown = controllers[id]?.children.first
      else { continue }
      let page = ask(for: direction, of: shown, in: id)
      guard case .pages(var state) = controllers[id]?.container else { return }
      state.neighbours[direction] = page.map { .page($0) } ?? .edge
      controllers[id]?.container = .pages(state)
      if let page { controllers[page]?.keeper = id }
    }
  }

  /// The page before or after `page`, as the data source answers; nil at the ends (S3-10).
  private mutating func ask(
    for direction: PageState.Direction, of page: ControllerID, in id: ControllerID
  ) -> ControllerID? {
    let answer = self.page(direction, of: page, in: id)
    let question = direction == .forward ? "viewControllerAfter" : "viewControllerBefore"
    tell(
      id, .dataSource("\(question) \(name(of: page) ?? ""): \(name(of: answer) ?? "nil")"))
    return answer
  }

  /// The end of a turn, or of one that was taken back: the pages change places, the delegate hears
  /// of it, and the next page is asked for (PAGE-12, PAGE-14).
  mutating func settlePages(_ transition: Transition) {
    guard let id = transition.container, case .pages(var state) = controllers[id]?.container else {
      return
    }
    let isCompleted = !transition.choreography.isCancellation
    let old = isCompleted ? transition.removed : transition.outgoing
    guard transition.direction != nil || !isCompleted else { return }
    if isCompleted {
      controllers[id]?.children = transition.arriving
      for page in transition.arriving { loose.removeAll { $0 == page } }
    } else {
      for page in transition.incoming {
        controllers[page]?.parent = nil
        if controllers[page]?.keeper == nil { releaseUnlessHeld(page) }
      }
    }
    tellDelegate(of: id, didFinishFrom: old, completed: isCompleted)
    if case .pages(let now) = controllers[id]?.container { state = now }
    guard isCompleted, let direction = transition.direction, state.style == .scroll else { return }
    let behind: PageState.Direction = direction == .forward ? .reverse : .forward
    let forgotten = state.neighbours[behind]?.page
    state.neighbours = [behind: old.first.map { .page($0) } ?? .edge]
    old.forEach { controllers[$0]?.keeper = id }
    controllers[id]?.container = .pages(state)
    if let forgotten, !state.book.contains(forgotten) {
      controllers[forgotten]?.keeper = nil
      releaseUnlessHeld(forgotten)
    }
    askForNeighbours(of: id)
    moveDots(of: id, direction)
  }

  func names(of ids: [ControllerID]) -> String {
    ids.compactMap { name(of: $0) }.joined(separator: ", ")
  }
}
