import BoardwalkGraph

/// The bars that Interface Builder draws around a scene's view, because of its containers.
struct Containment: Hashable {
  var hasNavigationBar = false
  var hasLargeTitle = false

  /// Whether the view does not extend below bars.
  var isBelowBars = false
  var hasTabBar = false
  var hasToolbar = false

  /// Whether the scene is presented over another.
  var isPresented = false

  /// Whether the scene is embedded in a container view.
  var isEmbedded = false

  /// The edges at which the view extends below bars; nil for the default.
  var extendedEdges: Set<String>?

  /// Whether the scene has a freeform size.
  var isFreeform = false

  /// Whether the simulated status bar is off.
  var hasNoStatusBar = false

  /// Whether it is a freeform view of a xib.
  var isTopLevelFreeform = false

  /// Whether it is in no container and not presented.
  var isAlone: Bool { !hasNavigationBar && !hasTabBar && !hasToolbar && !isPresented }

  /// The containment of each scene of `document`; `outer` has those of scenes, by index, to which
  /// other documents lead.
  static func all(
    in document: CompiledDocument, within outer: [Int: Containment] = [:]
  ) -> [Containment] {
    var graph = NavigationGraph<Int, Connection>()
    var hasIncoming = [Bool](repeating: false, count: document.scenes.count)
    for edge in edges(of: document) {
      graph.addEdge(from: edge.source, to: edge.target, edge.connection)
      if edge.source != edge.target { hasIncoming[edge.target] = true }
    }
    let starts = document.scenes.indices.sorted {
      (hasIncoming[$0] ? 1 : 0, $0 == document.initialScene ? 0 : 1, $0)
        < (hasIncoming[$1] ? 1 : 0, $1 == document.initialScene ? 0 : 1, $1)
    }
    var result = document.scenes.indices.map { outer[$0] ?? Containment() }
    for visit in graph.breadthFirst(from: starts) {
      guard let arrival = visit.arrival else { continue }
      let controller = document.scenes[arrival.source].controller
      result[visit.node] = result[arrival.source].following(arrival.label, from: controller)
    }
    return zip(result, document.scenes).map { containment, scene in
      var containment = containment
      containment.simulate(scene.controller)
      return containment
    }
  }

  private enum Connection: Sendable {
    case relationship
    case segue(SegueTemplate)
  }

  /// A connection between two scenes, and its id in the document.
  private struct Edge {
    let source: Int
    let target: Int
    let connection: Connection
    let id: String?
  }

  /// The edges of `document`. Of several edges to one scene, only the one that the document names
  /// as tie breaker determines the bars (LAY-68).
  private static func edges(of document: CompiledDocument) -> [Edge] {
    var edges: [Edge] = []
    for (index, scene) in document.scenes.enumerated() {
      for relationship in scene.controller?.relationships ?? [] {
        edges.append(
          Edge(
            source: index, target: relationship.scene, connection: .relationship,
            id: relationship.id))
      }
      for segue in scene.segues where segue.kind != .unwind {
        guard let destination = segue.destination else { continue }
        edges.append(
          Edge(source: index, target: destination, connection: .segue(segue), id: segue.id))
      }
    }
    func isNamed(_ edge: Edge) -> Bool {
      edge.id.map(document.content.metricsTieBreakers.contains) ?? false
    }
    let decided = Set(edges.filter(isNamed).map(\.target))
    return edges.filter { !decided.contains($0.target) || isNamed($0) }
  }

  /// The containment of the scene that `connection` leads to from `controller`, which has this
  /// containment.
  private func following(_ connection: Connection, from controller: ControllerTemplate?)
    -> Containment
  {
    switch connection {
    case .relationship:
      var inner = self
      if let navigation = controller?.navigation {
        inner.hasNavigationBar = !navigation.isBarHidden
        inner.hasLargeTitle = navigation.prefersLargeTitles
        inner.hasToolbar = !navigation.isToolbarHidden
        inner.isBelowBars = controller?.hasOpaqueBar ?? false
      } else if controller?.kind == .tabBarController {
        inner.hasTabBar = true
      }
      return inner
    case .segue(let segue):
      switch segue.kind {
      case .show, .push:
        if hasNavigationBar { return self }
        return segue.kind == .push ? self : Containment(isPresented: true)
      case .embed: return Containment(isEmbedded: true)
      case .showDetail, .replace:
        // The columns of a split view are drawn in the tab that holds it.
        return Containment(hasTabBar: hasTabBar)
      default: return Containment(isPresented: true)
      }
    }
  }

  /// Applies the simulated metrics of the scene.
  private mutating func simulate(_ controller: ControllerTemplate?) {
    guard let controller else { return }
    if controller.hidesBottomBarWhenPushed { (hasTabBar, hasToolbar) = (false, false) }
    let content = controller.content
    isFreeform = content.isFreeform ?? isFreeform
    extendedEdges = content.extendedEdges ?? extendedEdges
    simulate(content.simulatedMetrics)
    if content.extendsUnderOpaqueBars { isBelowBars = false }
    if hasLargeTitle, controller.navigationItem?.largeTitleDisplayMode == .never {
      hasLargeTitle = false
    }
  }

  /// Applies simulated metrics.
  private mutating func simulate(_ metrics: SimulatedMetrics) {
    hasNoStatusBar = metrics.hidesStatusBar ?? hasNoStatusBar
    if let bar = metrics.topBar {
      (hasNavigationBar, isBelowBars) = (bar.isNavigationBar, bar.isOpaque)
    }
    if let bar = metrics.bottomBar {
      (hasTabBar, hasToolbar) = (bar == .tabBar, bar == .toolbar)
    }
  }
}

extension Containment {
  /// The containment of `view` without a controller: only its simulated metrics (LAY-63).
  init(ofTopLevel view: ViewTemplate) {
    self.init()
    isTopLevelFreeform = view.content.layout.isFreeform
    simulate(view.content.layout.simulatedMetrics)
  }
}

extension ControllerTemplate {
  /// Whether the bar of a navigation controller is opaque.
  fileprivate var hasOpaqueBar: Bool {
    content.navigationBar?.isTranslucent == false
  }
}
