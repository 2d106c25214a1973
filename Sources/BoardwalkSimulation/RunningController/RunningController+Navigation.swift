/// Going somewhere, as code does it.
extension RunningController {
  /// Performs the segue `identifier` of its scene, without `shouldPerformSegue` (SEG-02); raises if
  /// there is none (EXC-07).
  public mutating func performSegue(withIdentifier identifier: String, sender: String? = nil) {
    guard isAlive else { return }
    simulation.performSegue(
      withIdentifier: identifier, from: id, sender: sender.map(Sender.value))
  }

  /// Pushes `destination` on the nearest navigation controller, which may be itself; does nothing
  /// without one. Raises for a navigation controller (EXC-01), a split view controller (EXC-03) and
  /// a controller that is on the stack (EXC-02).
  public mutating func push(_ destination: ControllerID, animated: Bool = true) {
    guard isAlive, let navigation = simulation.navigationController(of: id) else { return }
    simulation.push(destination, on: navigation, animated: animated)
  }

  /// Takes the top off the nearest stack and returns it; nil at the root (NAV-10).
  @discardableResult
  public mutating func pop(animated: Bool = true) -> ControllerID? {
    guard isAlive, let navigation = simulation.navigationController(of: id) else { return nil }
    return simulation.pop(navigation, animated: animated)
  }

  /// Pops the nearest stack until `target` is on top, and returns the popped controllers, from
  /// bottom to top; raises if it is not on the stack (NAV-15).
  @discardableResult
  public mutating func pop(to target: ControllerID, animated: Bool = true) -> [ControllerID] {
    guard isAlive, let navigation = simulation.navigationController(of: id) else { return [] }
    return simulation.pop(navigation, to: target, animated: animated)
  }

  /// Takes all but the root off the nearest stack and returns them, from the bottom to the top
  /// (NAV-11).
  @discardableResult
  public mutating func popToRoot(animated: Bool = true) -> [ControllerID] {
    guard isAlive, let navigation = simulation.navigationController(of: id) else { return [] }
    return simulation.popToRoot(navigation, animated: animated)
  }

  /// Presents `destination` in its own style; raises if it is in use (EXC-12, EXC-13). `completion`
  /// is called by name at the end (PRES-23).
  public mutating func present(
    _ destination: ControllerID, animated: Bool = true, completion: String? = nil
  ) {
    guard isAlive else { return }
    simulation.present(destination, from: id, animated: animated, completion: completion)
  }

  /// Dismisses its presentation, or the one that it is part of (PRES-20). `completion` is called by
  /// name at the end, or at once if nothing ends (PRES-22).
  public mutating func dismiss(animated: Bool = true, completion: String? = nil) {
    guard isAlive else { return }
    simulation.dismiss(id, animated: animated, completion: completion)
  }

  /// Selects the tab at `index` of the nearest tab bar controller, which may be this controller;
  /// its delegate is not called (TAB-06).
  public mutating func selectTab(_ index: Int) {
    guard isAlive, let tabs = simulation.tabBarController(of: id) else { return }
    simulation.select(index, in: tabs)
  }

  /// Becomes the delegate of the container `container`, and the data source of its pages.
  public mutating func becomeDelegate(of container: ControllerID) {
    guard isAlive else { return }
    let delegate = id
    simulation.controllers[container]?.delegate = delegate
  }
}

/// Changing containers, as code does it; each names the container that it changes.
extension RunningController {
  /// Sets the stack of `navigation`: animated as a pop if the new top was on the stack, else as a
  /// push (LIFE-16).
  public mutating func setViewControllers(
    _ stack: [ControllerID], of navigation: ControllerID, animated: Bool = true
  ) {
    if isAlive { simulation.setViewControllers(stack, of: navigation, animated: animated) }
  }

  /// Sets the children of the tab bar controller `tabs`; the selection stays if it is among them,
  /// else the first is selected (TAB-07).
  public mutating func setTabs(_ children: [ControllerID], of tabs: ControllerID) {
    if isAlive { simulation.setTabs(children, of: tabs) }
  }

  /// Sets the pages of the page view controller `pageViewController`; no delegate is called
  /// (PAGE-08).
  public mutating func setPages(
    _ pages: [ControllerID], of pageViewController: ControllerID,
    direction: PageState.Direction = .forward,
    animated: Bool = true
  ) {
    if isAlive {
      simulation.setPages(pages, of: pageViewController, direction: direction, animated: animated)
    }
  }

  /// Makes the pages of `pageViewController` double-sided, or single-sided, which raises while the
  /// spine is in the middle (PAGE-05).
  public mutating func setDoubleSided(_ isDoubleSided: Bool, of pageViewController: ControllerID) {
    if isAlive { simulation.setDoubleSided(isDoubleSided, of: pageViewController) }
  }

  /// Shows `column` of the split view controller `split` in the nearest display mode that has it
  /// (SPL-11).
  public mutating func show(_ column: SplitState.Column, of split: ControllerID) {
    if isAlive { simulation.show(column, of: split) }
  }

  /// Hides `column` of the split view controller `split`.
  public mutating func hide(_ column: SplitState.Column, of split: ControllerID) {
    if isAlive { simulation.hide(column, of: split) }
  }

  /// Makes `child` a child and sends `willMove`; its view and `didMove` are left to code (LIFE-52).
  public mutating func addChild(_ child: ControllerID) {
    if isAlive { simulation.addChild(child, to: id) }
  }

  /// Adds the view of the child `child` to its own; raises where `child` is not its child (EXC-15).
  public mutating func addView(of child: ControllerID) {
    if isAlive { simulation.addView(of: child, to: id) }
  }

  /// Leaves the container that it is in and gets `didMove(nil)`; `willMove(nil)` is left to code
  /// (LIFE-52).
  public mutating func removeFromParent() {
    if isAlive { simulation.removeFromParent(id) }
  }
}

/// Alerts, for its code.
extension RunningController {
  /// Presents `alert`; its `alert(_:didChoose:)` is called with the choice after the dismissal. On
  /// an iPad an action sheet needs the view or item of the outlet `source` as its anchor (POP-01).
  @discardableResult
  public mutating func present(
    _ alert: AlertContent, from source: String? = nil, animated: Bool = true,
    completion: String? = nil
  ) -> ControllerID? {
    guard isAlive else { return nil }
    var item: String?
    switch source.flatMap({ outlet($0) }) {
    case .view(let view): item = view.object
    case .item(let object), .object(let object): item = object
    case .controller, .recognizer, nil: break
    }
    return simulation.present(
      alert, from: id, sourceItem: item, animated: animated, completion: completion)
  }

  /// The pasteboard that all apps share, `UIPasteboard.general`.
  public var pasteboard: Pasteboard {
    get { simulation.pasteboard }
    set { if isAlive { simulation.pasteboard = newValue } }
  }
}
