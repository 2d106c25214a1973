/// What is in front of a person.
extension Simulation {
  /// What covers the window: the root, then each controller presented on what is visible, topmost
  /// last. What only covers its context, such as one tab, is part of the tree there.
  package var presentationChain: [ControllerID] { covers.chain }

  /// The controller that a person looks at: the innermost one of the topmost presentation.
  package var frontmost: ControllerID? { covers.tree.last }

  /// All that is visible in the topmost presentation, innermost first.
  var frontTree: [ControllerID] { covers.tree.reversed() }

  /// What covers the window, and all that is visible in the topmost of it, outermost first.
  private var covers: (chain: [ControllerID], tree: [ControllerID]) {
    guard let root else { return ([], []) }
    var chain = [root]
    var tree = visibleTree(of: root)
    while let next = windowPresentation(in: tree) {
      chain.append(next)
      tree = visibleTree(of: next)
    }
    return (chain, tree)
  }

  /// Everything that is presented and can be seen, on the root: what covers the window, each with what
  /// covers its parts in contexts of their own, from below (PRES-05, TAB-11).
  package var visiblePresentations: [ControllerID] {
    presentationChain.flatMap { cover in
      [cover] + visibleTree(of: cover).dropFirst().filter { controllers[$0]?.presenting != nil }
    }
  }

  /// What is presented over the part of the window that `id` has, seen or not; nil where nothing is.
  package func presentationInContext(of id: ControllerID) -> ControllerID? {
    guard let presented = controllers[id]?.presented, staysInContext(presented) else { return nil }
    return presented
  }

  /// The navigation controller in front: the one around the controller that a person looks at, or
  /// around the context that this covers.
  package var frontNavigationController: ControllerID? { nearestToFront { $0.isNavigation } }

  /// The tab bar controller in front, as `frontNavigationController`.
  package var frontTabBarController: ControllerID? {
    nearestToFront { if case .tabs = $0 { true } else { false } }
  }

  private func nearestToFront(
    where condition: (Controller.Container) -> Bool
  ) -> ControllerID? {
    var next = frontmost
    while let current = next {
      if let container = controllers[current]?.container, condition(container) { return current }
      next =
        controllers[current]?.parent
        ?? (staysInContext(current) ? controllers[current]?.presenting : nil)
    }
    return nil
  }

  private func windowPresentation(in tree: [ControllerID]) -> ControllerID? {
    for id in tree {
      if let presented = controllers[id]?.presented, !staysInContext(presented) { return presented }
    }
    return nil
  }

  /// Whether `id` is presented over a part of the window only.
  private func staysInContext(_ id: ControllerID) -> Bool {
    guard let presenter = controllers[id]?.presenting,
      controllers[id]?.presentation?.adaptedStyle.usesContext == true
    else { return false }
    return controllers[presenter]?.parent != nil || staysInContext(presenter)
  }
}
