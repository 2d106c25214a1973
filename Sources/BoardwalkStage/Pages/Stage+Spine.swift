/// Where a book is bound.
extension Stage {
  /// Binds the pages of the page view controller `id` at `spine`, and shows `pages`, where there are
  /// any, as the answer to a turn of the device does (PAGE-06).
  ///
  /// Scrolling pages have no spine (PAGE-03); with the spine in the middle pages have backs
  /// (PAGE-04). Too few or too many pages for the spine raise (PAGE-07, EXC-17).
  public mutating func setSpine(
    _ spine: PageState.Spine, of id: ControllerID, pages: [ControllerID]? = nil
  ) {
    guard exception == nil, case .pages(var state) = controllers[id]?.container,
      state.style == .pageCurl, spine != .none
    else { return }
    // A book that was open in the middle has no backs once it is closed (PAGE-09).
    if spine == .mid || state.spine == .mid { state.isDoubleSided = spine == .mid }
    state.spine = spine
    let count = (pages ?? controllers[id]?.children ?? []).count
    guard count == state.requiredCount || count == 0 else {
      return raise(.wrongPageCountForSpine(count, required: state.requiredCount))
    }
    controllers[id]?.container = .pages(state)
    if let pages { setPages(pages, of: id, animated: false) }
  }

  /// Asks for the spine that suits the device as it is held now; only books have one (PAGE-06).
  mutating func askForSpine(of id: ControllerID) {
    guard case .pages(var state) = controllers[id]?.container, state.style == .pageCurl,
      delegate(of: id) != nil
    else { return }
    state.isChoosingSpine = true
    controllers[id]?.container = .pages(state)
    let answer = asksDelegateForSpine(of: id, state.spine)
    guard case .pages(var state) = controllers[id]?.container else { return }
    state.isChoosingSpine = false
    controllers[id]?.container = .pages(state)
    if let answer { setSpine(answer, of: id) }
  }
}
