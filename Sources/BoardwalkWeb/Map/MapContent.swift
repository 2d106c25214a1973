import BoardwalkBase
import BoardwalkGraph
import BoardwalkSnapshot

/// The data of a page with a map, in the format of its script.
struct MapContent: Sendable, Encodable {
  /// A document: its name, and the frame around its scenes.
  struct Document: Sendable, Encodable {
    let name: String
    let path: String
    let frame: [Double]
  }

  /// A scene.
  struct Scene: Sendable, Encodable {
    let id: String
    let name: String
    let className: String
    let identifier: String?
    let document: Int
    let line: Int
    let isInitial: Bool
    let isContainer: Bool

    /// The picture's place on the map.
    let frame: [Double]

    /// The indices of its pictures, one for each choice; null for none.
    let pictures: [Int?]

    /// The reason why it cannot be drawn.
    let failure: String?

    /// The links without a destination scene.
    let exits: [Exit]

    let details: SceneDetails
    let views: [ViewSnapshot]
    let findings: [FindingPlaces.Mark]
  }

  /// A link without a destination scene.
  struct Exit: Sendable, Encodable {
    let label: String

    /// Whether a scene is missing; an unwind segue needs none.
    let isMissing: Bool
  }

  /// An arrow between scenes, by their indices.
  struct Arrow: Sendable, Encodable {
    let from: Int
    let to: Int
    let label: String
    let style: String
    let path: String
    let place: [Double]
    let width: Double
  }

  /// A setting that has another value than that of the map.
  struct Choice: Sendable, Encodable {
    let setting: String
    let value: String
  }

  /// An error in a document without a place on the map, as one that cannot be read.
  struct OutsideError: Sendable, Encodable {
    let path: String
    let line: Int
    let message: String
  }

  let name: String
  let size: [Double]
  let documents: [Document]
  let scenes: [Scene]
  let arrows: [Arrow]
  let settings: [MapVariants.Setting]
  let choices: [Choice]
  let outsideErrors: [OutsideError]
  let pool: PicturePool

  /// The content of `map` with the pictures of its scenes for each of `choices`.
  init(
    _ map: SceneMap, findings: [Diagnostic], pictures: [[Int?]], pool: PicturePool,
    settings: [MapVariants.Setting], choices: [Choice]
  ) {
    name = map.name
    size = [map.layout.size.width, map.layout.size.height]
    self.settings = settings.filter { $0.values.count > 1 }
    self.choices = choices
    self.pool = pool
    let order = map.navigation.documents.keys.sorted()
    documents = order.compactMap { index in
      map.navigation.documents[index].flatMap { document in
        map.layout.documents[index].map {
          Document(name: document.name, path: document.path, frame: $0.numbers)
        }
      }
    }
    let findingsByPath = Dictionary(grouping: findings, by: \.path)
    let places = Dictionary(
      uniqueKeysWithValues: order.map { index in
        let document = map.graph.documents[index]
        return (
          index, FindingPlaces(findingsByPath[document.path] ?? [], in: document, index: index)
        )
      })
    let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    scenes = map.nodes.enumerated().compactMap { index, node in
      map.graph.scene(at: node.place).map { scene in
        Scene(
          node, scene, document: numbers[node.place.document] ?? 0,
          pictures: pictures.map { $0[index] },
          findings: places[node.place.document]?[node.place] ?? [], in: map)
      }
    }
    arrows = map.arrows.map(Arrow.init)
    let paths = Set(map.graph.documents.map(\.path))
    outsideErrors = findings.filter { $0.severity == .error && !paths.contains($0.path) }.map {
      OutsideError(path: $0.path, line: $0.start.line, message: $0.message)
    }
  }
}

extension MapContent.Scene {
  fileprivate init(
    _ node: SceneMap.Node, _ scene: CompiledScene, document: Int, pictures: [Int?],
    findings: [FindingPlaces.Mark], in map: SceneMap
  ) {
    id = node.scene.id
    name = node.scene.name
    className = node.scene.className
    identifier = node.scene.storyboardIdentifier
    self.document = document
    line = scene.position.line
    isInitial = node.scene.isInitial
    isContainer = node.scene.links.contains(where: \.isRelationship)
    frame = node.picture.numbers
    self.pictures = pictures
    failure = node.drawing.failure
    exits = node.exits.map { MapContent.Exit(label: $0.exitLabel, isMissing: $0.isMissing) }
    details = SceneDetails(
      scene,
      segues: node.scene.links.map { link in
        let target = link.place.flatMap { map.navigation.scene(at: $0)?.name }
        return SceneDetails.Line(text: target.map { "\(link.label) → \($0)" } ?? link.exitLabel)
      })
    views = node.drawing.views
    self.findings = findings
  }
}

extension MapContent.Arrow {
  fileprivate init(_ arrow: MapArrow) {
    from = arrow.source
    to = arrow.destination
    label = MapLabel.shown(arrow.label)
    style = arrow.style.rawValue
    path = arrow.curve.path
    place = [arrow.labelPlace.x, arrow.labelPlace.y].map(PlainNumber.rounded)
    width = PlainNumber.rounded(MapLabel.size(of: arrow.label).width)
  }
}

extension NavigationMap.Link {
  /// Whether its destination is missing.
  fileprivate var isMissing: Bool {
    if case .missing = target { true } else { false }
  }
}

extension LayoutRect {
  /// Left, top, width and height, for scripts.
  var numbers: [Double] {
    [minX, minY, size.width, size.height].map(PlainNumber.rounded)
  }
}
