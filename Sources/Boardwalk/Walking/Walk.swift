import BoardwalkFlow
import BoardwalkSimulation
import BoardwalkSnapshot

/// A running app with methods for steps and properties for its visible state.
///
/// A walk is a value: a copy is a checkpoint.
public struct Walk: Sendable {
  /// The state of the app.
  package private(set) var simulation: Simulation

  /// The trace of the last step, initially that of the launch.
  public private(set) var trace: Trace

  init(launching app: StoryboardApp, _ options: LaunchOptions) {
    let (simulation, entries) = Simulation.launch(
      app.graph, options: options, behaviors: app.behaviors.adding(of: app.graph))
    self.simulation = simulation
    trace = Trace(entries)
  }

  /// A walk that starts at `simulation`.
  init(at simulation: Simulation) {
    self.simulation = simulation
    trace = Trace([])
  }

  /// The launch options with later changes.
  public var options: LaunchOptions { simulation.options }

  /// Whether time passes only in ``advance(by:)``.
  public private(set) var isTimeFrozen = false

  /// Stops automatic advancement of time: from now on a step has the effects of UIKit's call only,
  /// and the rest happens in ``advance(by:)`` (TIME-01).
  public mutating func freezeTime() { isTimeFrozen = true }

  /// Resumes automatic advancement of time and completes pending events.
  public mutating func resumeTime() {
    isTimeFrozen = false
    trace = Trace(simulation.settle())
  }

  /// Advances the app's clock by `milliseconds` and runs the events that are due.
  public mutating func advance(by milliseconds: Int) {
    trace = Trace(simulation.advance(by: milliseconds))
  }

  /// Dispatches `event` and, unless time is frozen, all events that follow.
  package mutating func perform(_ event: Event) throws(WalkError) {
    do throws(EventError) {
      trace = Trace(try isTimeFrozen ? simulation.start(event) : simulation.perform(event))
    } catch {
      throw WalkError(FlowFailure(error), on: simulation)
    }
  }
}

extension Walk: Equatable {
  /// Whether two walks are in equal states, so that all later steps have the same results. Their
  /// earlier steps and traces may differ.
  public static func == (left: Walk, right: Walk) -> Bool { left.simulation == right.simulation }
}

/// The visible state.
extension Walk {
  /// The title in the front bar; nil without a bar or a title.
  public var title: String? { simulation.frontBar?.title }

  /// The title of the front back button; nil if there is none.
  public var backTitle: String? { simulation.frontBar?.backTitle }

  /// The name of the front controller, such as `Items` for an `ItemsViewController`.
  public var front: String? { simulation.frontmost.flatMap(name) }

  /// The names of the controllers on the front navigation stack, the root first.
  public var stack: [String] {
    names(simulation.frontNavigationController.flatMap { simulation[$0]?.children } ?? [])
  }

  /// The names of the presented controllers, the topmost last.
  public var presented: [String] { names(Array(simulation.visiblePresentations.dropFirst())) }

  /// The names of all visible controllers, containers before their children.
  public var visible: [String] {
    names(simulation.presentationChain.last.map(simulation.visibleTree) ?? [])
  }

  /// Every text on screen, in reading order.
  public var texts: [String] { simulation.texts }

  /// Whether `text` is on screen as the complete text of a label, a title or another element.
  public func shows(_ text: String) -> Bool { texts.contains(text) }

  /// All tappable elements in reading order.
  public var touchables: [Touchable] { simulation.touchables }

  /// The tappable element that `target` matches: of several, the first in reading order that
  /// reacts.
  ///
  /// Throws an error with the elements on screen if there is no match.
  public func touchable(_ target: FlowTarget) throws(WalkError) -> Touchable {
    try find(target, in: TargetSearch(simulation))
  }

  /// The element that a gesture on `target` touches, which need not be tappable.
  func gestureTarget(_ target: FlowTarget) throws(WalkError) -> Touchable {
    try find(target, in: TargetSearch(simulation, forGestures: true))
  }

  private func find(
    _ target: FlowTarget, in search: TargetSearch
  ) throws(WalkError) -> Touchable {
    do throws(FlowFailure) {
      return try search.find(target)
    } catch {
      throw WalkError(error, on: simulation)
    }
  }

  /// The exception that has ended the app; nil if it is running.
  public var exception: UIKitException? { simulation.exception }

  /// The screen, drawn with text.
  public var picture: String { Wireframe().picture(of: simulation) }

  /// The containers, their children, the presentations and the bars, one per line.
  public var outline: String { Outline().text(of: simulation) }

  /// The views on screen, one per line: class, text, and frame in the superview's coordinates.
  public var tree: String { ViewTree().text(of: simulation) }

  /// The screen as an SVG picture, in points.
  public var svg: String { SVGPicture().text(of: [simulation]) }

  /// The views on screen with their frames in points, as JSON with sorted keys. Throws what
  /// Foundation's encoder throws, which does not happen for screens.
  public func json() throws -> String { try SceneSnapshot.json([SceneSnapshot(simulation)]) }

  /// The state of the front controller if `behavior` is the behavior of its class.
  public func state<Code: ControllerBehavior>(of behavior: Code.Type) -> Code.State? {
    let controllers = simulation.presentationChain.last.map(simulation.visibleTree) ?? []
    return controllers.reversed().lazy.compactMap { simulation.state(of: $0, as: behavior) }.first
  }

  private func name(_ id: ControllerID) -> String? { simulation[id]?.name }

  private func names(_ ids: [ControllerID]) -> [String] { ids.compactMap(name) }
}

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
