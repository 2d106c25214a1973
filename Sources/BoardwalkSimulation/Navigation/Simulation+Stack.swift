import BoardwalkGraph

/// Navigation controllers: the stack and what changes it.
extension Simulation {
  /// Puts `destination` on top of the stack of `navigation`, as code does (NAV-01, NAV-02).
  ///
  /// A navigation or split view controller, and one that is on the stack already, raise (EXC-01,
  /// EXC-02, EXC-03).
  package mutating func push(
    _ destination: ControllerID, on navigation: ControllerID, animated: Bool
  ) {
    guard exception == nil, isNavigation(navigation), controllers[destination] != nil else {
      return
    }
    if let exception = objection(to: destination, in: navigation) { return raise(exception) }
    if controllers[navigation]?.children.contains(destination) == true {
      return raise(
        .pushedTwice(
          className(of: destination), on: className(of: navigation), options.system))
    }
    takeFromParent(destination)
    putOnTop(destination, of: navigation, animated: animated)
  }

  /// Puts `destination`, whatever it is, on top of the stack of `navigation`.
  mutating func putOnTop(
    _ destination: ControllerID, of navigation: ControllerID, animated: Bool
  ) {
    guard allowsContainment(of: [destination], in: navigation) else { return }
    cancelInteraction(in: navigation)
    let top = controllers[navigation]?.children.last
    let isSeen = isOnScreen(navigation)
    if isSeen { noteUnbalance(top, in: navigation) }
    controllers[navigation]?.children.append(destination)
    controllers[destination]?.parent = navigation
    tellBar(of: navigation, "navigationBar(shouldPush:)")
    if !isSeen {
      controllers[navigation]?.awaitsDelegate = true
      controllers[destination]?.awaitsDidMove = true
    }
    beginStackChange(
      Transition(
        choreography: isSeen ? .push : .pushUnseen, container: navigation, outgoing: top,
        incoming: destination, pace: animated ? .animated : .immediate))
  }

  /// Takes controllers off the stack of `navigation` until `target` is on top, and returns them,
  /// bottom to top (NAV-14, ORC-25).
  ///
  /// Only the visible top and the revealed controller are told (LIFE-15). A target that is not on the
  /// stack raises (EXC-04); while an animated pop is under way another one does nothing (ORC-25).
  @discardableResult
  package mutating func pop(
    _ navigation: ControllerID, to target: ControllerID, animated: Bool
  ) -> [ControllerID] {
    guard exception == nil, let stack = controllers[navigation]?.children, isNavigation(navigation)
    else { return [] }
    guard let index = stack.firstIndex(of: target) else {
      raise(.poppedToStranger)
      return []
    }
    guard index + 1 < stack.count, !(animated && isPopping(navigation)) else { return [] }
    cancelInteraction(in: navigation)
    let isSeen = isOnScreen(navigation)
    let transition = takeOff(navigation, downTo: index, isSeen: isSeen, animated: animated)
    if controllers[navigation]?.keeper != nil { noteSelection(in: navigation) }
    beginStackChange(transition)
    return transition.removed.reversed()
  }

  /// Takes all above the controller at `index` off the stack; nobody is told yet.
  mutating func takeOff(
    _ navigation: ControllerID, downTo index: Int, isSeen: Bool, animated: Bool
  ) -> Transition {
    let stack = controllers[navigation]?.children ?? []
    let removed = Array(stack[(index + 1)...])
    controllers[navigation]?.children.removeLast(removed.count)
    if !isSeen { controllers[navigation]?.awaitsDelegate = true }
    return Transition(
      choreography: isSeen ? .pop : .popUnseen, container: navigation, outgoing: removed.last,
      incoming: stack[index], removed: removed.reversed(), pace: animated ? .animated : .immediate)
  }

  /// Takes the top off the stack of `navigation` and returns it; nil at the root (NAV-10).
  @discardableResult
  package mutating func pop(_ navigation: ControllerID, animated: Bool) -> ControllerID? {
    guard let stack = controllers[navigation]?.children, stack.count > 1 else { return nil }
    return pop(navigation, to: stack[stack.count - 2], animated: animated).first
  }

  /// Takes all but the root off the stack of `navigation`, and returns them, bottom to top (NAV-11).
  @discardableResult
  package mutating func popToRoot(_ navigation: ControllerID, animated: Bool) -> [ControllerID] {
    guard let root = controllers[navigation]?.children.first else { return [] }
    return pop(navigation, to: root, animated: animated)
  }

  /// What a tap on the back button in the bar of `navigation` does (NAV-12): the top goes, or the
  /// top of the stack that is the top (SPL-04), unless the bar's delegate keeps it (ORC-43).
  mutating func goBack(in navigation: ControllerID) {
    guard let top = controllers[navigation]?.children.last else { return }
    if isNavigation(top), controllers[top]?.children.count ?? 0 > 1 { return goBack(in: top) }
    guard shouldPop(top, of: navigation) else { return }
    guard pop(navigation, animated: true) != nil else { return }
    tellBar(of: navigation, "navigationBar(didPop:)")
  }

  /// Whether the stack of `navigation` is still being animated.
  func isUnderWay(in navigation: ControllerID) -> Bool {
    scheduled.contains { $0.phase == .end && $0.transition.container == navigation }
  }

  /// Whether an animated pop of `navigation` has not ended.
  private func isPopping(_ navigation: ControllerID) -> Bool {
    scheduled.contains {
      $0.transition.container == navigation && $0.transition.choreography.moving == .outOf
        && $0.transition.pace == .animated
    }
  }

  /// UIKit's line where a transition begins before the one before it has ended (LIFE-61, EXC-61).
  mutating func noteUnbalance(_ top: ControllerID?, in navigation: ControllerID) {
    guard let top, isUnderWay(in: navigation) else { return }
    log(unbalanced(top))
  }

  /// Why `id` cannot be in the stack of `navigation`.
  func objection(to id: ControllerID, in navigation: ControllerID) -> UIKitException? {
    switch controllers[id]?.container {
    case .navigation: .pushedNavigationController(nil, nil)
    case .split: .pushedSplitViewController(on: className(of: navigation), nil, nil)
    default: nil
    }
  }
}
