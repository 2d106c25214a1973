/// Changing containers, as code does it; each names the container that it changes.
extension RunningController {
  /// Makes `stack` the stack of `navigation` (LIFE-16).
  package mutating func setViewControllers(
    _ stack: [ControllerID], of navigation: ControllerID, animated: Bool = true
  ) {
    if isAlive { stage.setViewControllers(stack, of: navigation, animated: animated) }
  }

  /// Makes `children` the children of the tab bar controller `tabs` (TAB-07).
  package mutating func setTabs(_ children: [ControllerID], of tabs: ControllerID) {
    if isAlive { stage.setTabs(children, of: tabs) }
  }

  /// Makes `pages` what the page view controller `book` shows (PAGE-08).
  package mutating func setPages(
    _ pages: [ControllerID], of book: ControllerID, direction: PageState.Direction = .forward,
    animated: Bool = true
  ) {
    if isAlive { stage.setPages(pages, of: book, direction: direction, animated: animated) }
  }

  /// Gives the pages of `book` backs, or takes them away (PAGE-05).
  package mutating func setDoubleSided(_ isDoubleSided: Bool, of book: ControllerID) {
    if isAlive { stage.setDoubleSided(isDoubleSided, of: book) }
  }

  /// Shows `column` of the split view controller `split` (SPL-11).
  package mutating func show(_ column: SplitState.Column, of split: ControllerID) {
    if isAlive { stage.show(column, of: split) }
  }

  /// Hides `column` of the split view controller `split`.
  package mutating func hide(_ column: SplitState.Column, of split: ControllerID) {
    if isAlive { stage.hide(column, of: split) }
  }

  /// Makes `child` a child, whose view is not there yet (LIFE-52).
  package mutating func addChild(_ child: ControllerID) {
    if isAlive { stage.addChild(child, to: id) }
  }

  /// Adds the view of the child `child` to its own (EXC-15).
  package mutating func addView(of child: ControllerID) {
    if isAlive { stage.addView(of: child, to: id) }
  }

  /// Leaves the container that it is in (LIFE-52).
  package mutating func removeFromParent() {
    if isAlive { stage.removeFromParent(id) }
  }
}
