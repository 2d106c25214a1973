import Boardwalk
import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkSnapshot

/// The screens of one version of a document, and where its objects are on them.
struct VersionScreens: Sendable {
  /// One screen.
  struct Drawing: Sendable {
    /// Its contents.
    let screen: Screen

    /// The frames of each object by id, several if it is repeated.
    let places: [String: [LayoutRect]]
  }

  private let document: Document
  private let graph: SceneGraph

  /// The scenes, by their controllers' ids.
  private let scenes: [(id: String, place: ScenePlace)]

  /// By object, the id of its scene's controller.
  private let sceneOfObject: [String: String]

  /// The screens of `source`; nil if it cannot be run.
  init?(_ source: LocatedTree) {
    guard let document = Document(source),
      let app = try? AppLoader().load(source.file).showingTopLevelView
    else { return nil }
    self.document = document
    graph = app.graph
    let graph = graph
    scenes = SceneChoice(graph, document: graph.main ?? 0).all.compactMap { place in
      graph.scene(at: place)?.controller.map { ($0.id, place) }
    }
    sceneOfObject = Self.scenesOfObjects(in: document, controllers: scenes.map(\.id))
  }

  private static func scenesOfObjects(
    in document: Document, controllers: [String]
  ) -> [String: String] {
    var result: [String: String] = [:]
    let scenes = document.tree.elements.filter { $0.name == "scene" }
    for scene in scenes {
      let ids = scene.descendants.compactMap { $0["id"] }
      guard let controller = controllers.first(where: ids.contains) else { continue }
      for id in ids + [scene["sceneID"]].compactMap(\.self) { result[id] = controller }
    }
    if scenes.isEmpty, let owner = controllers.first {
      for id in document.tree.elements.compactMap({ $0["id"] }) { result[id] = owner }
    }
    return result
  }

  /// The ids of the scenes' controllers, in document order.
  var sceneIDs: [String] { scenes.map(\.id) }

  /// The name of the scene whose controller has the id `id`.
  func name(ofScene id: String) -> String? {
    scenes.first { $0.id == id }.flatMap { graph.scene(at: $0.place)?.name }
  }

  /// The id of the controller of the scene that has the object with the id `id`.
  func scene(ofObject id: String) -> String? { sceneOfObject[id] }

  /// The screen of the scene whose controller has the id `id`; nil if nothing is on it.
  func drawing(ofScene id: String) -> Drawing? {
    guard let place = scenes.first(where: { $0.id == id })?.place else { return nil }
    var options = LaunchOptions()
    if let device = graph.documents[place.document].device {
      options.device = DeviceTable.device(named: device.identifier) ?? options.device
      options.isLandscape = device.isLandscape
      options.userInterfaceStyle = device.isDark ? .dark : .light
    }
    let simulation = Simulation.showing(place, of: graph, options: options)
    let screen = Screen(simulation)
    guard !simulation.isOver, !screen.layers.isEmpty else { return nil }
    var places: [String: [LayoutRect]] = [:]
    for view in SceneSnapshot(simulation, on: screen).views {
      Self.add(view, at: screen.bounds.origin, to: &places)
    }
    return Drawing(screen: screen, places: places)
  }

  private static func add(
    _ view: ViewSnapshot, at origin: LayoutPoint, to places: inout [String: [LayoutRect]]
  ) {
    guard view.hidden != true, view.frame.count == 4, view.contentOffset?.count ?? 2 == 2 else {
      return
    }
    let frame = LayoutRect(
      x: origin.x + view.frame[0], y: origin.y + view.frame[1], width: view.frame[2],
      height: view.frame[3])
    if let id = view.id { places[id, default: []].append(frame) }
    let offset = view.contentOffset ?? [0, 0]
    let content = LayoutPoint(x: frame.minX - offset[0], y: frame.minY - offset[1])
    for inner in view.views { add(inner, at: content, to: &places) }
  }

  private static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]

  /// The frames of the object `id` on `drawing`: its own, or that of the nearest visible ancestor.
  /// Connections and the parts of controllers have none.
  func places(ofObject id: String, on drawing: Drawing) -> [LayoutRect] {
    guard let object = document.object(withID: id), !Self.connections.contains(object.name) else {
      return []
    }
    var element: Element? = object
    if object.name == "constraint" {
      element = object["firstItem"].flatMap(document.object(withID:)) ?? object.parent
    }
    while let here = element, !ViewController.isViewController(here) {
      if let found = here["id"].flatMap({ drawing.places[$0] }) { return found }
      element = here.parent
    }
    return []
  }
}
