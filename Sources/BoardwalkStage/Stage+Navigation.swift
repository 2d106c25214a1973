/// Navigation controllers: the stack and what changes it.
extension Stage {
  /// Puts `destination` on top of the stack of `navigation` (NAV-01).
  mutating func push(
    _ destination: ControllerID, on navigation: ControllerID, animated: Bool
  ) {
    let top = controllers[navigation]?.children.last
    controllers[navigation]?.children.append(destination)
    controllers[destination]?.parent = navigation
    begin(
      Transition(
        choreography: .push, container: navigation, outgoing: top, incoming: destination,
        isAnimated: animated))
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
    controllers[navigation]?.children.removeLast(removed.count)
    begin(
      Transition(
        choreography: .pop, container: navigation, outgoing: removed.last, incoming: target,
        removed: removed.reversed(), isAnimated: animated))
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
}
