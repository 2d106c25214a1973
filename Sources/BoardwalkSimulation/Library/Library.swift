import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject

/// All blueprints of a graph, found by scene, name and identifier; shared by every simulation that
/// runs it.
final class Library: Sendable {
  let graph: SceneGraph

  /// One blueprint per scene with a controller, nested ones after their own; then one per kind of
  /// controller that code creates.
  let blueprints: [Blueprint]

  /// The blueprint of the More list.
  let moreList: Int

  /// The blueprint of alert controllers.
  let alert: Int

  private let createdByCode: Int

  /// The blueprints of the xibs that controllers load which code makes, by the names of their
  /// classes.
  private let nibs: [String: Int]

  /// The app's own code, and that of each blueprint's class.
  private let table: Behaviors
  let behaviors: [(any ControllerBehavior)?]
  private let classes: [String: any ControllerBehavior]

  /// The code of custom segues, by the names of their classes.
  let segueBehaviors: [String: any SegueBehavior]

  /// The class of the app's delegate, the first by its name; nil if there is no code for one.
  let applicationDelegate: String?

  /// The code of layouts of collections, by the names of their classes.
  let collectionLayouts: [String: any CollectionViewLayout]

  /// The colors and symbols that documents and catalogs name.
  let resources: NamedResources

  /// Knows where things are on the screen.
  let layout: any SimulationLayout

  /// The code of views, by the names of their classes.
  let views: [String: any ViewBehavior]

  /// Whether there is any code of the app's own.
  let hasBehaviors: Bool

  /// By document and scene.
  private let indices: [[Int?]]
  private let nested: [Int: [Int]]
  private let references: SceneReferences

  /// By document and storyboard identifier.
  private let identifiers: [[String: Int]]

  init(
    _ graph: SceneGraph, _ table: Behaviors = Behaviors(),
    layout: any SimulationLayout = PlainSimulationLayout()
  ) {
    self.graph = graph
    self.layout = layout
    self.table = table
    resources = NamedResources(graph)
    var list = BlueprintList()
    indices = graph.documents.enumerated().map { documentIndex, document in
      document.scenes.enumerated().map { sceneIndex, scene in
        list.add(
          scene, at: ScenePlace(document: documentIndex, scene: sceneIndex), of: document.path)
      }
    }
    createdByCode = list.blueprints.count
    for kind in ViewControllerKind.allCases {
      _ = list.add(Blueprint(createdByCode: kind, name: kind.displayName))
    }
    moreList = list.add(
      Blueprint(createdByCode: .tableViewController, name: "more list", hasView: false))
    alert = list.add(
      Blueprint(
        createdByCode: .viewController, name: "alert", class: "UIAlertController", hasView: false))
    let controllers = table.controllers
    var nibs: [String: Int] = [:]
    for (name, place) in Self.nibs(of: controllers.keys.sorted(), in: graph) {
      let document = graph.documents[place.document]
      let scene = document.scenes[place.scene].owned(by: name)
      guard let template = scene.controller else { continue }
      nibs[name] = list.add(Blueprint(template, in: scene, at: place, of: document.path))
    }
    self.nibs = nibs
    blueprints = list.blueprints
    nested = list.nested
    behaviors = blueprints.map { controllers[$0.template.className] }
    classes = controllers
    segueBehaviors = table.segues
    collectionLayouts = table.collectionLayouts
    views = table.views
    hasBehaviors = !table.isEmpty
    applicationDelegate = controllers.filter {
      ($0.value as? any ApplicationBehavior)?.isApplicationDelegate == true
    }.keys.min()
    references = SceneReferences(graph)
    identifiers = graph.documents.map { document in
      Dictionary(
        document.scenes.enumerated().compactMap { index, scene in
          scene.controller?.storyboardIdentifier.map { ($0, index) }
        },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Whether the class `name` has code.
  func hasBehavior(ofClass name: String) -> Bool { table[name] != nil }

  /// The possible names of controllers: those of the documents, and of those that code creates.
  var controllerNames: Set<String> {
    let classNames = OpaqueController.names.union(classes.keys)
    return Set(blueprints.map(\.shortName)).union(classNames.map(ControllerTemplate.shortName(of:)))
  }

  /// Whether both hold the same app.
  func isAlike(_ other: Library) -> Bool {
    self === other || graph == other.graph && table == other.table
  }

  /// The classes that handle the unwind action `selector`: those of `options` and those whose code
  /// has it; nil if unknown.
  func unwindHandlers(of selector: String, _ options: LaunchOptions) -> Set<String>? {
    let named = options.unwindHandlers[selector]
    guard hasBehaviors else { return named }
    let classes = zip(blueprints, behaviors).filter { $1?.hasAction(selector) == true }
      .map { blueprint, _ in blueprint.template.className }
    return classes.isEmpty ? named : (named ?? []).union(classes)
  }

  /// The index of the blueprint of the scene at `place`.
  func blueprint(at place: ScenePlace) -> Int? {
    guard indices.indices.contains(place.document),
      indices[place.document].indices.contains(place.scene)
    else { return nil }
    return indices[place.document][place.scene]
  }

  /// The behavior of the class `className`; classes of controllers that code creates have no
  /// blueprint.
  func behavior(madeFrom blueprint: Int, of className: String) -> (any ControllerBehavior)? {
    blueprint < createdByCode ? behaviors[blueprint] : classes[className]
  }

  /// The blueprint of a controller of `kind` and the class `className` that code creates: a plain
  /// controller loads its view from the xib with its class name (LIFE-02).
  func blueprint(createdByCode kind: ViewControllerKind, class className: String? = nil) -> Int {
    if kind == .viewController, let nib = className.flatMap({ nibs[$0] }) { return nib }
    return createdByCode + (ViewControllerKind.allCases.firstIndex(of: kind) ?? 0)
  }

  /// The xibs of the controllers of `classes` (LIFE-02).
  private static func nibs(
    of classes: [String], in graph: SceneGraph
  ) -> [(className: String, place: ScenePlace)] {
    classes.compactMap { name in
      let found = ControllerNib.names(forClass: name).lazy.compactMap { nib in
        graph.documents.firstIndex { $0.kind == .xib && $0.name == nib && !$0.scenes.isEmpty }
      }.first
      return found.map { (className: name, place: ScenePlace(document: $0, scene: 0)) }
    }
  }

  /// The blueprints of the controllers that the document describes inside the one at `blueprint`.
  func nestedBlueprints(of blueprint: Int) -> [Int] { nested[blueprint] ?? [] }

  /// The document named `name`, the nearest to `document` if there are several.
  func storyboard(named name: String, near document: Int) -> Int? {
    references.storyboard(named: name, near: document)
  }

  /// The xib `name`; nil if the app has none.
  func xib(named name: String) -> CompiledDocument? {
    xibIndex(named: name).map { graph.documents[$0] }
  }

  /// The index of the xib `name`; nil if the app has none.
  func xibIndex(named name: String) -> Int? {
    graph.documents.firstIndex { $0.kind == .xib && $0.name == name }
  }

  /// The scene in `document` whose controller has the storyboard identifier `identifier` (LIFE-06).
  func scene(identifier: String, in document: Int) -> ScenePlace? {
    identifiers[document][identifier].map { ScenePlace(document: document, scene: $0) }
  }
}

extension ViewControllerKind {
  /// The common name of the kind.
  var displayName: String {
    switch self {
    case .viewController: "view controller"
    case .tableViewController: "table view controller"
    case .collectionViewController: "collection view controller"
    case .navigationController: "navigation controller"
    case .tabBarController: "tab bar controller"
    case .splitViewController: "split view controller"
    case .pageViewController: "page view controller"
    case .glkViewController: "GLK view controller"
    case .avPlayerViewController: "player view controller"
    case .hostingController: "hosting controller"
    }
  }
}
