import BoardwalkDocument
import BoardwalkGraph

/// The reachable scenes of a storyboard, by the nodes of their elements.
struct SceneReachability {
  private var led: Set<Int> = []
  private var reached: Set<Int> = []

  /// Whether the storyboard has an entry, as far as is known.
  let hasEntry: Bool

  /// Whether every view controller is an entry, as in the many storyboards of one scene.
  let isAllEntered: Bool

  init(_ document: Document) {
    var entries = document.identifiedControllers.map(\.controller)
    if let initial = document.initialController { entries.append(initial) }
    // A missing initial controller has its own rule, so nothing else is reported.
    let isBroken =
      document.root["initialViewController"] != nil
      && !(document.initialController.map(Self.isEntry) ?? false)
    // So has a segue without a destination, which was to lead to any scene.
    let leadsAstray = document.elements(of: .segue).contains { segue in
      segue.parent?.name == "connections"
        && document.object(named: "destination", of: segue) == nil
    }
    hasEntry = !entries.isEmpty && !isBroken && !leadsAstray
    let nodes = Set(entries.map(\.index))
    isAllEntered = document.viewControllers.allSatisfy { nodes.contains($0.element.index) }
    guard hasEntry, !isAllEntered else { return }
    var graph = NavigationGraph<Int, Void>()
    for segue in document.elements(of: .segue).map(Segue.init) {
      guard let destination = document.destination(of: segue),
        let from = document.scene(of: segue.element), let to = document.scene(of: destination)
      else { continue }
      graph.addEdge(from: from.element.index, to: to.element.index)
      if from != to { led.insert(to.element.index) }
    }
    reached = graph.reachable(from: entries.compactMap { document.scene(of: $0)?.element.index })
  }

  /// Whether a storyboard may begin with `element`; unknown elements are not entries.
  static func isEntry(_ element: Element) -> Bool {
    ViewController.isViewController(element) || element.kind == nil
      || element.kind == .viewControllerPlaceholder
  }

  /// Whether `scene` is reachable from an entry.
  func isReached(_ scene: Element) -> Bool { reached.contains(scene.index) }

  /// Whether a segue of another scene leads to `scene`.
  func isDestination(_ scene: Element) -> Bool { led.contains(scene.index) }
}
