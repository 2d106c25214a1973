/// Navigation controllers: the stack and what changes it.
extension Stage {
  /// Puts `destination` on top of the stack of `navigation` (NAV-01).
  mutating func push(
    _ destination: ControllerID, on navigation: ControllerID, animated: Bool
  ) {
    let top = controllers[navigation]?.children.last
    let isSeen = isOnScreen(navigation)
    if isSeen, let top, isUnderWay(in: navigation) {
      // EXC-61, LIFE-61
      log(unbalanced(top))
    }
    controllers[navigation]?.children.append(destination)
    controllers[destination]?.parent = navigation
    if !isSeen {
      controllers[navigation]?.awaitsDelegate = true
      controllers[destination]?.awaitsDidMove = true
    }
    begin(
      Transition(
        choreography: isSeen ? .push : .pushUnseen, container: navigation, outgoing: top,
        incoming: destination, pace: animated ? .animated : .immediate))
  }

  /// Takes controllers off the stack of `navigation` until `target` is on top, and returns them,
  /// bottom to top (ORC-25).
  ///
  /// Only the visible top and the revealed controller are told (LIFE-15).
  @discardableResult
  mutating func pop(
    _ navigation: ControllerID, to target: ControllerID, animated: Bool
  ) -> [ControllerID] {
    guard let stack = controllers[navigation]?.children,
      let index = stack.firstIndex(of: target), index + 1 < stack.count
    else { return [] }
    let removed = Array(stack[(index + 1)...])
    let isSeen = isOnScreen(navigation)
    controllers[navigation]?.children.removeLast(removed.count)
    if !isSeen { controllers[navigation]?.awaitsDelegate = true }
    begin(
      Transition(
        choreography: isSeen ? .pop : .popUnseen, container: navigation, outgoing: removed.last,
        incoming: target, removed: removed.reversed(), pace: animated ? .animated : .immediate))
    return removed
  }

  /// Takes the top off the stack of `navigation`; nil at the root (NAV-10).
  @discardableResult
  mutating func pop(_ navigation: ControllerID, animated: Bool) -> ControllerID? {
    guard let stack = controllers[navigation]?.children, stack.count > 1 else { return nil }
    return pop(navigation, to: stack[stack.count - 2], animated: animated).first
  }

  /// Takes all but the root off the stack of `navigation` (NAV-11).
  @discardableResult
  mutating func popToRoot(_ navigation: ControllerID, animated: Bool) -> [ControllerID] {
    guard let root = controllers[navigation]?.children.first else { return [] }
    return pop(navigation, to: root, animated: animated)
  }

  /// What a tap on the back button in the bar of `navigation` does (NAV-12): the top goes, or the
  /// top of the stack that is the top (SPL-04).
  mutating func goBack(in navigation: ControllerID) {
    guard let top = controllers[navigation]?.children.last else { return }
    if isNavigation(top), controllers[top]?.children.count ?? 0 > 1 { return goBack(in: top) }
    guard asksDelegate(of: navigation, shouldPop: top) else { return }
    pop(navigation, animated: true)
  }

  /// Whether the stack of `navigation` is still being animated.
  private func isUnderWay(in navigation: ControllerID) -> Bool {
    scheduled.contains { $0.phase == .end && $0.transition.container == navigation }
  }
}
