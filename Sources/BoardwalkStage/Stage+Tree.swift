/// Who is around whom.
extension Stage {
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
  func outermost(_ id: ControllerID) -> ControllerID { ancestors(of: id).last ?? id }

  /// The children whose views are part of the view of `id`.
  public func visibleChildren(of id: ControllerID) -> [ControllerID] {
    guard let controller = controllers[id] else { return [] }
    switch controller.container {
    case .navigation: return controller.children.suffix(1)
    case .tabs(let selected): return selected.map { [controller.children[$0]] } ?? []
    case .split(let isCollapsed):
      return isCollapsed ? Array(controller.children.prefix(1)) : controller.children
    case .pages, .plain: return controller.children
    }
  }

  /// Whether `id` is a navigation controller.
  func isNavigation(_ id: ControllerID) -> Bool {
    if case .navigation = controllers[id]?.container { true } else { false }
  }

  /// The navigation controller around `id`, or itself where it is one.
  public func navigationController(of id: ControllerID) -> ControllerID? {
    ([id] + ancestors(of: id)).first(where: isNavigation)
  }

  /// The tab bar controller around `id`, or itself where it is one.
  public func tabBarController(of id: ControllerID) -> ControllerID? {
    ([id] + ancestors(of: id)).first { candidate in
      if case .tabs = controllers[candidate]?.container { true } else { false }
    }
  }

  /// `id` and all that is visible inside it, outermost first.
  public func visibleTree(of id: ControllerID) -> [ControllerID] {
    [id] + visibleChildren(of: id).flatMap(visibleTree)
  }

  /// What covers the window: the root, then each controller presented on what is visible, topmost
  /// last.
  public var presentationChain: [ControllerID] {
    var chain: [ControllerID] = []
    var next = root
    while let current = next {
      chain.append(current)
      next = visibleTree(of: current).lazy.compactMap { controllers[$0]?.presented }.first
    }
    return chain
  }

  /// The controller that a person looks at: the innermost one of the topmost presentation.
  public var frontmost: ControllerID? {
    presentationChain.last.flatMap { visibleTree(of: $0).last }
  }
}
