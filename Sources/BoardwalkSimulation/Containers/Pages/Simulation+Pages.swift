import BoardwalkBase
import BoardwalkGraph
import BoardwalkSchema

/// Page view controllers: operations for code.
extension Simulation {
  /// Sets the pages of the page view controller `id`, shown at the end of the transition (PAGE-08).
  ///
  /// The delegate is not called. The completion block, if it has a name, is called on `caller`. A
  /// number of pages that does not match the spine raises (PAGE-04, PAGE-07, EXC-16).
  package mutating func setPages(
    _ pages: [ControllerID], of id: ControllerID, direction: PageState.Direction = .forward,
    animated: Bool, completion: String? = nil, caller: ControllerID? = nil
  ) {
    guard !isOver, let state = controllers[id]?.pages,
      let old = controllers[id]?.children
    else { return }
    guard pages.count == state.requiredCount || state.isChoosingSpine else {
      return raise(.wrongPageCount(pages.count, required: state.requiredCount))
    }
    guard allowsContainment(of: pages.filter { !old.contains($0) }, in: id) else { return }
    replacePages(of: id, by: pages)
    // Visible pages are loaded at once (APP-13).
    for page in state.visible(among: pages) { load(page) }
    guard !isOver else { return }
    // How many of them can be seen follows from the spine, which is not known yet (PAGE-06).
    guard !state.isChoosingSpine else { return }
    showPages(
      of: id, insteadOf: state.visible(among: old), of: old, animated: animated,
      completion: completion.map { Completion(caller: caller ?? id, label: $0) })
    updatePageControl(of: id)
  }

  /// Puts `pages` into `id`, before any callback.
  mutating func replacePages(of id: ControllerID, by pages: [ControllerID]) {
    cancelInteraction(in: id)
    guard var state = controllers[id]?.pages else { return }
    forget(&state, in: id)
    for page in pages where controllers[id]?.children.contains(page) == false {
      controllers.removeFromParent(page)
      controllers[page]?.parent = id
    }
    controllers[id]?.children = pages
    controllers[id]?.pages = state
  }

  /// Shows the pages of `id` in place of `old`, as far as they were visible (`seen`).
  mutating func showPages(
    of id: ControllerID, insteadOf seen: ArraySlice<ControllerID>, of old: [ControllerID],
    animated: Bool, completion: Completion? = nil
  ) {
    guard let state = controllers[id]?.pages, let new = controllers[id]?.children
    else { return }
    var transition = turn(from: old, to: new, in: id, state, seen: seen)
    transition.timing = animated ? .animated : .immediate
    transition.completion = completion
    begin(transition)
  }

  /// Gives the page view controller `id` all its pages in their order; without pages it has no data
  /// source, and gestures turn nothing (PAGE-02).
  ///
  /// The page view controller owns the pages until they are replaced.
  package mutating func setAllPages(_ pages: [ControllerID], of id: ControllerID) {
    guard var state = controllers[id]?.pages else { return }
    let old = state.allPages
    forget(&state, in: id)
    state.allPages = pages
    controllers[id]?.pages = state
    for page in pages {
      controllers[page]?.owner = id
      controllers.markOwned(page)
    }
    for page in old where !pages.contains(page) {
      controllers[page]?.owner = nil
      releaseUnlessHeld(page)
    }
  }

  /// Makes pages double-sided or single-sided; with the spine in the middle single-sided ones end
  /// the app (PAGE-05).
  package mutating func setDoubleSided(_ isDoubleSided: Bool, of id: ControllerID) {
    guard !isOver, let state = controllers[id]?.pages else { return }
    guard isDoubleSided || state.spine != .mid else { return raise(.singleSidedAtMid) }
    controllers[id]?.pages?.isDoubleSided = isDoubleSided
  }

  /// A change from the pages `old`, of which some could be `seen`, to the pages `new`, before any
  /// callback.
  func turn(
    from old: [ControllerID], to new: [ControllerID], in id: ControllerID, _ state: PageState,
    seen: ArraySlice<ControllerID>? = nil
  ) -> Transition {
    let visible = state.visible(among: new)
    let seen = seen ?? state.visible(among: old)
    let sequence: TransitionSequence =
      !controllers.isOnScreen(id) ? .pagesUnseen : state.style == .scroll ? .scroll : .curl
    return Transition(
      sequence: sequence, container: id,
      outgoing: seen.filter { !visible.contains($0) },
      incoming: visible.filter { !seen.contains($0) },
      removed: old.filter { !new.contains($0) },
      arriving: new.filter { !old.contains($0) })
  }

  /// Discards the cached neighbors of the current page (PAGE-15).
  mutating func forget(_ state: inout PageState, in id: ControllerID) {
    for page in state.removeNeighbors() {
      controllers[page]?.owner = nil
      if controllers[page]?.parent == nil { releaseUnlessHeld(page) }
    }
  }

  /// Updates the page control: the data source is asked for its pages if it has the methods for
  /// that and pages scroll horizontally (PAGE-11).
  mutating func updatePageControl(of id: ControllerID) {
    guard let state = controllers[id]?.pages, state.style == .scroll,
      state.orientation == .horizontal, let control = pageControl(of: id)
    else { return }
    record(id, .callback(.dataSource("presentationCount: \(control.numberOfPages)")))
    record(id, .callback(.dataSource("presentationIndex: \(control.currentPage)")))
    controllers[id]?.pages?.pageControl = control
  }
}

/// Turning pages with a finger.
extension Simulation {
  /// Turns the page of the page view controller `id` by `gesture`; nothing happens at the last
  /// page, or without a data source (PAGE-02, PAGE-10).
  mutating func turnPage(
    of id: ControllerID, _ direction: PageState.Direction, _ gesture: GestureProgress
  ) {
    guard let state = controllers[id]?.pages, let old = controllers[id]?.children,
      !old.isEmpty, hasPageSource(id)
    else { return }
    if state.style == .scroll { askForNeighbors(of: id) }
    guard let pages = pages(beside: old, in: id, direction), !isOver else { return }
    guard pages.count == state.requiredCount else {
      return raise(.wrongPageCount(pages.count, required: state.requiredCount))
    }
    guard allowsContainment(of: pages, in: id) else { return }
    notifyDelegate(of: id, willTransitionTo: pages)
    for page in pages { controllers[page]?.parent = id }
    var transition = turn(from: old, to: pages, in: id, state)
    transition.direction = direction
    let cancellation: TransitionSequence =
      state.style == .scroll ? .scrollCancelled : .curlCancelled
    begin(
      InteractiveTransition(kind: .turn, transition: transition, cancellation: cancellation),
      gesture)
  }

  /// The next pages in a direction; nil at the end. A double-sided book needs two (PAGE-10).
  private mutating func pages(
    beside old: [ControllerID], in id: ControllerID, _ direction: PageState.Direction
  ) -> [ControllerID]? {
    guard let state = controllers[id]?.pages else { return nil }
    if state.style == .scroll { return state.neighbors[direction]?.page.map { [$0] } }
    var pages: [ControllerID] = []
    while pages.count < state.requiredCount,
      let from = (direction == .forward ? pages.last ?? old.last : pages.first ?? old.first),
      let next = ask(for: direction, of: from, in: id)
    {
      pages.insert(next, at: direction == .forward ? pages.count : 0)
    }
    return pages.isEmpty ? nil : pages
  }

  /// Requests the unknown neighbors of the current page (PAGE-14).
  private mutating func askForNeighbors(of id: ControllerID) {
    for direction in [PageState.Direction.forward, .reverse] {
      guard let state = controllers[id]?.pages,
        state.neighbors[direction] == nil, let shown = controllers[id]?.children.first
      else { continue }
      let page = ask(for: direction, of: shown, in: id)
      guard controllers[id]?.pages != nil else { return }
      controllers[id]?.pages?.addNeighbor(page, direction)
      if let page { controllers[page]?.owner = id }
    }
  }

  /// The page before or after `page`, as the data source answers; nil at the ends (S3-10).
  private mutating func ask(
    for direction: PageState.Direction, of page: ControllerID, in id: ControllerID
  ) -> ControllerID? {
    let answer = self.page(direction, of: page, in: id)
    let question = direction == .forward ? "viewControllerAfter" : "viewControllerBefore"
    notify(
      id,
      .dataSource(
        "\(question) \(controllers.name(of: page) ?? ""): \(controllers.name(of: answer) ?? "nil")")
    )
    return answer
  }

  /// The end of a completed or cancelled page turn: the pages are exchanged, the delegate is
  /// notified, and the data source is asked for the next page (PAGE-12, PAGE-14).
  mutating func finishPageTurn(_ transition: Transition) {
    guard let id = transition.container, var state = controllers[id]?.pages else {
      return
    }
    let isCompleted = !transition.sequence.isCancellation
    let old = isCompleted ? transition.removed : transition.outgoing
    guard transition.direction != nil || !isCompleted else { return }
    if isCompleted {
      controllers[id]?.children = transition.arriving
      for page in transition.arriving { controllers.markOwned(page) }
    } else {
      for page in transition.incoming {
        controllers[page]?.parent = nil
        if controllers[page]?.owner == nil { releaseUnlessHeld(page) }
      }
    }
    notifyDelegate(of: id, didFinishFrom: old, completed: isCompleted)
    if let now = controllers[id]?.pages { state = now }
    guard isCompleted, let direction = transition.direction, state.style == .scroll else { return }
    let released = state.advance(direction, from: old.first)
    old.forEach { controllers[$0]?.owner = id }
    controllers[id]?.pages = state
    if let released {
      controllers[released]?.owner = nil
      releaseUnlessHeld(released)
    }
    askForNeighbors(of: id)
    // The data source is not asked again (PAGE-11).
    controllers[id]?.pages?.pageControl?.move(forward: direction == .forward)
  }
}

/// Page sources.
extension Simulation {
  /// Whether gestures turn the pages of `id`, which requires a data source (PAGE-02).
  func hasPageSource(_ id: ControllerID) -> Bool {
    guard let state = controllers[id]?.pages else { return false }
    return !state.allPages.isEmpty || pageSource(of: id) != nil
  }

  /// The controller whose code is the data source of `id`.
  private func pageSource(
    of id: ControllerID
  ) -> (id: ControllerID, code: any PageViewControllerDataSource)? {
    guard library.hasBehaviors else { return nil }
    let connected = blueprint(of: id)?.hasDataSource == true ? id : nil
    for candidate in [controllers[id]?.dataSource, controllers[id]?.delegate, connected]
      .compactMap({ $0 })
    {
      if let code = behavior(of: candidate, as: (any PageViewControllerDataSource).self) {
        return (candidate, code)
      }
    }
    return nil
  }

  /// The page control that the data source returns for `id`; nil if it implements none (PAGE-11).
  mutating func pageControl(of id: ControllerID) -> PageControlState? {
    if let source = pageSource(of: id) {
      return source.code.pageControl(for: id, as: source.id, on: &self)
    }
    return controllers[id]?.children.first.flatMap { controllers[id]?.pages?.pageControl(at: $0) }
  }

  /// The page before or after `page`; nil at the edge.
  mutating func page(
    _ direction: PageState.Direction, of page: ControllerID, in id: ControllerID
  ) -> ControllerID? {
    if let source = pageSource(of: id) {
      return source.code.page(direction, of: page, in: id, as: source.id, on: &self)
    }
    return controllers[id]?.pages?.page(direction, of: page)
  }
}

/// Spine locations.
extension Simulation {
  /// Asks for the spine location for the current orientation; only books have one (PAGE-06).
  mutating func askForSpine(of id: ControllerID) {
    guard var state = controllers[id]?.pages, state.style == .pageCurl,
      delegate(of: id) != nil, let old = controllers[id]?.children
    else { return }
    let seen = state.visible(among: old)
    state.isChoosingSpine = true
    controllers[id]?.pages = state
    let answer = askDelegateForSpine(of: id, state.spine)
    guard !isOver, var state = controllers[id]?.pages,
      let chosen = controllers[id]?.children
    else { return }
    state.isChoosingSpine = false
    controllers[id]?.pages = state
    bind(id, at: answer ?? state.spine, pages: chosen, insteadOf: old, seen: seen)
  }

  /// Sets the `spine` of `id` and shows `pages` in place of `old`, as far as they were visible
  /// (`seen`). A wrong number of pages raises (PAGE-07, EXC-17).
  private mutating func bind(
    _ id: ControllerID, at spine: SpineLocation, pages: [ControllerID],
    insteadOf old: [ControllerID], seen: ArraySlice<ControllerID>
  ) {
    guard var state = controllers[id]?.pages, spine != .none else { return }
    state.move(spineTo: spine)
    guard pages.count == state.requiredCount || pages.isEmpty else {
      return raise(.wrongPageCountForSpine(pages.count, required: state.requiredCount))
    }
    controllers[id]?.pages = state
    if controllers[id]?.children != pages { replacePages(of: id, by: pages) }
    guard pages != old || seen.count != state.visible(among: pages).count else { return }
    showPages(of: id, insteadOf: seen, of: old, animated: false)
  }
}

/// The page control of a page view controller (PAGE-11).
extension Simulation {
  /// The id of the page control, which no document describes.
  static let pageControlID = "page view controller's page control"

  /// The page control of `id` as a view; nil if it has none.
  func pageControlView(of id: ControllerID) -> ViewTemplate? {
    guard let control = controllers[id]?.pages?.pageControl, control.isShown else { return nil }
    var view = ViewTemplate.createdByCode(
      Self.pageControlID, "pageControl", frame: LayoutRect(x: 0, y: 0, width: 0, height: 26))
    view.content.pageControl?.numberOfPages = control.numberOfPages
    view.content.pageControl?.currentPage = control.currentPage
    return view
  }

  /// The touchable halves of the page control of `id`.
  func pageControlTouchables(of id: ControllerID) -> [Touchable] {
    pageControlView(of: id).map { TouchTargetCollector().targets(in: $0) }?
      .map { Touchable($0, of: id) } ?? []
  }

  /// Taps a half of the page control `touchable`, which turns to the neighboring page as a finger
  /// does (PAGE-31).
  mutating func tapPageControl(_ touchable: Touchable) {
    turnPage(of: touchable.controller, touchable.part == 1 ? .forward : .reverse, .completed)
  }
}
