/// Page view controllers: what code gives them.
extension Simulation {
  /// Makes `pages` what the page view controller `id` shows once the change has ended (PAGE-08).
  ///
  /// The delegate hears nothing. The completion block, if it has a name, is called on `caller`. A
  /// number of pages that does not suit the spine raises (PAGE-04, PAGE-07, EXC-16).
  package mutating func setPages(
    _ pages: [ControllerID], of id: ControllerID, direction: PageState.Direction = .forward,
    animated: Bool, completion: String? = nil, caller: ControllerID? = nil
  ) {
    guard exception == nil, case .pages(let state) = controllers[id]?.container,
      let old = controllers[id]?.children
    else { return }
    guard pages.count == state.requiredCount || state.isChoosingSpine else {
      return raise(.wrongPageCount(pages.count, required: state.requiredCount))
    }
    guard allowsContainment(of: pages.filter { !old.contains($0) }, in: id) else { return }
    replacePages(of: id, by: pages)
    // How many of them can be seen follows from the spine, which is not known yet (PAGE-06).
    guard !state.isChoosingSpine else { return }
    showPages(
      of: id, insteadOf: old.prefix(state.visibleCount), of: old, animated: animated,
      completion: completion.map { Completion(caller: caller ?? id, label: $0) })
    updateDots(of: id)
  }

  /// Puts `pages` into `id`, nobody told yet.
  mutating func replacePages(of id: ControllerID, by pages: [ControllerID]) {
    cancelInteraction(in: id)
    guard case .pages(var state) = controllers[id]?.container else { return }
    forget(&state, in: id)
    for page in pages where controllers[id]?.children.contains(page) == false {
      takeFromParent(page)
      controllers[page]?.parent = id
    }
    controllers[id]?.children = pages
    controllers[id]?.container = .pages(state)
  }

  /// Lets the pages of `id` come, and those of `old` go that could be `seen`.
  mutating func showPages(
    of id: ControllerID, insteadOf seen: ArraySlice<ControllerID>, of old: [ControllerID],
    animated: Bool, completion: Completion? = nil
  ) {
    guard case .pages(let state) = controllers[id]?.container, let new = controllers[id]?.children
    else { return }
    var transition = turn(from: old, to: new, in: id, state, seen: seen)
    transition.pace = animated ? .animated : .immediate
    transition.completion = completion
    begin(transition)
  }

  /// Gives the page view controller `id` all its pages in their order; without any it has no data
  /// source, and fingers turn nothing (PAGE-02).
  ///
  /// The pages are held until another book replaces this one.
  package mutating func setBook(_ book: [ControllerID], of id: ControllerID) {
    guard case .pages(var state) = controllers[id]?.container else { return }
    let old = state.book
    forget(&state, in: id)
    state.book = book
    controllers[id]?.container = .pages(state)
    for page in book {
      controllers[page]?.keeper = id
      loose.removeAll { $0 == page }
    }
    for page in old where !book.contains(page) {
      controllers[page]?.keeper = nil
      releaseUnlessHeld(page)
    }
  }

  /// Makes pages double-sided or single-sided; with the spine in the middle single-sided ones end
  /// the app (PAGE-05).
  package mutating func setDoubleSided(_ isDoubleSided: Bool, of id: ControllerID) {
    guard exception == nil, case .pages(var state) = controllers[id]?.container else { return }
    guard isDoubleSided || state.spine != .mid else { return raise(.singleSidedAtMid) }
    state.isDoubleSided = isDoubleSided
    controllers[id]?.container = .pages(state)
  }

  /// A change from the pages `old`, of which some could be `seen`, to the pages `new`, nobody told yet.
  func turn(
    from old: [ControllerID], to new: [ControllerID], in id: ControllerID, _ state: PageState,
    seen: ArraySlice<ControllerID>? = nil
  ) -> Transition {
    let visible = new.prefix(state.visibleCount)
    let seen = seen ?? old.prefix(state.visibleCount)
    let choreography: TransitionSequence =
      !isOnScreen(id) ? .pagesUnseen : state.style == .scroll ? .scroll : .curl
    return Transition(
      choreography: choreography, container: id,
      outgoing: seen.filter { !visible.contains($0) },
      incoming: visible.filter { !seen.contains($0) },
      removed: old.filter { !new.contains($0) },
      arriving: new.filter { !old.contains($0) })
  }

  /// Forgets the pages beside the one that is shown (PAGE-15).
  mutating func forget(_ state: inout PageState, in id: ControllerID) {
    let known = [PageState.Direction.reverse, .forward].compactMap { state.neighbours[$0]?.page }
    state.neighbours = [:]
    for page in known where !state.book.contains(page) {
      controllers[page]?.keeper = nil
      if controllers[page]?.parent == nil { releaseUnlessHeld(page) }
    }
  }

  /// The dots: the data source is asked for them where it can say, pages scroll, and do so across
  /// (PAGE-11).
  mutating func updateDots(of id: ControllerID) {
    guard case .pages(let state) = controllers[id]?.container, state.style == .scroll,
      state.orientation == .horizontal, let dots = dots(of: id),
      case .pages(var state) = controllers[id]?.container
    else { return }
    record(id, .callback(.dataSource("presentationCount: \(dots.numberOfPages)")))
    record(id, .callback(.dataSource("presentationIndex: \(dots.currentPage)")))
    state.dots = dots
    controllers[id]?.container = .pages(state)
  }

  /// A page was turned: the dots follow by themselves, nobody is asked (PAGE-11).
  mutating func moveDots(of id: ControllerID, _ direction: PageState.Direction) {
    guard case .pages(var state) = controllers[id]?.container, let dots = state.dots else { return }
    state.dots?.show(dots.currentPage + (direction == .forward ? 1 : -1))
    controllers[id]?.container = .pages(state)
  }
}
