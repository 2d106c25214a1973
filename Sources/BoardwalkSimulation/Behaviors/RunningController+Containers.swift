/// Changing containers, as code does it; each names the container that it changes.
extension RunningController {
  /// Makes `stack` the stack of `navigation`: a pop where the new top was on the stack, else a push
  /// (LIFE-16).
  public mutating func setViewControllers(
    _ stack: [ControllerID], of navigation: ControllerID, animated: Bool = true
  ) {
    if isAlive { simulation.setViewControllers(stack, of: navigation, animated: animated) }
  }

  /// Makes `children` the children of the tab bar controller `tabs`; the selected one stays
  /// selected where it is among them, else the first is (TAB-07).
  public mutating func setTabs(_ children: [ControllerID], of tabs: ControllerID) {
    if isAlive { simulation.setTabs(children, of: tabs) }
  }

  /// Makes `pages` what the page view controller `book` shows once the change has ended; no
  /// delegate is called (PAGE-08).
  public mutating func setPages(
    _ pages: [ControllerID], of book: ControllerID, direction: PageState.Direction = .forward,
    animated: Bool = true
  ) {
    if isAlive { simulation.setPages(pages, of: book, direction: direction, animated: animated) }
  }

  /// Makes the pages of `book` double-sided, or single-sided, which raises while the spine is in
  /// the middle (PAGE-05).
  public mutating func setDoubleSided(_ isDoubleSided: Bool, of book: ControllerID) {
    if isAlive { simulation.setDoubleSided(isDoubleSided, of: book) }
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
