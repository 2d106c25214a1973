import BoardwalkFlow
import BoardwalkSimulation

/// What a person, or code, does to the app. A step throws where it cannot be taken, and then changes
/// nothing.
extension Walk {
  /// Taps `target`; throws where nothing is found, or where it does not react.
  public mutating func tap(_ target: FlowTarget) throws(WalkError) {
    try perform(.tap(try touchable(target)))
  }

  /// Makes a gesture on `target`, such as `.press(milliseconds: 600)` or `.swipe(.left)`.
  public mutating func touch(_ target: FlowTarget, _ motion: FingerMotion) throws(WalkError) {
    try perform(.touch(try gestureTarget(target), motion))
  }

  /// Moves a slider, a date picker or the wheel of a picker to `value`.
  public mutating func set(_ target: FlowTarget, to value: Double) throws(WalkError) {
    try perform(.setValue(try touchable(target), value))
  }

  /// Taps the back button of the bar in front.
  public mutating func back() throws(WalkError) { try perform(.back) }

  /// Swipes back from the edge of the screen; not `completed`, the finger returns to the edge.
  public mutating func swipeBack(completed: Bool = true) throws(WalkError) {
    try perform(.swipeBack(completed ? .completed : .cancelled))
  }

  /// Goes back to the root of the navigation stack in front.
  public mutating func popToRoot() throws(WalkError) { try perform(.popToRoot) }

  /// Taps the tab with the title `title`.
  public mutating func selectTab(_ title: String) throws(WalkError) { try tap(.tab(title)) }

  /// Turns a page of the page view controller in front; not `completed`, the page falls back.
  public mutating func turnPage(
    _ direction: PageState.Direction, completed: Bool = true
  ) throws(WalkError) {
    try perform(.turnPage(direction, completed ? .completed : .cancelled))
  }

  /// Shows or hides the columns of the split view controller in front.
  public mutating func toggleColumns() throws(WalkError) { try perform(.toggleColumns) }

  /// Performs the segue `identifier` of a controller in front, as its code would.
  public mutating func performSegue(_ identifier: String) throws(WalkError) {
    try perform(.performSegue(identifier))
  }
}

/// Presentations.
extension Walk {
  /// Ends the topmost presentation, as code does.
  public mutating func dismiss() throws(WalkError) { try perform(.dismiss) }

  /// Drags the sheet in front down and lets go; not `completely`, it returns.
  public mutating func dragSheetDown(completely: Bool = true) throws(WalkError) {
    try perform(.dragSheetDown(isLetGoBelow: completely))
  }

  /// Drags the sheet in front to its detent `identifier`.
  public mutating func dragSheet(to identifier: String) throws(WalkError) {
    try perform(.dragSheet(to: identifier))
  }

  /// Touches the screen outside the popover or sheet in front.
  public mutating func tapOutside() throws(WalkError) { try perform(.tapOutside) }
}

/// Tables and collections.
extension Walk {
  /// Scrolls the list in front by `rows` rows or lines of items; a negative number scrolls up.
  public mutating func scroll(rows: Int) throws(WalkError) { try perform(.scroll(.rows(rows))) }

  /// Pulls the list in front down from its top, which refreshes it.
  public mutating func pullToRefresh() throws(WalkError) { try perform(.pullToRefresh) }

  /// Swipes the row `target` to the left or right, which shows its delete button or the actions of that side;
  /// a swipe all the way over it performs the first one.
  public mutating func swipeRow(
    _ target: FlowTarget, _ direction: SwipeDirection = .left, fully isFull: Bool = false
  ) throws(WalkError) {
    try perform(.swipeRow(try touchable(target), direction, isFull: isFull))
  }

  /// Drags the row `target` by its grip to the place of the row `other`.
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

  /// Presses the key that deletes the last character.
  public mutating func pressDelete() throws(WalkError) { try perform(.pressDelete) }

  /// Taps the button that clears the field `target`.
  public mutating func clear(_ target: FlowTarget) throws(WalkError) {
    try perform(.clear(try touchable(target)))
  }

  /// Shakes the device.
  public mutating func shake() throws(WalkError) { try perform(.shake) }

  /// Turns the device to landscape, or to portrait.
  public mutating func rotate(toLandscape isLandscape: Bool) throws(WalkError) {
    try perform(.rotate(isLandscape: isLandscape))
  }

  /// Waits for `milliseconds` of the app's clock.
  public mutating func wait(milliseconds: Int) throws(WalkError) {
    try perform(.wait(milliseconds))
  }
}
