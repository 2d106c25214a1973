import BoardwalkGraph

/// Navigation controllers: operations on the stack.
extension Simulation {
  /// Pushes `destination` on the stack of `navigation` (NAV-01, NAV-02).
  ///
  /// A navigation or split view controller, and a controller that is already on the stack, raise
  /// (EXC-01, EXC-02, EXC-03).
  package mutating func push(
    _ destination: ControllerID, on navigation: ControllerID, animated: Bool
  ) {
    guard !isOver, controllers.isNavigation(navigation), controllers.contains(destination)
    else { return }
    if let exception = stackException(to: destination, in: navigation) { return raise(exception) }
    if controllers[navigation]?.children.contains(destination) == true {
      return raise(
        .pushedTwice(
          controllers.className(of: destination), on: controllers.className(of: navigation),
          options.system))
    }
    controllers.removeFromParent(destination)
    putOnTop(destination, of: navigation, animated: animated)
  }

  /// Pushes `destination` of any class on the stack of `navigation`.
  mutating func putOnTop(
    _ destination: ControllerID, of navigation: ControllerID, animated: Bool
  ) {
    guard allowsContainment(of: [destination], in: navigation) else { return }
    cancelInteraction(in: navigation)
    let top = controllers[navigation]?.children.last
    let isSeen = controllers.isOnScreen(navigation)
    if isSeen { logUnbalancedCalls(top, in: navigation) }
    controllers.add(destination, to: navigation)
    notifyBarDelegate(of: navigation, .shouldPush)
    if !isSeen {
      controllers[navigation]?.awaitsDelegate = true
      controllers[destination]?.awaitsDidMove = true
    }
    beginStackChange(
      Transition(
        sequence: isSeen ? .push : .pushUnseen, container: navigation, outgoing: top,
        incoming: destination, timing: animated ? .animated : .immediate))
  }

  /// Pops controllers off the stack of `navigation` until `target` is on top, and returns them,
  /// bottom to top (NAV-14, ORC-25).
  ///
  /// Only the visible top and the revealed controller get callbacks (LIFE-15). A target that is not
  /// on the stack raises (EXC-04). During an animated pop another one does nothing (ORC-25).
  @discardableResult
  package mutating func pop(
    _ navigation: ControllerID, to target: ControllerID, animated: Bool
  ) -> [ControllerID] {
    guard !isOver, let stack = controllers[navigation]?.children,
      controllers.isNavigation(navigation)
    else { return [] }
    guard let index = stack.firstIndex(of: target) else {
      raise(.poppedToUnknownController)
      return []
    }
    guard index + 1 < stack.count, !(animated && schedule.isPopping(navigation)) else { return [] }
    cancelInteraction(in: navigation)
    let isSeen = controllers.isOnScreen(navigation)
    let transition = removeFromStack(navigation, downTo: index, isSeen: isSeen, animated: animated)
    if controllers[navigation]?.owner != nil { updateSelection(in: navigation) }
    beginStackChange(transition)
    return transition.removed.reversed()
  }

  /// Takes all above the controller at `index` off the stack, before any callback.
  mutating func removeFromStack(
    _ navigation: ControllerID, downTo index: Int, isSeen: Bool, animated: Bool
  ) -> Transition {
    let stack = controllers[navigation]?.children ?? []
    let removed = Array(stack[(index + 1)...])
    controllers[navigation]?.children.removeLast(removed.count)
    if !isSeen { controllers[navigation]?.awaitsDelegate = true }
    return Transition(
      sequence: isSeen ? .pop : .popUnseen, container: navigation, outgoing: removed.last,
      incoming: stack[index], removed: removed.reversed(), timing: animated ? .animated : .immediate
    )
  }

  /// Takes the top off the stack of `navigation` and returns it; nil at the root (NAV-10).
  @discardableResult
  package mutating func pop(_ navigation: ControllerID, animated: Bool) -> ControllerID? {
    guard let stack = controllers[navigation]?.children, stack.count > 1 else { return nil }
    return pop(navigation, to: stack[stack.count - 2], animated: animated).first
  }

  /// Takes all but the root off the stack of `navigation`, and returns them, bottom to top
  /// (NAV-11).
  @discardableResult
  package mutating func popToRoot(_ navigation: ControllerID, animated: Bool) -> [ControllerID] {
    guard let root = controllers[navigation]?.children.first else { return [] }
    return pop(navigation, to: root, animated: animated)
  }

  /// A tap on the back button of `navigation` (NAV-12) pops the top, or the top of a stack on top
  /// (SPL-04), unless the bar's delegate prevents it (ORC-43).
  mutating func goBack(in navigation: ControllerID) {
    guard let top = controllers[navigation]?.children.last else { return }
    if controllers.isNavigation(top), controllers[top]?.children.count ?? 0 > 1 {
      return goBack(in: top)
    }
    guard shouldPop(top, of: navigation) else { return }
    guard pop(navigation, animated: true) != nil else { return }
    notifyBarDelegate(of: navigation, .didPop)
  }

  /// UIKit's log line if a transition begins before the previous one has ended (LIFE-61, EXC-61).
  mutating func logUnbalancedCalls(_ top: ControllerID?, in navigation: ControllerID) {
    guard let top, schedule.isChanging(navigation) else { return }
    log(unbalanced(top))
  }

  /// The exception for `id` in the stack of `navigation`; nil if it can be in it.
  func stackException(to id: ControllerID, in navigation: ControllerID) -> UIKitException? {
    switch controllers[id]?.container {
    case .navigation: .pushedNavigationController(nil, nil)
    case .split: .pushedSplitViewController(on: controllers.className(of: navigation), nil, nil)
    default: nil
    }
  }
}

/// Replacing a whole navigation stack.
extension Simulation {
  /// Sets the stack of `navigation`, root first (NAV-16, LIFE-16).
  ///
  /// It is animated as a pop if the new top was on the old stack, else as a push. All added and
  /// removed controllers get callbacks; of their views only those of the old and the new top.
  /// Controllers that cannot be pushed raise here too.
  package mutating func setViewControllers(
    _ stack: [ControllerID], of navigation: ControllerID, animated: Bool
  ) {
    guard !isOver, controllers.isNavigation(navigation),
      let old = controllers[navigation]?.children
    else { return }
    for id in stack {
      if let exception = stackException(to: id, in: navigation) { return raise(exception) }
    }
    if let twice = stack.indices.first(where: { stack[..<$0].contains(stack[$0]) }) {
      return raise(
        .pushedTwice(
          controllers.className(of: stack[twice]), on: controllers.className(of: navigation),
          options.system))
    }
    guard allowsContainment(of: stack.filter { !old.contains($0) }, in: navigation) else { return }
    cancelInteraction(in: navigation)
    let removed = Array(old.filter { !stack.contains($0) }.reversed())
    let arriving = stack.filter { !old.contains($0) }
    for id in arriving {
      controllers.removeFromParent(id)
      controllers[id]?.parent = navigation
    }
    let isSeen = controllers.isOnScreen(navigation)
    let isTopNew = old.last != stack.last
    if isSeen, isTopNew { logUnbalancedCalls(old.last, in: navigation) }
    controllers[navigation]?.children = stack
    if !isSeen {
      controllers[navigation]?.awaitsDelegate = true
      for id in arriving { controllers[id]?.awaitsDidMove = true }
    }
    let isChangeSeen = isSeen && isTopNew
    var transition = Transition(
      sequence: isChangeSeen ? .exchange : isSeen ? .exchangeBelow : .exchangeUnseen,
      container: navigation, outgoing: isChangeSeen ? old.last : nil,
      incoming: isChangeSeen ? stack.last : nil, removed: removed,
      timing: animated ? .animated : .immediate)
    transition.arriving = arriving
    beginStackChange(transition)
  }
}

/// Going back by gesture: the edge swipe, and the menu of the back button.
extension Simulation {
  /// Whether an edge swipe may pop in `navigation`: not with a hidden bar, nor with another item in
  /// place of the back button (NAV-19), unless code has replaced the delegate (NAV-25).
  package func allowsBackGesture(in navigation: ControllerID) -> Bool {
    guard let state = controllers[navigation]?.navigation,
      state.allowsBackGesture
    else { return false }
    let canPop =
      state.backGestureDelegate == .navigationController
      ? hasBackButton(navigation) : (controllers[navigation]?.children.count ?? 0) > 1
    return canPop && !schedule.isChanging(navigation) && interaction == nil
  }

  /// Whether the delegate of the recognizer of `navigation` lets it begin.
  mutating func backGestureShouldBegin(in navigation: ControllerID) -> Bool {
    guard
      case .controller(let delegate)? = controllers[navigation]?.navigation?.backGestureDelegate,
      let behavior = behavior(of: delegate, as: (any GestureRecognizerDelegate).self)
    else { return true }
    return behavior.backGestureShouldBegin(in: navigation, as: delegate, on: &self)
  }

  /// Swipes back in `navigation` by `gesture`.
  mutating func swipeBack(in navigation: ControllerID, _ gesture: GestureProgress) {
    guard let stack = controllers[navigation]?.children, let top = stack.last else { return }
    if controllers.isNavigation(top), controllers[top]?.children.count ?? 0 > 1 {
      return swipeBack(in: top, gesture)
    }
    guard stack.count > 1 else { return }
    let transition = removeFromStack(
      navigation, downTo: stack.count - 2, isSeen: true, animated: true)
    begin(
      InteractiveTransition(kind: .pop, transition: transition, cancellation: .popCancelled),
      gesture)
  }

  /// The controllers in the menu of the back button of `navigation`, the nearest first; none before
  /// iOS 14 (NAV-12).
  package func backMenu(of navigation: ControllerID) -> [ControllerID] {
    guard options.system.has(.backMenu), hasBackButton(navigation) else { return [] }
    return controllers.stack(under: navigation).dropLast().reversed()
  }

  /// Pops to the entry `index` of the menu of the back button.
  mutating func chooseFromBackMenu(_ index: Int, of navigation: ControllerID) {
    let menu = backMenu(of: navigation)
    guard menu.indices.contains(index), let stack = controllers[menu[index]]?.parent else { return }
    pop(stack, to: menu[index], animated: true)
  }
}

/// A navigation controller is its bar's delegate: one with a class of the app can prevent a pop
/// (ORC-43).
extension Simulation {
  /// Calls the bar's delegate.
  mutating func notifyBarDelegate(of navigation: ControllerID, _ message: DelegateCall) {
    guard controllers[navigation]?.isCustom == true else { return }
    notify(navigation, .delegate(message))
  }

  /// Asks the bar's delegate whether a tap on the back button may take `top` off.
  mutating func shouldPop(_ top: ControllerID, of navigation: ControllerID) -> Bool {
    let isPopped = askDelegate(of: navigation, shouldPop: top)
    notifyBarDelegate(
      of: navigation, .shouldPop(controllers.name(of: top) ?? "", answer: isPopped))
    return isPopped
  }
}
