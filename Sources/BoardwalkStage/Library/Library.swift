import BoardwalkGraph

/// All blueprints of a graph, found by scene, name and identifier; shared by every stage that runs it.
final class Library: Sendable {
  let graph: SceneGraph

  /// One blueprint per scene that has a controller, nested ones behind their own.
  let blueprints: [Blueprint]

  private let indices: [ScenePlace: Int]
  private let nested: [Int: [Int]]
  private let storyboards: [String: [Int]]

  init(_ graph: SceneGraph) {
    self.graph = graph
    var blueprints: [Blueprint] = []
    var indices: [ScenePlace: Int] = [:]
    var nested: [Int: [Int]] = [:]
    for (documentIndex, document) in graph.documents.enumerated() {
      for (sceneIndex, scene) in document.scenes.enumerated() {
        guard let template = scene.controller else { continue }
        let place = ScenePlace(document: documentIndex, scene: sceneIndex)
        indices[place] = blueprints.count
        var pending: [(template: ControllerTemplate, parent: Int?)] = [(template, nil)]
        while let next = pending.popLast() {
          let index = blueprints.count
          blueprints.append(Blueprint(next.template, in: scene, at: place, of: document.path))
          if let parent = next.parent { nested[parent, default: []].append(index) }
          pending += next.template.nested.reversed().map { ($0, index) }
        }
      }
    }
    self.blueprints = blueprints
    self.indices = indices
    self.nested = nested
    storyboards = Dictionary(
      grouping: graph.documents.indices.filter { graph.documents[$0].kind == .storyboard },
      by: { graph.documents[$0].name })
  }

  /// The index of the blueprint of the scene at `place`.
  func blueprint(at place: ScenePlace) -> Int? { indices[place] }

  /// The blueprints of the controllers that the document describes inside the one at `blueprint`.
  func nestedBlueprints(of blueprint: Int) -> [Int] { nested[blueprint] ?? [] }

  /// The document called `name`, the one nearest to `document` where there are several.
  func storyboard(named name: String, near document: Int) -> Int? {
    guard let candidates = storyboards[name] else { return nil }
    let path = Array(graph.documents[document].path)
    return candidates.max { left, right in
      shared(path, graph.documents[left].path) < shared(path, graph.documents[right].path)
    }
  }

  /// The scene in `document` whose controller has the storyboard identifier `identifier`.
  func scene(identifier: String, in document: Int) -> ScenePlace? {
    graph.documents[document].scenes.firstIndex {
      $0.controller?.storyboardIdentifier == identifier
    }.map { ScenePlace(document: document, scene: $0) }
  }

  private func shared(_ path: [Character], _ other: String) -> Int {
    zip(path, other).prefix { $0 == $1 }.count
  }
}
