import BoardwalkGraph

/// The ways between the scenes of a graph that change what is on screen.
struct SceneWays: Sendable {
  /// One way from a scene to the next.
  struct Step: Sendable {
    enum Way: Sendable {
      case relationship
      case segue(SegueTemplate)
    }

    let source: ScenePlace
    let way: Way
    let destination: ScenePlace
  }

  /// How many steps are taken to a scene: what is farther away is shown by itself.
  static let longestPath = 100

  private let library: Library

  /// The first container of each scene that one holds from the start.
  private let containers: [ScenePlace: ScenePlace]

  /// The last step of a shortest way to each scene that one leads to, by where the ways begin.
  private var arrivals: [ScenePlace: [ScenePlace: Step]] = [:]

  init(_ library: Library) {
    self.library = library
    containers = Self.containers(in: library.graph)
  }

  /// The fewest steps from `start` to `goal`; nil where no way leads there, or only a very long one.
  ///
  /// A child of a container view is part of its parent's screen and is no step of its own. All ways from
  /// `start` are found together, by breadth-first search, and kept.
  mutating func shortest(from start: ScenePlace, to goal: ScenePlace) -> [Step]? {
    guard start != goal else { return [] }
    let known = arrivals[start] ?? search(from: start)
    arrivals[start] = known
    var path: [Step] = []
    var place = goal
    while place != start {
      guard let step = known[place], path.count < Self.longestPath else { return nil }
      path.append(step)
      place = step.source
    }
    return path.reversed()
  }

  private func search(from start: ScenePlace) -> [ScenePlace: Step] {
    var arrivals: [ScenePlace: Step] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count {
      for step in steps(from: pending[next])
      where step.destination != start && arrivals[step.destination] == nil {
        arrivals[step.destination] = step
        pending.append(step.destination)
      }
      next += 1
    }
    return arrivals
  }

  /// The outermost container that holds the scene at `place` from the start.
  func container(of place: ScenePlace) -> ScenePlace? {
    var result: ScenePlace?
    var seen: Set<ScenePlace> = [place]
    while let next = containers[result ?? place], seen.insert(next).inserted {
      result = next
    }
    return result
  }

  private static func containers(in graph: SceneGraph) -> [ScenePlace: ScenePlace] {
    var containers: [ScenePlace: ScenePlace] = [:]
    for (document, compiled) in graph.documents.enumerated() {
      for (scene, container) in compiled.scenes.enumerated() {
        for relationship in container.controller?.relationships ?? [] {
          let content = ScenePlace(document: document, scene: relationship.scene)
          guard containers[content] == nil else { continue }
          containers[content] = ScenePlace(document: document, scene: scene)
        }
      }
    }
    return containers
  }

  private func steps(from place: ScenePlace) -> [Step] {
    guard let scene = library.graph.scene(at: place) else { return [] }
    let parts = (scene.controller?.relationships ?? []).map { ($0.scene, Step.Way.relationship) }
    let segues = scene.segues.compactMap { segue in
      segue.kind == .embed || segue.kind == .custom
        ? nil : segue.destination.map { ($0, Step.Way.segue(segue)) }
    }
    return (parts + segues).map { destination, way in
      Step(
        source: place, way: way,
        destination: ScenePlace(document: place.document, scene: destination))
    }
  }
}
