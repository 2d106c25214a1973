import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation
import BoardwalkSnapshot

/// The scenes of an app as pictures at their places, and the ways between them as arrows.
package struct SceneMap: Sendable {
  /// A scene on the map.
  struct Node: Sendable {
    let place: ScenePlace
    let scene: NavigationMap.Scene
    let drawing: SceneDrawing

    /// The area of its name, its picture and its exits.
    let card: LayoutRect

    /// The picture alone.
    var picture: LayoutRect {
      LayoutRect(
        x: card.minX, y: card.minY + SceneCard.titleHeight, width: drawing.size.width,
        height: drawing.size.height)
    }

    /// The links without a destination on the map.
    var exits: [NavigationMap.Link] { scene.links.filter { $0.place == nil } }
  }

  /// The name of the app.
  let name: String

  let graph: SceneGraph
  let options: LaunchOptions

  /// The form of the pictures.
  let picture: SVGPicture

  let navigation: NavigationMap
  let environment: MapEnvironment
  let nodes: [Node]
  let arrows: [MapArrow]
  let layout: MapLayout

  /// The budget of work that is left for more pictures.
  let budget: WorkBudget

  /// The number of scenes whose pictures are left out, since the budget was not enough for them.
  package let omittedScenes: Int

  /// The map of the app named `name` in `graph`, drawn as `picture` in `environment` and otherwise
  /// under `options`, as far as `budget` is enough.
  package init(
    of graph: SceneGraph, named name: String, in environment: MapEnvironment,
    options: LaunchOptions, picture: SVGPicture = SVGPicture(),
    within budget: WorkBudget = .standard
  ) {
    var budget = budget
    self.picture = picture
    self.name = name
    self.graph = graph
    self.options = options
    self.environment = environment
    let navigation = NavigationMap(graph)
    self.navigation = navigation
    let drawings = SceneDrawing.drawings(
      of: navigation, in: graph, environment, besides: options, within: &budget)
    self.budget = budget
    omittedScenes = drawings.values.count(where: \.isOmitted)
    let scenes = Self.order(of: navigation, in: graph).flatMap { index in
      (navigation.documents[index]?.scenes ?? [:]).sorted { $0.key < $1.key }.map {
        (place: ScenePlace(document: index, scene: $0), scene: $1)
      }
    }
    let edges = scenes.flatMap { entry in
      entry.scene.links.compactMap { link in link.place.map { (link, entry.place, $0) } }
    }
    let layout = MapLayout(
      scenes.compactMap { entry in
        drawings[entry.place].map { drawing in
          SceneCard(
            place: entry.place, picture: drawing.size,
            exitCount: entry.scene.links.count { $0.place == nil },
            canvasLocation: graph.scene(at: entry.place)?.canvasLocation)
        }
      }, edges: edges.map { ($0.1, $0.2) })
    nodes = scenes.compactMap { entry in
      guard let drawing = drawings[entry.place], let card = layout.frames[entry.place] else {
        return nil
      }
      return Node(place: entry.place, scene: entry.scene, drawing: drawing, card: card)
    }
    arrows = Self.arrows(edges, between: nodes)
    self.layout = layout
  }

  /// The order of the documents: the initial one first, launch screens last.
  private static func order(of navigation: NavigationMap, in graph: SceneGraph) -> [Int] {
    navigation.documents.keys.sorted { left, right in
      func rank(_ index: Int) -> Int {
        index == graph.main ? 0 : graph.documents[index].isLaunchScreen ? 2 : 1
      }
      return (rank(left), left) < (rank(right), right)
    }
  }

  private static func arrows(
    _ edges: [(link: NavigationMap.Link, from: ScenePlace, to: ScenePlace)], between nodes: [Node]
  ) -> [MapArrow] {
    let indices = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.place, $0) })
    let known = edges.compactMap { edge -> (link: NavigationMap.Link, from: Int, to: Int)? in
      guard let from = indices[edge.from], let to = indices[edge.to] else { return nil }
      return (edge.link, from, to)
    }
    let router = ArrowRouter(
      nodes.map { ArrowRouter.Box(card: $0.card, picture: $0.picture) },
      edges: known.map { ($0.from, $0.to) },
      labels: known.map { MapLabel.size(of: $0.link.label) })
    return known.indices.map { index in
      MapArrow(
        source: known[index].from, destination: known[index].to, label: known[index].link.label,
        style: known[index].link.style, curve: router.curves[index],
        labelPlace: router.labels[index])
    }
  }
}

extension NavigationMap.Link {
  /// The destination that is not a scene, in words.
  var exitLabel: String {
    switch target {
    case .scene: label
    case .exit(let action): "\(label) ⤴ \(action)"
    case .missing(let words): "\(label) → \(words)"
    }
  }
}
