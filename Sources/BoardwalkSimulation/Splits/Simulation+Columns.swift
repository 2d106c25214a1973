import BoardwalkGraph

/// Split view controllers: their columns, from the document or from code.
extension Simulation {
  /// Puts the children that `id` has just got into its columns; those of a style that says how many
  /// there are get navigation controllers around them (SPL-11, ORC-46).
  mutating func arrangeColumns(of id: ControllerID) {
    guard case .split(var state) = controllers[id]?.container,
      let children = controllers[id]?.children, !children.isEmpty
    else { return }
    let places = columns(of: id, count: children.count)
    for (column, child) in zip(places, children) {
      let content = state.hasColumnStyle && column != .compact ? wrapped(child, in: id) : child
      state.columns[column] = content
      // What stands in a column belongs to it, whatever stack shows it.
      if state.hasColumnStyle { controllers[content]?.keeper = id }
    }
    state.displayMode = state.resolvedMode(under: options)
    controllers[id]?.children = state.expandedColumns
    controllers[id]?.container = .split(state)
    if options.horizontalSizeClass == .compact { collapse(id) }
  }

  /// The columns that `count` children of `id` stand in, as the document says, or from the left.
  private func columns(of id: ControllerID, count: Int) -> [SplitState.Column] {
    let kinds = blueprint(of: id)?.template.orderedRelationships.compactMap(\.column) ?? []
    if kinds.count == count, Set(kinds).count == count { return kinds }
    return count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// `child` in a navigation controller; itself if it is one.
  private mutating func wrapped(_ child: ControllerID, in id: ControllerID) -> ControllerID {
    guard !isNavigation(child) else { return child }
    let navigation = make(library.blueprint(madeByCode: .navigationController))
    controllers[navigation]?.children = [child]
    controllers[navigation]?.parent = id
    controllers[child]?.parent = navigation
    return navigation
  }

  /// Puts `controller` into `column` of `id`, as code does (ORC-24, ORC-47); nil takes out what is
  /// there.
  ///
  /// The stack that stands in a column of a style with columns stays, and gets another root.
  package mutating func setController(
    _ controller: ControllerID, in column: SplitState.Column, of id: ControllerID
  ) {
    guard exception == nil, case .split(var state) = controllers[id]?.container,
      allowsContainment(of: [controller], in: id)
    else { return }
    takeFromParent(controller)
    let old = state.columns[column]
    if state.hasColumnStyle, column != .compact, !isNavigation(controller), let old,
      isNavigation(old)
    {
      return replaceStack(of: old, with: controller)
    }
    controllers[controller]?.parent = id
    let content =
      state.hasColumnStyle && column != .compact ? wrapped(controller, in: id) : controller
    if state.hasColumnStyle { controllers[content]?.keeper = id }
    state.columns[column] = content
    if let old { controllers[old]?.keeper = nil }
    guard !state.isCollapsed else {
      controllers[id]?.container = .split(state)
      if let old, let outer = controllers[old]?.parent, isNavigation(outer),
        let stack = controllers[outer]?.children
      {
        controllers[content]?.parent = nil
        return exchangeInStack(stack.map { $0 == old ? content : $0 }, of: outer)
      }
      return
    }
    controllers[id]?.container = .split(state)
    controllers[id]?.children = state.expandedColumns
    let isSeen = isOnScreen(id) && state.shows(column)
    var transition = Transition(
      choreography: isSeen ? .replace : .replaceUnseen, container: id, outgoing: old,
      incoming: content, removed: old.map { [$0] } ?? [], pace: .immediate)
    transition.arriving = [content]
    begin(transition)
  }

  /// Another root for the stack in a column: the old one goes before the new one comes (ORC-24).
  private mutating func replaceStack(of navigation: ControllerID, with root: ControllerID) {
    let old = controllers[navigation]?.children ?? []
    controllers[navigation]?.children = [root]
    controllers[root]?.parent = navigation
    let isSeen = isOnScreen(navigation)
    if !isSeen { controllers[root]?.awaitsDidMove = true }
    var transition = Transition(
      choreography: isSeen ? .replace : .replaceUnseen, container: navigation,
      outgoing: old.last, incoming: root, removed: old.reversed(), pace: .immediate)
    transition.arriving = [root]
    begin(transition)
  }

  /// Another stack for a column that shares it with others; what may not be pushed stands there too.
  private mutating func exchangeInStack(_ stack: [ControllerID], of navigation: ControllerID) {
    let old = controllers[navigation]?.children ?? []
    let removed = old.filter { !stack.contains($0) }
    let arriving = stack.filter { !old.contains($0) }
    for id in arriving { controllers[id]?.parent = navigation }
    controllers[navigation]?.children = stack
    let isSeen = isOnScreen(navigation) && old.last != stack.last
    begin(
      Transition(
        choreography: isSeen ? .exchange : .exchangeUnseen, container: navigation,
        outgoing: isSeen ? [old.last].compactMap { $0 } : [],
        incoming: isSeen ? [stack.last].compactMap { $0 } : [], removed: removed,
        arriving: arriving, pace: .immediate))
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
