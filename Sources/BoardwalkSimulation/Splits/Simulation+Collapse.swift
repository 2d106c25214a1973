/// Split view controllers with room for one column, and with room for several again.
extension Simulation {
  /// Shows the columns of `id` as one: the compact column, or the primary one's stack with the others
  /// on top (SPL-01, SPL-04, SPL-12, ORC-45). Of a primary column without a stack only that is seen.
  mutating func collapse(_ id: ControllerID) {
    guard case .split(var state) = controllers[id]?.container, !state.isCollapsed else { return }
    state.isCollapsed = true
    defer { controllers[id]?.container = .split(state) }
    if let compact = state.columns[.compact] {
      controllers[id]?.children = [compact]
      return
    }
    guard let primary = state.columns[.primary], isNavigation(primary) else { return }
    controllers[id]?.children = [primary]
    for column in [SplitState.Column.supplementary, .secondary] {
      guard let content = state.columns[column] else { continue }
      controllers[primary]?.children.append(content)
      controllers[content]?.parent = primary
    }
  }

  /// Shows the columns of `id` side by side again (SPL-05): what collapsing put on the primary stack
  /// leaves it, and where that has gone, whatever is on top of it becomes the secondary column.
  mutating func expand(_ id: ControllerID) {
    guard case .split(var state) = controllers[id]?.container, state.isCollapsed else { return }
    state.isCollapsed = false
    state.displayMode = state.resolvedMode(under: options)
    defer {
      controllers[id]?.children = state.expandedColumns
      for content in state.expandedColumns { controllers[content]?.parent = id }
      controllers[id]?.container = .split(state)
    }
    guard state.columns[.compact] == nil, let primary = state.columns[.primary],
      isNavigation(primary), let stack = controllers[primary]?.children
    else { return }
    if state.hasColumnStyle {
      let columns = [SplitState.Column.supplementary, .secondary].compactMap { state.columns[$0] }
      controllers[primary]?.children = stack.filter { !columns.contains($0) }
      return
    }
    // Whatever is on top is the secondary column now, even if another one was before.
    let old = state.columns[.secondary]
    state.columns[.secondary] = stack.count > 1 ? stack.last : nil
    controllers[primary]?.children = stack.dropLast(stack.count > 1 ? 1 : 0).filter { $0 != old }
    if let old, old != stack.last { releaseUnlessHeld(old) }
  }

  /// Puts `column` on top of the columns that have become one: what the delegate chose (SPL-04,
  /// SPL-11). What is above it leaves the stack.
  mutating func putOnTop(_ column: SplitState.Column, of id: ControllerID) {
    guard case .split(let state) = controllers[id]?.container, state.isCollapsed,
      state.columns[.compact] == nil, let primary = state.columns[.primary], isNavigation(primary)
    else { return }
    for other in SplitState.Column.allCases where other.rawValue > column.rawValue {
      guard let content = state.columns[other] else { continue }
      controllers[primary]?.children.removeAll { $0 == content }
      releaseUnlessHeld(content)
    }
  }

  /// Tells the delegate of `id` that there is room for several columns again.
  private mutating func tellOfExpansion(_ id: ControllerID) {
    guard case .split(let state) = controllers[id]?.container, delegate(of: id) != nil else {
      return
    }
    if state.hasColumnStyle {
      let mode = state.resolvedMode(under: options)
      tell(id, .delegate("displayModeForExpandingToProposedDisplayMode \(mode): \(mode)"))
    } else {
      tell(id, .delegate("primaryViewController(forExpanding:): nil"))
      let primary = name(of: state.columns[.primary]) ?? "nil"
      tell(id, .delegate("separateSecondary from \(primary): nil"))
    }
  }

  /// Collapses or expands `id` as the room asks, while the app runs.
  mutating func adapt(split id: ControllerID) {
    guard case .split(let state) = controllers[id]?.container else { return }
    let isCollapsed = options.horizontalSizeClass == .compact
    guard isCollapsed != state.isCollapsed else {
      if !isCollapsed { setDisplayMode(state.resolvedMode(under: options), of: id) }
      return
    }
    let before = isOnScreen(id) ? visibleTree(of: id) : []
    if isCollapsed {
      let top = asksDelegateForTopColumn(of: id)
      collapse(id)
      putOnTop(top, of: id)
    } else {
      tellOfExpansion(id)
      expand(id)
    }
    rearrange(id, before: before, closing: [isCollapsed ? "didCollapse" : "didExpand"])
  }

  /// Lets views come and go in `container` after its parts have changed places: those of `before`
  /// that are seen no more, and those that were not seen. `closing` is what its delegate hears once
  /// they have.
  mutating func rearrange(
    _ container: ControllerID, before: [ControllerID], removed: [ControllerID] = [],
    closing: [String] = []
  ) {
    let after = isOnScreen(container) ? visibleTree(of: container) : []
    let goes = before.filter { !after.contains($0) }
    let comes = after.filter { !before.contains($0) }
    func isOuter(_ id: ControllerID, of all: [ControllerID]) -> Bool {
      controllers[id]?.parent.map(all.contains) != true
    }
    var transition = Transition(
      choreography: .rearrange, container: container,
      outgoing: goes.filter { isOuter($0, of: goes) },
      incoming: comes.filter { isOuter($0, of: comes) }, removed: removed, pace: .immediate)
    transition.closing = closing
    begin(transition)
  }
}
