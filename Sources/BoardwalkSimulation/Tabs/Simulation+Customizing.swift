/// A person chooses which tabs are in the bar, among those that may be moved (TAB-04).
extension Simulation {
  /// Says which children a person may move; all of them, unless code says otherwise. With none, the
  /// list has no button for it.
  package mutating func setCustomizable(_ children: [ControllerID], of tabs: ControllerID) {
    guard case .tabs(var state) = controllers[tabs]?.container else { return }
    state.fixed = (controllers[tabs]?.children ?? []).filter { !children.contains($0) }
    controllers[tabs]?.container = .tabs(state)
  }

  /// Whether the list of `tabs` has a button to choose which tabs are in the bar.
  package func canCustomize(_ tabs: ControllerID) -> Bool {
    guard case .tabs(let state) = controllers[tabs]?.container, hasMore(tabs) else { return false }
    return (controllers[tabs]?.children ?? []).contains { !state.fixed.contains($0) }
  }

  /// Puts the children of `tabs` into another order, as a person does who chooses which of them are in
  /// the bar; those that may not be moved keep their places, and the selection stays.
  package mutating func customize(_ tabs: ControllerID, order: [ControllerID]) {
    guard exception == nil, canCustomize(tabs),
      case .tabs(var state) = controllers[tabs]?.container,
      let old = controllers[tabs]?.children, Set(order) == Set(old), order.count == old.count,
      state.fixed.allSatisfy({ old.firstIndex(of: $0) == order.firstIndex(of: $0) })
    else { return }
    let isTold = delegate(of: tabs) != nil
    if isTold {
      tell(tabs, .delegate("willBeginCustomizing"))
      tell(tabs, .delegate("willEndCustomizing, changed: \(order == old ? "no" : "yes")"))
    }
    let selected = state.selected.map { old[$0] }
    let before = visibleChildren(of: tabs).first
    controllers[tabs]?.children = order
    state.selected = selected.flatMap(order.firstIndex(of:))
    controllers[tabs]?.container = .tabs(state)
    if let index = state.selected, isUnderMore(index, of: tabs), !state.isMoreShown {
      selectUnderMore(index, of: tabs)
      exchange(before, in: tabs)
    }
    if isTold {
      tell(tabs, .delegate("didEndCustomizing, changed: \(order == old ? "no" : "yes")"))
    }
  }
}
