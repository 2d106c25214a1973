/// Where a book is bound.
extension Simulation {
  /// Binds the pages of the page view controller `id` at `spine`, and shows `pages`, where there are
  /// any, as the answer to a turn of the device does (PAGE-06).
  ///
  /// Scrolling pages have no spine (PAGE-03); with the spine in the middle pages have backs
  /// (PAGE-04). Too few or too many pages for the spine raise (PAGE-07, EXC-17).
  package mutating func setSpine(
    _ spine: PageState.Spine, of id: ControllerID, pages: [ControllerID]? = nil
  ) {
    guard exception == nil, case .pages(let state) = controllers[id]?.container,
      state.style == .pageCurl, spine != .none, let old = controllers[id]?.children
    else { return }
    bind(id, at: spine, pages: pages ?? old, insteadOf: old, seen: old.prefix(state.visibleCount))
  }

  /// Asks for the spine that suits the device as it is held now; only books have one (PAGE-06).
  mutating func askForSpine(of id: ControllerID) {
    guard case .pages(var state) = controllers[id]?.container, state.style == .pageCurl,
      delegate(of: id) != nil, let old = controllers[id]?.children
    else { return }
    let seen = old.prefix(state.visibleCount)
    state.isChoosingSpine = true
    controllers[id]?.container = .pages(state)
    let answer = asksDelegateForSpine(of: id, state.spine)
    guard exception == nil, case .pages(var state) = controllers[id]?.container,
      let chosen = controllers[id]?.children
    else { return }
    state.isChoosingSpine = false
    controllers[id]?.container = .pages(state)
    bind(id, at: answer ?? state.spine, pages: chosen, insteadOf: old, seen: seen)
  }

  /// Binds `id` at `spine` and shows `pages` where the pages `old` were, some of which could be `seen`.
  private mutating func bind(
    _ id: ControllerID, at spine: PageState.Spine, pages: [ControllerID],
    insteadOf old: [ControllerID], seen: ArraySlice<ControllerID>
  ) {
    guard case .pages(var state) = controllers[id]?.container, spine != .none else { return }
    // A book that was open in the middle has no backs once it is closed (PAGE-09).
    if spine == .mid || state.spine == .mid { state.isDoubleSided = spine == .mid }
    state.spine = spine
    guard pages.count == state.requiredCount || pages.isEmpty else {
      return raise(.wrongPageCountForSpine(pages.count, required: state.requiredCount))
    }
    controllers[id]?.container = .pages(state)
    if controllers[id]?.children != pages { replacePages(of: id, by: pages) }
    guard pages != old || seen.count != pages.prefix(state.visibleCount).count else { return }
    showPages(of: id, insteadOf: seen, of: old, animated: false)
  }
}
