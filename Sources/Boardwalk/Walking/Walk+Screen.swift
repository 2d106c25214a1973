import BoardwalkFlow
import BoardwalkSimulation
import BoardwalkSnapshot

/// What a walk sees.
extension Walk {
  /// The title in the bar in front; nil where there is no bar, or it has none.
  public var title: String? { simulation.frontBar?.title }

  /// What the back button in front says; nil where there is none.
  public var backTitle: String? { simulation.frontBar?.backTitle }

  /// The name of the controller in front, such as `Items` for an `ItemsViewController`.
  public var front: String? { simulation.frontmost.flatMap(name) }

  /// The names of the controllers on the navigation stack in front, the root first.
  public var stack: [String] {
    names(simulation.frontNavigationController.flatMap { simulation[$0]?.children } ?? [])
  }

  /// The names of the controllers that are presented, the topmost last.
  public var presented: [String] { names(Array(simulation.visiblePresentations.dropFirst())) }

  /// The names of all controllers that can be seen, containers before what is in them.
  public var visible: [String] {
    names(simulation.presentationChain.last.map(simulation.visibleTree) ?? [])
  }

  /// Every text on screen, in reading order.
  public var texts: [String] { simulation.texts }

  /// Whether `text` is written somewhere on screen, as the whole of a label, a title or the like.
  public func shows(_ text: String) -> Bool { texts.contains(text) }

  /// Everything that can be tapped, in reading order.
  public var touchables: [Touchable] { simulation.touchables }

  /// What `target` means among what can be tapped: of several the first in reading order that reacts.
  ///
  /// Throws where there is nothing like that, and says what there is.
  public func touchable(_ target: FlowTarget) throws(WalkError) -> Touchable {
    try find(target, in: TargetSearch(simulation))
  }

  /// What a gesture on `target` touches, which may be a view that no tap reacts to.
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

  /// The exception that has ended the app; nil while it runs.
  public var exception: UIKitException? { simulation.exception }

  /// The screen, drawn with text.
  public var picture: String { Wireframe().picture(of: simulation) }

  /// The containers, what is in them, the presentations and the bars, a line each.
  public var outline: String { Outline().text(of: simulation) }

  /// The views on screen, a line each: class, text, frame in points in the superview's space.
  public var tree: String { ViewTree().text(of: simulation) }

  /// The screen as an SVG picture, in points.
  public var svg: String { SVGPicture().text(of: [simulation]) }

  /// The views on screen with their frames in points, as JSON with sorted keys. Throws what
  /// Foundation's encoder throws, which does not happen for screens.
  public func json() throws -> String { try SceneSnapshot.json([SceneSnapshot(simulation)]) }

  /// What the controller in front knows, if its class behaves as `behavior`.
  public func state<Code: ControllerBehavior>(of behavior: Code.Type) -> Code.State? {
    let controllers = simulation.presentationChain.last.map(simulation.visibleTree) ?? []
    return controllers.reversed().lazy.compactMap { simulation.state(of: $0, as: behavior) }.first
  }

  private func name(_ id: ControllerID) -> String? { simulation[id]?.name }

  private func names(_ ids: [ControllerID]) -> [String] { ids.compactMap(name) }
}
