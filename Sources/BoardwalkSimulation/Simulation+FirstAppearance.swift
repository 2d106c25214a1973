/// What containers do the first time that they are shown.
extension Simulation {
  /// Before the view of `id` appears: a tab bar controller has a selection from now on (ORC-09), a
  /// split view controller tells its delegate what it is about to show (ORC-45), and what came into a
  /// navigation controller unseen is on its way there (ORC-23).
  mutating func prepareToAppear(_ id: ControllerID) {
    guard let container = controllers[id]?.container else { return }
    switch container {
    case .tabs(var state) where !state.hasBeenShown:
      state.hasBeenShown = true
      controllers[id]?.container = .tabs(state)
    case .split where controllers[id]?.awaitsDelegate == true: prepareToMount(id)
    default: break
    }
    if controllers[id]?.awaitsDidMove == true, let parent = controllers[id]?.parent,
      isNavigation(parent)
    {
      controllers[id]?.movement = .toParent
    }
  }

  /// With room for one column, the delegate hears of the collapse, and the primary column's view
  /// loads without appearing (ORC-45).
  private mutating func prepareToMount(_ id: ControllerID) {
    guard case .split(let state) = controllers[id]?.container, state.isCollapsed else { return }
    let isTold = delegate(of: id) != nil
    if isTold, state.hasColumnStyle { tell(id, .delegate("willChangeTo \(state.displayMode)")) }
    let top = asksDelegateForTopColumn(of: id)
    putOnTop(top, of: id)
    if isTold, state.columns[.compact] == nil, top != .primary {
      if state.hasColumnStyle { tell(id, .delegate("willShow primary")) }
      tell(id, .delegate("willHide primary"))
      tell(id, .delegate("willShow secondary"))
    }
    if state.hasColumnStyle, state.columns[.compact] == nil, let primary = state.columns[.primary],
      let root = controllers[primary]?.children.first
    {
      load(primary)
      load(root)
    }
  }

  /// The delegate's `did` calls, once the split view controller's view has appeared (ORC-45).
  mutating func finishMounting(_ id: ControllerID) {
    guard case .split(let state) = controllers[id]?.container,
      controllers[id]?.awaitsDelegate == true
    else { return }
    controllers[id]?.awaitsDelegate = false
    guard state.isCollapsed, delegate(of: id) != nil else { return }
    tell(id, .delegate("didCollapse"))
    guard state.columns[.compact] == nil, isCovered(state.columns[.primary]) else { return }
    tell(id, .delegate("didShow secondary"))
    tell(id, .delegate("didHide primary"))
  }

  private func isCovered(_ stack: ControllerID?) -> Bool {
    stack.flatMap { controllers[$0]?.children.count } ?? 0 > 1
  }
}
