import BoardwalkGraph

/// Split view controllers: their columns, from the document or from code.
extension Simulation {
  /// Assigns the new children of `id` to its columns; with a column style they are wrapped in
  /// navigation controllers (SPL-11, ORC-46).
  mutating func arrangeColumns(of id: ControllerID) {
    guard case .split(var state) = controllers[id]?.container,
      let children = controllers[id]?.children, !children.isEmpty
    else { return }
    let places = columns(of: id, count: children.count)
    for (column, child) in zip(places, children) {
      let content = state.hasColumnStyle && column != .compact ? wrapped(child, in: id) : child
      state.columns[column] = content
      // The controller of a column belongs to it, whatever stack shows it.
      if state.hasColumnStyle { controllers[content]?.owner = id }
    }
    state.displayMode = state.resolvedMode(under: options)
    controllers[id]?.children = state.expandedColumns
    controllers[id]?.container = .split(state)
    if options.horizontalSizeClass == .compact { collapse(id) }
  }

  /// The columns of `count` children of `id`: as in the document, or from the left.
  private func columns(of id: ControllerID, count: Int) -> [SplitState.Column] {
    let kinds = blueprint(of: id)?.template.orderedRelationships.compactMap(\.column) ?? []
    if kinds.count == count, Set(kinds).count == count { return kinds }
    return count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// `child` in a navigation controller; itself if it is one.
  private mutating func wrapped(_ child: ControllerID, in id: ControllerID) -> ControllerID {
    guard !controllers.isNavigation(child) else { return child }
    let navigation = make(library.blueprint(createdByCode: .navigationController))
    controllers[navigation]?.children = [child]
    controllers[navigation]?.parent = id
    controllers[child]?.parent = navigation
    return navigation
  }

  /// Sets `controller` for `column` of `id` (ORC-24, ORC-47); nil removes the current one.
  ///
  /// In a column style the column's navigation controller stays and gets another root.
  package mutating func setController(
    _ controller: ControllerID, in column: SplitState.Column, of id: ControllerID
  ) {
    guard exception == nil, case .split(var state) = controllers[id]?.container,
      allowsContainment(of: [controller], in: id)
    else { return }
    controllers.removeFromParent(controller)
    let old = state.columns[column]
    if state.hasColumnStyle, column != .compact, !controllers.isNavigation(controller), let old,
      controllers.isNavigation(old)
    {
      return replaceStack(of: old, with: controller)
    }
    controllers[controller]?.parent = id
    let content =
      state.hasColumnStyle && column != .compact ? wrapped(controller, in: id) : controller
    if state.hasColumnStyle { controllers[content]?.owner = id }
    state.columns[column] = content
    if let old { controllers[old]?.owner = nil }
    guard !state.isCollapsed else {
      controllers[id]?.container = .split(state)
      if let old, let outer = controllers[old]?.parent, controllers.isNavigation(outer),
        let stack = controllers[outer]?.children
      {
        controllers[content]?.parent = nil
        return exchangeInStack(stack.map { $0 == old ? content : $0 }, of: outer)
      }
      return
    }
    controllers[id]?.container = .split(state)
    controllers[id]?.children = state.expandedColumns
    let isSeen = controllers.isOnScreen(id) && state.shows(column)
    var transition = Transition(
      sequence: isSeen ? .replace : .replaceUnseen, container: id, outgoing: old,
      incoming: content, removed: old.map { [$0] } ?? [], timing: .immediate)
    transition.arriving = [content]
    begin(transition)
  }

  /// Replaces the root of a column's stack: the old one is removed before the new one is added
  /// (ORC-24).
  private mutating func replaceStack(of navigation: ControllerID, with root: ControllerID) {
    let old = controllers[navigation]?.children ?? []
    controllers[navigation]?.children = [root]
    controllers[root]?.parent = navigation
    let isSeen = controllers.isOnScreen(navigation)
    if !isSeen { controllers[root]?.awaitsDidMove = true }
    var transition = Transition(
      sequence: isSeen ? .replace : .replaceUnseen, container: navigation,
      outgoing: old.last, incoming: root, removed: old.reversed(), timing: .immediate)
    transition.arriving = [root]
    begin(transition)
  }

  /// Sets another stack for a column that shares it with others, including controllers that cannot
  /// be pushed.
  private mutating func exchangeInStack(_ stack: [ControllerID], of navigation: ControllerID) {
    let old = controllers[navigation]?.children ?? []
    let removed = old.filter { !stack.contains($0) }
    let arriving = stack.filter { !old.contains($0) }
    for id in arriving { controllers[id]?.parent = navigation }
    controllers[navigation]?.children = stack
    let isSeen = controllers.isOnScreen(navigation) && old.last != stack.last
    begin(
      Transition(
        sequence: isSeen ? .exchange : .exchangeUnseen, container: navigation,
        outgoing: isSeen ? [old.last].compactMap { $0 } : [],
        incoming: isSeen ? [stack.last].compactMap { $0 } : [], removed: removed,
        arriving: arriving, timing: .immediate))
  }
}

extension ControllerTemplate.Relationship {
  /// The column that it fills.
  fileprivate var column: SplitState.Column? {
    switch kind {
    case "masterViewController": .primary
    case "supplementaryViewController": .supplementary
    case "detailViewController": .secondary
    case "compactViewController": .compact
    default: nil
    }
  }
}

/// The visible columns of a split view controller.
extension Simulation {
  /// Changes the settings of the split view controller `id`.
  mutating func updateSplit(of id: ControllerID, _ change: (inout SplitState) -> Void) {
    guard exception == nil, case .split(var state) = controllers[id]?.container else { return }
    change(&state)
    controllers[id]?.container = .split(state)
  }

  /// Asks for `mode`, as code does; `automatic` leaves it to the device (SPL-02).
  package mutating func setPreferredDisplayMode(_ mode: SplitState.DisplayMode, of id: ControllerID)
  {
    guard exception == nil, case .split(var state) = controllers[id]?.container else { return }
    state.preferredDisplayMode = mode
    controllers[id]?.container = .split(state)
    if !state.isCollapsed { setDisplayMode(state.resolvedMode(under: options), of: id) }
  }

  /// Shows `column` of `id`: in the nearest mode with it, or, collapsed, on top of the stack or by
  /// popping to it (SPL-11).
  package mutating func show(_ column: SplitState.Column, of id: ControllerID) {
    guard exception == nil, case .split(let state) = controllers[id]?.container else { return }
    guard state.isCollapsed else {
      return setDisplayMode(state.mode(showing: column, under: options), of: id)
    }
    // A primary column without a stack is the only visible one: nothing can be pushed on it.
    guard state.columns[.compact] == nil, let primary = state.columns[.primary],
      controllers.isNavigation(primary), let content = state.columns[column],
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

  /// Hides `column` of `id`: in the nearest mode without it, or, collapsed, by popping (SPL-11).
  package mutating func hide(_ column: SplitState.Column, of id: ControllerID) {
    guard exception == nil, case .split(let state) = controllers[id]?.container else { return }
    guard state.isCollapsed else { return setDisplayMode(state.mode(hiding: column), of: id) }
    guard column != .primary, let primary = state.columns[.primary],
      controllers.isNavigation(primary),
      let content = state.columns[column], let stack = controllers[primary]?.children,
      let index = stack.firstIndex(of: content), index > 0
    else { return }
    pop(primary, to: stack[index - 1], animated: true)
  }

  /// The mode that a tap on the display mode button selects; nil if it has no effect (SPL-03).
  package func displayModeItemTarget(of id: ControllerID) -> SplitState.DisplayMode? {
    guard case .split(let state) = controllers[id]?.container, !state.isCollapsed,
      state.columns[.primary] != nil, state.columns[.secondary] != nil
    else { return nil }
    return state.displayMode.extent == 0
      ? state.mode(showing: state.isTriple ? .supplementary : .primary, under: options)
      : state.mode(
        hiding: state.isTriple && state.displayMode.extent == 1 ? .supplementary : .primary)
  }

  /// An edge swipe shows the hidden columns, if the app allows it.
  mutating func toggleDisplayMode(of id: ControllerID) {
    displayModeItemTarget(of: id).map { setDisplayMode($0, of: id) }
  }

  /// Shows the columns of `id` in `mode`, with the callbacks of appearing and disappearing columns.
  mutating func setDisplayMode(_ mode: SplitState.DisplayMode, of id: ControllerID) {
    guard case .split(var state) = controllers[id]?.container, mode != state.displayMode else {
      return
    }
    let before = controllers.isOnScreen(id) ? visibleTree(of: id) : []
    let old = Set(state.sideColumns)
    state.displayMode = mode
    let new = Set(state.sideColumns)
    let hidden = SplitState.Column.allCases.filter { old.subtracting(new).contains($0) }
    let shown = SplitState.Column.allCases.filter { new.subtracting(old).contains($0) }
    let hasDelegate = delegate(of: id) != nil
    if hasDelegate {
      notify(id, .delegate("willChangeTo \(mode)"))
      notifyDelegate(ofDisplayMode: mode, in: id)
      for column in hidden { notify(id, .delegate("willHide \(column.name)")) }
      for column in shown { notify(id, .delegate("willShow \(column.name)")) }
    }
    controllers[id]?.container = .split(state)
    rearrange(
      id, before: before,
      closing: hidden.map { "didHide \($0.name)" } + shown.map { "didShow \($0.name)" })
  }
}

/// Split view controllers with room for one column, and with room for several again.
extension Simulation {
  /// Collapses `id` to one column: the compact column, or the primary stack with the others on top
  /// (SPL-01, SPL-04, SPL-12, ORC-45). A primary column without a stack is shown alone.
  mutating func collapse(_ id: ControllerID) {
    guard case .split(var state) = controllers[id]?.container, !state.isCollapsed else { return }
    state.isCollapsed = true
    defer { controllers[id]?.container = .split(state) }
    if let compact = state.columns[.compact] {
      controllers[id]?.children = [compact]
      return
    }
    guard let primary = state.columns[.primary], controllers.isNavigation(primary) else { return }
    controllers[id]?.children = [primary]
    for column in [SplitState.Column.supplementary, .secondary] {
      guard let content = state.columns[column] else { continue }
      controllers[primary]?.children.append(content)
      controllers[content]?.parent = primary
    }
  }

  /// Expands `id` to columns side by side (SPL-05). The controllers that collapsing pushed leave
  /// the primary stack; if they are gone, the controllers above it become the secondary column.
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
      controllers.isNavigation(primary), let stack = controllers[primary]?.children
    else { return }
    if state.hasColumnStyle {
      let columns = [SplitState.Column.supplementary, .secondary].compactMap { state.columns[$0] }
      controllers[primary]?.children = stack.filter { !columns.contains($0) }
      return
    }
    // The top of the stack is now the secondary column, even if another one was before.
    let old = state.columns[.secondary]
    state.columns[.secondary] = stack.count > 1 ? stack.last : nil
    controllers[primary]?.children = stack.dropLast(stack.count > 1 ? 1 : 0).filter { $0 != old }
    if let old, old != stack.last { releaseUnlessHeld(old) }
  }

  /// Puts `column` on top of the collapsed columns, as the delegate chose (SPL-04, SPL-11).
  /// Controllers above it leave the stack.
  mutating func putOnTop(_ column: SplitState.Column, of id: ControllerID) {
    guard case .split(let state) = controllers[id]?.container, state.isCollapsed,
      state.columns[.compact] == nil, let primary = state.columns[.primary],
      controllers.isNavigation(primary)
    else { return }
    for other in SplitState.Column.allCases where other.rawValue > column.rawValue {
      guard let content = state.columns[other] else { continue }
      controllers[primary]?.children.removeAll { $0 == content }
      releaseUnlessHeld(content)
    }
  }

  /// Calls the delegate of `id` after an expansion.
  private mutating func notifyExpansion(_ id: ControllerID) {
    guard case .split(let state) = controllers[id]?.container, delegate(of: id) != nil else {
      return
    }
    if state.hasColumnStyle {
      let mode = state.resolvedMode(under: options)
      notify(id, .delegate("displayModeForExpandingToProposedDisplayMode \(mode): \(mode)"))
    } else {
      notify(id, .delegate("primaryViewController(forExpanding:): nil"))
      let primary = controllers.name(of: state.columns[.primary]) ?? "nil"
      notify(id, .delegate("separateSecondary from \(primary): nil"))
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
    let before = controllers.isOnScreen(id) ? visibleTree(of: id) : []
    if isCollapsed {
      let top = askDelegateForTopColumn(of: id)
      collapse(id)
      putOnTop(top, of: id)
    } else {
      notifyExpansion(id)
      expand(id)
    }
    rearrange(id, before: before, closing: [isCollapsed ? "didCollapse" : "didExpand"])
  }

  /// Sends appearance callbacks in `container` after its parts were rearranged: to those of
  /// `before` that are no longer visible, and to newly visible ones. `closing` are the delegate's
  /// messages at the end.
  mutating func rearrange(
    _ container: ControllerID, before: [ControllerID], removed: [ControllerID] = [],
    closing: [String] = []
  ) {
    let after = controllers.isOnScreen(container) ? visibleTree(of: container) : []
    let goes = before.filter { !after.contains($0) }
    let comes = after.filter { !before.contains($0) }
    func isOuter(_ id: ControllerID, of all: [ControllerID]) -> Bool {
      controllers[id]?.parent.map(all.contains) != true
    }
    var transition = Transition(
      sequence: .rearrange, container: container,
      outgoing: goes.filter { isOuter($0, of: goes) },
      incoming: comes.filter { isOuter($0, of: comes) }, removed: removed, timing: .immediate)
    transition.delegateMessages = closing
    begin(transition)
  }
}

/// `show` in a split view controller.
extension Simulation {
  /// Shows `destination` as the detail of `split`: in place of the secondary column, or pushed on
  /// the primary one if collapsed (SEG-11, ORC-47).
  mutating func showDetail(_ destination: ControllerID, in split: ControllerID, animated: Bool) {
    guard !delegateShows(destination, in: split) else {
      return controllers.markUnowned(destination)
    }
    guard !showCollapsed(destination, in: split, animated: animated) else { return }
    setController(destination, in: .secondary, of: split)
  }

  /// Shows `destination` in `split` for `source`: in place of the column that `source` is in
  /// (SPL-10).
  mutating func show(
    _ destination: ControllerID, in split: ControllerID, from source: ControllerID, animated: Bool
  ) {
    guard !showCollapsed(destination, in: split, animated: animated) else { return }
    guard case .split(let state) = controllers[split]?.container else { return }
    let around = [source] + controllers.ancestors(of: source)
    let column = SplitState.Column.allCases.first {
      state.columns[$0].map(around.contains) ?? false
    }
    setController(destination, in: column ?? .secondary, of: split)
  }

  /// Shows `destination` where `split` has collapsed; returns whether it has.
  private mutating func showCollapsed(
    _ destination: ControllerID, in split: ControllerID, animated: Bool
  ) -> Bool {
    guard case .split(let state) = controllers[split]?.container, state.isCollapsed else {
      return false
    }
    let stack = state.columns[.compact] ?? state.columns[.primary]
    if let stack, controllers.isNavigation(stack) {
      putOnTop(destination, of: stack, animated: animated)
    } else {
      present(destination, from: split, animated: animated, segue: nil)
    }
    return true
  }
}
