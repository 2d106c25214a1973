/// What a walk sees.
extension Walk {
  /// The title in the bar in front; nil where there is no bar, or it has none.
  package var title: String? { stage.frontBar?.title }

  /// What the back button in front says; nil where there is none.
  package var backTitle: String? { stage.frontBar?.backTitle }

  /// The name of the controller in front, such as `Items` for an `ItemsViewController`.
  package var front: String? { stage.frontmost.flatMap(name) }

  /// The names of the controllers on the navigation stack in front, the root first.
  package var stack: [String] {
    names(stage.frontNavigationController.flatMap { stage[$0]?.children } ?? [])
  }

  /// The names of the controllers that are presented, the topmost last.
  package var presented: [String] { names(Array(stage.visiblePresentations.dropFirst())) }

  /// The names of all controllers that can be seen, containers before what is in them.
  package var visible: [String] { names(stage.presentationChain.last.map(stage.visibleTree) ?? []) }

  /// Every text on screen, in reading order.
  package var texts: [String] { stage.texts }

  /// Whether `text` is written somewhere on screen, as the whole of a label, a title or the like.
  package func shows(_ text: String) -> Bool { texts.contains(text) }

  /// Everything that can be tapped, in reading order.
  package var touchables: [Touchable] { stage.touchables }

  /// What `target` means among what can be tapped: of several the first in reading order that reacts.
  ///
  /// Throws where there is nothing like that, and says what there is.
  package func touchable(_ target: FlowTarget) throws(WalkError) -> Touchable {
    do throws(FlowFailure) {
      return try TargetSearch(stage).find(target)
    } catch {
      throw WalkError(error, on: stage)
    }
  }

  /// The exception that has ended the app; nil while it runs.
  package var exception: UIKitException? { stage.exception }

  /// The screen, drawn with text.
  package var picture: String { Wireframe().picture(of: stage) }

  /// What is on what: window, containers, stacks, presentations.
  package var outline: String { Outline().text(of: stage) }

  /// What the controller in front knows, if its class behaves as `behavior`.
  package func state<Code: ControllerBehavior>(of behavior: Code.Type) -> Code.State? {
    let controllers = stage.presentationChain.last.map(stage.visibleTree) ?? []
    return controllers.reversed().lazy.compactMap { stage.state(of: $0, as: behavior) }.first
  }

  private func name(_ id: ControllerID) -> String? { stage[id]?.name }

  private func names(_ ids: [ControllerID]) -> [String] { ids.compactMap(name) }
}
