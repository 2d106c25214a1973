/// Who is around whom, and who can be seen.
extension Simulation {
  /// The containers around `id`, innermost first.
  func ancestors(of id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var current = controllers[id]?.parent
    while let here = current {
      result.append(here)
      current = controllers[here]?.parent
    }
    return result
  }

  /// The outermost container around `id`, or itself.
  func outermost(_ id: ControllerID) -> ControllerID {
    var result = id
    while let parent = controllers[result]?.parent { result = parent }
    return result
  }

  /// The nearest of `id` and the containers around it that is as `condition` says.
  func nearest(
    _ id: ControllerID, where condition: (Controller.Container) -> Bool
  ) -> ControllerID? {
    var next: ControllerID? = id
    while let current = next {
      if let container = controllers[current]?.container, condition(container) { return current }
      next = controllers[current]?.parent
    }
    return nil
  }

  /// The children whose views are part of the view of `id`.
  package func visibleChildren(of id: ControllerID) -> [ControllerID] {
    guard let children = controllers[id]?.children, !children.isEmpty,
      let container = controllers[id]?.container
    else { return [] }
    switch container {
    case .navigation: return children.suffix(1)
    case .tabs(let state):
      if state.isMoreShown { return state.more.map { [$0] } ?? [] }
      return state.selected.map { [children[$0]] } ?? []
    case .split(let state): return state.visibleColumns
    case .pages(let state): return Array(children.prefix(state.visibleCount))
    case .plain: return children.filter { controllers[$0]?.isViewInParent ?? false }
    }
  }

  /// All whose views can be part of the view of `id`, seen or not.
  func parts(of id: ControllerID) -> [ControllerID] {
    guard let controller = controllers[id] else { return [] }
    guard case .tabs(let state) = controller.container, let more = state.more else {
      return controller.children
    }
    return controller.children.filter { controllers[$0]?.parent == id } + [more]
  }

  /// What is seen in the places of the visible children of `id`: themselves, and what is presented
  /// over them in their own context (TAB-11).
  func visibleParts(of id: ControllerID) -> [ControllerID] {
    let children = visibleChildren(of: id)
    // Hardly any child presents in its own context.
    for child in children where controllers[child]?.presented != nil {
      return children.flatMap(layers)
    }
    return children
  }

  /// What is seen in the place of `id`, lowest first.
  func layers(at id: ControllerID) -> [ControllerID] {
    guard let presented = controllers[id]?.presented,
      let style = controllers[presented]?.presentation?.adaptedStyle, style.usesContext
    else { return [id] }
    return (style.removesPresenter ? [] : [id]) + layers(at: presented)
  }

  /// Whether `id` is a navigation controller.
  func isNavigation(_ id: ControllerID) -> Bool { controllers[id]?.container.isNavigation ?? false }

  /// The navigation controller around `id`, or itself where it is one.
  package func navigationController(of id: ControllerID) -> ControllerID? {
    nearest(id) { $0.isNavigation }
  }

  /// The tab bar controller around `id`, or itself where it is one.
  package func tabBarController(of id: ControllerID) -> ControllerID? {
    nearest(id) { if case .tabs = $0 { true } else { false } }
  }

  /// The split view controller around `id`, or itself where it is one.
  func splitViewController(of id: ControllerID) -> ControllerID? {
    nearest(id) { if case .split = $0 { true } else { false } }
  }

  /// `id` and all that is visible inside it, outermost first.
  package func visibleTree(of id: ControllerID) -> [ControllerID] {
    var tree: [ControllerID] = []
    addVisible(id, to: &tree)
    return tree
  }

  private func addVisible(_ id: ControllerID, to tree: inout [ControllerID]) {
    tree.append(id)
    for part in visibleParts(of: id) { addVisible(part, to: &tree) }
  }
}

extension Controller.Container {
  /// Whether it shows the top of a stack.
  var isNavigation: Bool { if case .navigation = self { true } else { false } }
}

extension Controller.Container {
  /// The controllers that it owns beside its children.
  var kept: [ControllerID] {
    switch self {
    case .plain, .navigation: []
    case .split(let state): SplitState.Column.allCases.compactMap { state.columns[$0] }
    case .tabs(let state): state.more.map { [$0] } ?? []
    case .pages(let state):
      state.book + [.reverse, .forward].compactMap { state.neighbours[$0]?.page }
    }
  }
}
