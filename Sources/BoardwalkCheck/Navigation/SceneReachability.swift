import BoardwalkDocument
import BoardwalkGraph

/// The reachable scenes of a storyboard, by the nodes of their elements.
struct SceneReachability {
  private var led: Set<Int> = []
  private var reached: Set<Int> = []

  /// The scenes of `document`; nil if every view controller is an entry, as in the many storyboards
  /// of one scene, or if no entry is known.
  init?(_ document: Document) {
    var entries = document.identifiedControllers.map(\.controller)
    if let initial = document.initialController { entries.append(initial) }
    let nodes = Set(entries.map(\.index))
    guard !entries.isEmpty,
      !document.viewControllers.allSatisfy({ nodes.contains($0.element.index) }),
      !Self.lacksInitialController(document), !Self.leadsAstray(document)
    else { return nil }
    var graph = NavigationGraph<Int, Void>()
    for segue in document.segues {
      guard let destination = document.destination(of: segue),
        let from = document.scene(of: segue.element), let to = document.scene(of: destination)
      else { continue }
      graph.addEdge(from: from.element.index, to: to.element.index)
      if from != to { led.insert(to.element.index) }
    }
    reached = graph.reachable(from: entries.compactMap { document.scene(of: $0)?.element.index })
  }

  /// Whether the initial controller is missing, which has its own rule.
  private static func lacksInitialController(_ document: Document) -> Bool {
    document.root["initialViewController"] != nil
      && !(document.initialController.map(isEntry) ?? false)
  }

  /// Whether a segue has no destination: it was to lead to any scene.
  private static func leadsAstray(_ document: Document) -> Bool {
    document.elements(of: .segue).contains { segue in
      segue.parent?.name == "connections"
        && document.object(named: "destination", of: segue) == nil
    }
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
