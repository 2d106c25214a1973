import BoardwalkGraph
import BoardwalkSchema

/// Split view controllers: their columns, from the document or from code.
extension Simulation {
  /// Assigns the new children of `id` to its columns; with a column style they are wrapped in
  /// navigation controllers (SPL-11, ORC-46).
  mutating func arrangeColumns(of id: ControllerID) {
    guard var state = controllers[id]?.split,
      let children = controllers[id]?.children, !children.isEmpty
    else { return }
    let relationships = blueprint(of: id)?.template.orderedRelationships.map(\.kind) ?? []
    let places = SplitState.columns(of: relationships, count: children.count)
    for (column, child) in zip(places, children) {
      let content = state.hasColumnStyle && column != .compact ? wrapped(child, in: id) : child
      state.columns[column] = content
      // The controller of a column belongs to it, whatever stack shows it.
      if state.hasColumnStyle { controllers[content]?.owner = id }
    }
    state.displayMode = state.resolvedMode(under: options)
    controllers[id]?.children = state.expandedColumns
    controllers[id]?.split = state
    if options.horizontalSizeClass == .compact { collapse(id) }
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
    guard !isOver, var state = controllers[id]?.split,
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
      controllers[id]?.split = state
      if let old, let outer = controllers[old]?.parent, controllers.isNavigation(outer),
        let stack = controllers[outer]?.children
      {
        controllers[content]?.parent = nil
        return exchangeInStack(stack.map { $0 == old ? content : $0 }, of: outer)
      }
      return
    }
    controllers[id]?.split = state
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

/// The visible columns of a split view controller.
extension Simulation {
  /// Changes the settings of the split view controller `id`.
  mutating func updateSplit(of id: ControllerID, _ change: (inout SplitState) -> Void) {
    guard !isOver, case .split(var state) = controllers[id]?.container else { return }
    change(&state)
    controllers[id]?.container = .split(state)
  }

  /// Asks for `mode`, as code does; `automatic` leaves it to the device (SPL-02).
  package mutating func setPreferredDisplayMode(_ mode: SplitDisplayMode, of id: ControllerID) {
    guard !isOver, var state = controllers[id]?.split else { return }
    state.preferredDisplayMode = mode
    controllers[id]?.split = state
    if !state.isCollapsed { setDisplayMode(state.resolvedMode(under: options), of: id) }
  }

  /// Shows `column` of `id`: in the nearest mode with it, or, collapsed, on top of the stack or by
  /// popping to it (SPL-11).
  package mutating func show(_ column: SplitState.Column, of id: ControllerID) {
    guard !isOver, let state = controllers[id]?.split else { return }
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
    guard !isOver, let state = controllers[id]?.split else { return }
    guard state.isCollapsed else { return setDisplayMode(state.mode(hiding: column), of: id) }
    guard column != .primary, let primary = state.columns[.primary],
      controllers.isNavigation(primary),
      let content = state.columns[column], let stack = controllers[primary]?.children,
      let index = stack.firstIndex(of: content), index > 0
    else { return }
    pop(primary, to: stack[index - 1], animated: true)
  }

  /// The mode that a tap on the display mode button selects; nil if it has no effect (SPL-03).
  package func displayModeItemTarget(of id: ControllerID) -> SplitDisplayMode? {
    controllers[id]?.split?.displayModeButtonTarget(under: options)
  }

  /// An edge swipe shows the hidden columns, if the app allows it.
  mutating func toggleDisplayMode(of id: ControllerID) {
    displayModeItemTarget(of: id).map { setDisplayMode($0, of: id) }
  }

  /// Shows the columns of `id` in `mode`, with the callbacks of appearing and disappearing columns.
  mutating func setDisplayMode(_ mode: SplitDisplayMode, of id: ControllerID) {
    guard var state = controllers[id]?.split, mode != state.displayMode else {
      return
    }
    let before = controllers.isOnScreen(id) ? visibleTree(of: id) : []
    let (hidden, shown) = state.change(to: mode)
    let hasDelegate = delegate(of: id) != nil
    if hasDelegate {
      notify(id, .delegate(.willChange(to: mode)))
      notifyDelegate(ofDisplayMode: mode, in: id)
      for column in hidden { notify(id, .delegate(.willHide(column))) }
      for column in shown { notify(id, .delegate(.willShow(column))) }
    }
    controllers[id]?.split = state
    rearrange(
      id, before: before,
      closing: hidden.map { .didHide($0) } + shown.map { .didShow($0) })
  }
}

/// Split view controllers with room for one column, and with room for several again.
extension Simulation {
  /// Collapses `id` to one column.
  mutating func collapse(_ id: ControllerID) {
    guard var state = controllers[id]?.split, !state.isCollapsed else { return }
    let arrangement = state.collapse(ontoStack: primaryStack(of: state))
    controllers[id]?.split = state
    if let arrangement { apply(arrangement, to: id) }
  }

  /// Expands `id` to columns side by side.
  mutating func expand(_ id: ControllerID) {
    guard var state = controllers[id]?.split, state.isCollapsed else { return }
    let arrangement = state.expand(
      fromStack: primaryStack(of: state), to: state.resolvedMode(under: options))
    controllers[id]?.split = state
    apply(arrangement, to: id)
  }

  /// Puts `column` on top of the collapsed columns, as the delegate chose.
  mutating func putOnTop(_ column: SplitState.Column, of id: ControllerID) {
    guard let state = controllers[id]?.split,
      let arrangement = state.arrangement(withOnTop: column, ofStack: primaryStack(of: state))
    else { return }
    apply(arrangement, to: id)
  }

  /// The stack of the primary column of `state`; nil if that has none.
  private func primaryStack(of state: SplitState) -> [ControllerID]? {
    guard let primary = state.columns[.primary], controllers.isNavigation(primary) else {
      return nil
    }
    return controllers[primary]?.children
  }

  /// Gives `id` the contents of `arrangement`, and releases what has no place in it.
  private mutating func apply(_ arrangement: ColumnArrangement, to id: ControllerID) {
    if let primary = controllers[id]?.split?.columns[.primary],
      let stack = arrangement.primaryStack
    {
      controllers[primary]?.children = stack
      for content in stack { controllers[content]?.parent = primary }
    }
    controllers[id]?.children = arrangement.children
    for content in arrangement.children { controllers[content]?.parent = id }
    for content in arrangement.removed { releaseUnlessHeld(content) }
  }

  /// Calls the delegate of `id` after an expansion.
  private mutating func notifyExpansion(_ id: ControllerID) {
    guard let state = controllers[id]?.split, delegate(of: id) != nil else {
      return
    }
    if state.hasColumnStyle {
      let mode = state.resolvedMode(under: options)
      notify(id, .delegate(.displayModeForExpanding(mode)))
    } else {
      notify(id, .delegate(.primaryForExpanding))
      let primary = controllers.name(of: state.columns[.primary]) ?? "nil"
      notify(id, .delegate(.separateSecondary(from: primary)))
    }
  }

  /// Collapses or expands `id` as the room asks, while the app runs.
  mutating func adapt(split id: ControllerID) {
    guard let state = controllers[id]?.split else { return }
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
    rearrange(id, before: before, closing: [isCollapsed ? .didCollapse : .didExpand])
  }

  /// Sends appearance callbacks in `container` after its parts were rearranged: to those of
  /// `before` that are no longer visible, and to newly visible ones. `closing` are the delegate's
  /// messages at the end.
  mutating func rearrange(
    _ container: ControllerID, before: [ControllerID], removed: [ControllerID] = [],
    closing: [DelegateCall] = []
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

/// The first appearance of a collapsed split view controller.
extension Simulation {
  /// Notifies the delegate of a collapsed split view controller of the collapse, and loads the view
  /// of the primary column, which does not appear (ORC-45).
  mutating func beginCollapse(_ id: ControllerID) {
    guard let state = controllers[id]?.split, state.isCollapsed else { return }
    let hasDelegate = delegate(of: id) != nil
    if hasDelegate, state.hasColumnStyle {
      notify(id, .delegate(.willChange(to: state.displayMode)))
    }
    let top = askDelegateForTopColumn(of: id)
    putOnTop(top, of: id)
    if hasDelegate, state.columns[.compact] == nil, top != .primary {
      if state.hasColumnStyle { notify(id, .delegate(.willShow(.primary))) }
      notify(id, .delegate(.willHide(.primary)))
      notify(id, .delegate(.willShow(.secondary)))
    }
    if state.hasColumnStyle, state.columns[.compact] == nil, let primary = state.columns[.primary],
      let root = controllers[primary]?.children.first
    {
      load(primary)
      load(root)
    }
  }

  /// The delegate's `did` calls, once the split view controller's view has appeared (ORC-45).
  mutating func finishCollapse(_ id: ControllerID) {
    guard let state = controllers[id]?.split,
      controllers[id]?.awaitsDelegate == true
    else { return }
    controllers[id]?.awaitsDelegate = false
    guard state.isCollapsed, delegate(of: id) != nil else { return }
    notify(id, .delegate(.didCollapse))
    guard state.columns[.compact] == nil, isCovered(state.columns[.primary]) else { return }
    notify(id, .delegate(.didShow(.secondary)))
    notify(id, .delegate(.didHide(.primary)))
  }

  private func isCovered(_ stack: ControllerID?) -> Bool {
    stack.flatMap { controllers[$0]?.children.count } ?? 0 > 1
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
    guard let state = controllers[split]?.split else { return }
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
    guard let state = controllers[split]?.split, state.isCollapsed else {
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
