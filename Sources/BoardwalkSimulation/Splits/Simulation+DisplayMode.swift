/// Which columns of a split view controller are seen.
extension Simulation {
  /// Asks for `mode`, as code does; `automatic` leaves it to the device (SPL-02).
  package mutating func setPreferredDisplayMode(_ mode: SplitState.DisplayMode, of id: ControllerID)
  {
    guard exception == nil, case .split(var state) = controllers[id]?.container else { return }
    state.preferredDisplayMode = mode
    controllers[id]?.container = .split(state)
    if !state.isCollapsed { setDisplayMode(state.resolvedMode(under: options), of: id) }
  }

  /// Shows `column` of `id`: in the nearest mode that shows it, or, where there is room for one
  /// column, on top of the stack, or by going back to it (SPL-11).
  package mutating func show(_ column: SplitState.Column, of id: ControllerID) {
    guard exception == nil, case .split(let state) = controllers[id]?.container else { return }
    guard state.isCollapsed else {
      return setDisplayMode(state.mode(showing: column, under: options), of: id)
    }
    // A primary column without a stack is all that is seen: nothing can go on top of it.
    guard state.columns[.compact] == nil, let primary = state.columns[.primary],
      isNavigation(primary), let content = state.columns[column],
      let stack = controllers[primary]?.children
    else { return }
    if column == .primary, let first = stack.first {
      pop(primary, to: first, animated: true)
    } else if stack.contains(content) {
      pop(primary, to: content, animated: true)
    } else {
      putOnTop(content, of: primary, animated: true)
    }
  }

  /// Hides `column` of `id`: in the nearest mode without it, or, where there is room for one column,
  /// by going back from it (SPL-11).
  package mutating func hide(_ column: SplitState.Column, of id: ControllerID) {
    guard exception == nil, case .split(let state) = controllers[id]?.container else { return }
    guard state.isCollapsed else { return setDisplayMode(state.mode(hiding: column), of: id) }
    guard column != .primary, let primary = state.columns[.primary], isNavigation(primary),
      let content = state.columns[column], let stack = controllers[primary]?.children,
      let index = stack.firstIndex(of: content), index > 0
    else { return }
    pop(primary, to: stack[index - 1], animated: true)
  }

  /// What the item that shows and hides columns does when it is tapped; nil where it has no effect
  /// (SPL-03): the mode it leads to.
  package func displayModeItemTarget(of id: ControllerID) -> SplitState.DisplayMode? {
    guard case .split(let state) = controllers[id]?.container, !state.isCollapsed,
      state.columns[.primary] != nil, state.columns[.secondary] != nil
    else { return nil }
    return state.displayMode.extent == 0
      ? state.mode(showing: state.isTriple ? .supplementary : .primary, under: options)
      : state.mode(
        hiding: state.isTriple && state.displayMode.extent == 1 ? .supplementary : .primary)
  }

  /// A swipe from the edge brings the hidden columns, where the app lets it.
  mutating func toggleDisplayMode(of id: ControllerID) {
    displayModeItemTarget(of: id).map { setDisplayMode($0, of: id) }
  }

  /// Shows the columns of `id` as `mode` says; columns come and go.
  mutating func setDisplayMode(_ mode: SplitState.DisplayMode, of id: ControllerID) {
    guard case .split(var state) = controllers[id]?.container, mode != state.displayMode else {
      return
    }
    let before = isOnScreen(id) ? visibleTree(of: id) : []
    let old = Set(state.sideColumns)
    state.displayMode = mode
    let new = Set(state.sideColumns)
    let hidden = SplitState.Column.allCases.filter { old.subtracting(new).contains($0) }
    let shown = SplitState.Column.allCases.filter { new.subtracting(old).contains($0) }
    let isTold = delegate(of: id) != nil
    if isTold {
      tell(id, .delegate("willChangeTo \(mode)"))
      for column in hidden { tell(id, .delegate("willHide \(column.name)")) }
      for column in shown { tell(id, .delegate("willShow \(column.name)")) }
    }
    controllers[id]?.container = .split(state)
    rearrange(
      id, before: before,
      closing: hidden.map { "didHide \($0.name)" } + shown.map { "didShow \($0.name)" })
  }
}
