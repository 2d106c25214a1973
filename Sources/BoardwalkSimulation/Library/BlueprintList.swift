import BoardwalkDocument
import BoardwalkGraph

/// The blueprints of a library while it is made. An index is valid from its blueprint's addition.
struct BlueprintList {
  /// The blueprints.
  private(set) var blueprints: [Blueprint] = []

  /// The indices of the controllers that a document describes inside another, by its index.
  private(set) var nested: [Int: [Int]] = [:]

  /// Adds `blueprint`, and returns its index.
  mutating func add(_ blueprint: Blueprint) -> Int {
    blueprints.append(blueprint)
    return blueprints.count - 1
  }

  /// Adds the controller of `scene` at `place` in the document at `path`, then those inside it.
  ///
  /// Returns the index of the scene's own controller; nil without a controller.
  mutating func add(_ scene: CompiledScene, at place: ScenePlace, of path: String) -> Int? {
    guard let template = scene.controller else { return nil }
    let first = blueprints.count
    var pending: [(template: ControllerTemplate, parent: Int?)] = [(template, nil)]
    while let next = pending.popLast() {
      let index = add(Blueprint(next.template, in: scene, at: place, of: path))
      if let parent = next.parent { nested[parent, default: []].append(index) }
      pending += next.template.nested.reversed().map { ($0, index) }
    }
    return first
  }
}
