/// Where pages come from.
extension Simulation {
  /// Whether fingers turn the pages of `id`: somebody says what comes next (PAGE-02).
  func hasPageSource(_ id: ControllerID) -> Bool {
    guard case .pages(let state) = controllers[id]?.container else { return false }
    return !state.book.isEmpty || pageSource(of: id) != nil
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

  /// The dots that the data source gives `id`; nil where it says nothing of them (PAGE-11).
  mutating func dots(of id: ControllerID) -> PageControlState? {
    if let source = pageSource(of: id) {
      return source.code.dots(for: id, as: source.id, on: &self)
    }
    guard case .pages(let state) = controllers[id]?.container,
      let shown = controllers[id]?.children.first, let index = state.book.firstIndex(of: shown)
    else { return nil }
    return PageControlState(numberOfPages: state.book.count, currentPage: index)
  }

  /// The page before or after `page`; nil at the edge.
  mutating func page(
    _ direction: PageState.Direction, of page: ControllerID, in id: ControllerID
  ) -> ControllerID? {
    if let source = pageSource(of: id) {
      return source.code.page(direction, of: page, in: id, as: source.id, on: &self)
    }
    guard case .pages(let state) = controllers[id]?.container,
      let index = state.book.firstIndex(of: page)
    else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return state.book.indices.contains(next) ? state.book[next] : nil
  }
}
