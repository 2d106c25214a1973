/// Going back with a finger: the swipe from the edge, and the menu behind the back button.
extension Simulation {
  /// Whether a swipe from the edge goes back in `navigation`: not with the bar hidden, nor with
  /// another item in the place of the back button (NAV-19).
  package func allowsBackGesture(in navigation: ControllerID) -> Bool {
    hasBackButton(navigation) && !isUnderWay(in: navigation) && interaction == nil
  }

  /// Swipes back in `navigation` as far as `gesture` says.
  mutating func swipeBack(in navigation: ControllerID, _ gesture: Gesture) {
    guard let stack = controllers[navigation]?.children, let top = stack.last else { return }
    if isNavigation(top), controllers[top]?.children.count ?? 0 > 1 {
      return swipeBack(in: top, gesture)
    }
    guard stack.count > 1 else { return }
    let transition = takeOff(navigation, downTo: stack.count - 2, isSeen: true, animated: true)
    begin(
      Interaction(kind: .pop, transition: transition, cancellation: .popCancelled), gesture)
  }

  /// The controllers that the menu behind the back button of `navigation` lists, the nearest first;
  /// none before iOS 14 (NAV-12).
  package func backMenu(of navigation: ControllerID) -> [ControllerID] {
    guard options.system.major >= 14, hasBackButton(navigation) else { return [] }
    return stack(under: navigation).dropLast().reversed()
  }

  /// Goes back to the entry `index` of the menu behind the back button.
  mutating func chooseFromBackMenu(_ index: Int, of navigation: ControllerID) {
    let menu = backMenu(of: navigation)
    guard menu.indices.contains(index), let stack = controllers[menu[index]]?.parent else { return }
    pop(stack, to: menu[index], animated: true)
  }
}
