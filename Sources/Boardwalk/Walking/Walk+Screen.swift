import BoardwalkFlow
import BoardwalkSimulation
import BoardwalkSnapshot

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
