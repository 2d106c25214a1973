import BoardwalkFlow
import BoardwalkSimulation

/// Steps by the user or by code. A step that cannot be taken throws an error and changes nothing.
extension Walk {
  /// Taps `target`. Throws an error if it is not found or does not react.
  public mutating func tap(_ target: FlowTarget) throws(WalkError) {
    try perform(.tap(try touchable(target)))
  }

  /// Performs a gesture on `target`, such as `.press(milliseconds: 600)` or `.swipe(.left)`.
  public mutating func touch(_ target: FlowTarget, _ motion: FingerMotion) throws(WalkError) {
    try perform(.touch(try gestureTarget(target), motion))
  }

  /// Sets a slider, a date picker or the wheel of a picker to `value`.
  public mutating func set(_ target: FlowTarget, to value: Double) throws(WalkError) {
    try perform(.setValue(try touchable(target), value))
  }

  /// Taps the front back button.
  public mutating func back() throws(WalkError) { try perform(.back) }

  /// Swipes back from the edge of the screen. If not `completed`, the swipe is cancelled.
  public mutating func swipeBack(completed: Bool = true) throws(WalkError) {
    try perform(.swipeBack(completed ? .completed : .cancelled))
  }

  /// Pops the front navigation stack to its root.
  public mutating func popToRoot() throws(WalkError) { try perform(.popToRoot) }

  /// Taps the tab with the title `title`.
  public mutating func selectTab(_ title: String) throws(WalkError) { try tap(.tab(title)) }

  /// Turns a page of the front page view controller. If not `completed`, the turn is cancelled.
  public mutating func turnPage(
    _ direction: PageState.Direction, completed: Bool = true
  ) throws(WalkError) {
    try perform(.turnPage(direction, completed ? .completed : .cancelled))
  }

  /// Shows or hides columns of the front split view controller.
  public mutating func toggleColumns() throws(WalkError) { try perform(.toggleColumns) }

  /// Performs the segue `identifier` of a front controller, as code does.
  public mutating func performSegue(_ identifier: String) throws(WalkError) {
    try perform(.performSegue(identifier))
  }
}

/// Presentations.
extension Walk {
  /// Dismisses the topmost presentation, as code does.
  public mutating func dismiss() throws(WalkError) { try perform(.dismiss) }

  /// Drags the front sheet down. If not `completely`, it returns.
  public mutating func dragSheetDown(completely: Bool = true) throws(WalkError) {
    try perform(.dragSheetDown(isCompleted: completely))
  }

  /// Drags the front sheet to its detent `identifier`.
  public mutating func dragSheet(to identifier: String) throws(WalkError) {
    try perform(.dragSheet(to: identifier))
  }

  /// Touches the screen outside of the front popover or sheet.
  public mutating func tapOutside() throws(WalkError) { try perform(.tapOutside) }
}

/// Tables and collections.
extension Walk {
  /// Scrolls the front list by `rows` rows or lines of items; a negative number scrolls up.
  public mutating func scroll(rows: Int) throws(WalkError) { try perform(.scroll(.rows(rows))) }

  /// Pulls the front list down from its top, which refreshes it.
  public mutating func pullToRefresh() throws(WalkError) { try perform(.pullToRefresh) }

  /// Swipes the row `target` to the left or right, which shows its delete button or its actions; a
  /// full swipe performs the first action.
  public mutating func swipeRow(
    _ target: FlowTarget, _ direction: SwipeDirection = .left, fully isFull: Bool = false
  ) throws(WalkError) {
    try perform(.swipeRow(try touchable(target), direction, isFull: isFull))
  }

  /// Drags the row `target` by its grip to the position of the row `other`.
  public mutating func moveRow(
    _ target: FlowTarget, to other: FlowTarget
  ) throws(WalkError) {
    try perform(.moveRow(try touchable(target), to: try touchable(other)))
  }
}

/// The keyboard and the device.
extension Walk {
  /// Makes `target` first responder, as code does.
  public mutating func focus(_ target: FlowTarget) throws(WalkError) {
    try perform(.focus(try touchable(target)))
  }

  /// Types `text`, key by key, into the first responder.
  public mutating func type(_ text: String) throws(WalkError) { try perform(.type(text)) }

  /// Presses the Return key.
  public mutating func pressReturn() throws(WalkError) { try perform(.pressReturn) }

  /// Presses the Delete key.
  public mutating func pressDelete() throws(WalkError) { try perform(.pressDelete) }

  /// Taps the clear button of the field `target`.
  public mutating func clear(_ target: FlowTarget) throws(WalkError) {
    try perform(.clear(try touchable(target)))
  }

  /// Shakes the device.
  public mutating func shake() throws(WalkError) { try perform(.shake) }

  /// Rotates the device to landscape or portrait.
  public mutating func rotate(toLandscape isLandscape: Bool) throws(WalkError) {
    try perform(.rotate(isLandscape: isLandscape))
  }

  /// Advances the app's clock by `milliseconds`.
  public mutating func wait(milliseconds: Int) throws(WalkError) {
    try perform(.wait(milliseconds))
  }
}
