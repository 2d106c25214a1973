/// Replacing a whole navigation stack.
extension Simulation {
  /// Makes `stack`, root first, the stack of `navigation` (NAV-16, LIFE-16).
  ///
  /// Where the new top was in the old stack it looks like going back, else like a push. All that come
  /// and go are told of it; of their views only the old top's and the new one's. What may not be
  /// pushed raises here too.
  package mutating func setViewControllers(
    _ stack: [ControllerID], of navigation: ControllerID, animated: Bool
  ) {
    guard exception == nil, isNavigation(navigation), let old = controllers[navigation]?.children
    else { return }
    for id in stack {
      if let exception = objection(to: id, in: navigation) { return raise(exception) }
    }
    if let twice = stack.indices.first(where: { stack[..<$0].contains(stack[$0]) }) {
      return raise(
        .pushedTwice(
          className(of: stack[twice]), on: className(of: navigation), options.system))
    }
    guard allowsContainment(of: stack.filter { !old.contains($0) }, in: navigation) else { return }
    cancelInteraction(in: navigation)
    let removed = Array(old.filter { !stack.contains($0) }.reversed())
    let arriving = stack.filter { !old.contains($0) }
    for id in arriving {
      takeFromParent(id)
      controllers[id]?.parent = navigation
    }
    let isSeen = isOnScreen(navigation)
    let isTopNew = old.last != stack.last
    if isSeen, isTopNew { noteUnbalance(old.last, in: navigation) }
    controllers[navigation]?.children = stack
    if !isSeen {
      controllers[navigation]?.awaitsDelegate = true
      for id in arriving { controllers[id]?.awaitsDidMove = true }
    }
    let isChangeSeen = isSeen && isTopNew
    var transition = Transition(
      choreography: isChangeSeen ? .exchange : isSeen ? .exchangeBelow : .exchangeUnseen,
      container: navigation, outgoing: isChangeSeen ? old.last : nil,
      incoming: isChangeSeen ? stack.last : nil, removed: removed,
      pace: animated ? .animated : .immediate)
    transition.arriving = arriving
    beginStackChange(transition)
  }

  /// Takes `id` out of the container that it is in, as one that gets it does first (LIFE-54).
  mutating func takeFromParent(_ id: ControllerID) {
    loose.removeAll { $0 == id }
    guard let parent = controllers[id]?.parent else { return }
    controllers[parent]?.children.removeAll { $0 == id }
    controllers[id]?.parent = nil
  }
}
