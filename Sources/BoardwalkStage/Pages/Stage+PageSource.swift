/// Where pages come from.
extension Stage {
  /// Whether fingers turn the pages of `id`: somebody says what comes next (PAGE-02).
  func hasPageSource(_ id: ControllerID) -> Bool {
    guard case .pages(let state) = controllers[id]?.container else { return false }
    return !state.book.isEmpty
  }

  /// The page before or after `page`; nil at the edge.
  mutating func page(
    _ direction: PageState.Direction, of page: ControllerID, in id: ControllerID
  ) -> ControllerID? {
    guard case .pages(let state) = controllers[id]?.container,
      let index = state.book.firstIndex(of: page)
    else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return state.book.indices.contains(next) ? state.book[next] : nil
  }
}
