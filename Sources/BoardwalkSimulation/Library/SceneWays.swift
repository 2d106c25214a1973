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

  private let library: Library

  init(_ library: Library) { self.library = library }

  /// The fewest steps from `start` to `goal`; nil where no way leads there.
  ///
  /// A child of a container view is part of its parent's screen and is no step of its own.
  func shortest(from start: ScenePlace, to goal: ScenePlace) -> [Step]? {
    var arrivals: [ScenePlace: Step] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count, arrivals[goal] == nil, pending[next] != goal {
      for step in steps(from: pending[next])
      where step.destination != start && arrivals[step.destination] == nil {
        arrivals[step.destination] = step
        pending.append(step.destination)
      }
      next += 1
    }
    var path: [Step] = []
    var place = goal
    while place != start {
      guard let step = arrivals[place] else { return nil }
      path.append(step)
      place = step.source
    }
    return path.reversed()
  }

  /// The outermost container that holds the scene at `place` from the start.
  func container(of place: ScenePlace) -> ScenePlace? {
    var result: ScenePlace?
    var seen: Set<ScenePlace> = [place]
    while let next = directContainer(of: result ?? place), seen.insert(next).inserted {
      result = next
    }
    return result
  }

  private func directContainer(of place: ScenePlace) -> ScenePlace? {
    let scenes = library.graph.documents[place.document].scenes
    return scenes.indices.lazy.map { ScenePlace(document: place.document, scene: $0) }.first {
      scenes[$0.scene].controller?.relationships.contains { $0.scene == place.scene } ?? false
    }
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
