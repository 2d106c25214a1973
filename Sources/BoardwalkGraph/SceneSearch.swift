/// Finds the scenes of a document by name.
package struct SceneSearch: Sendable {
  private let graph: SceneGraph
  private let document: Int

  /// The names that a scene text gives to controllers, by the controllers' ids.
  private let given: [String: String]

  /// A search among the scenes of the document with the index `document`; `names` has the names
  /// that its scene text gives to controllers, by their ids.
  package init(_ graph: SceneGraph, document: Int, names: [String: String] = [:]) {
    self.graph = graph
    self.document = document
    given = names
  }

  /// The scenes that have a controller, in document order.
  package var all: [ScenePlace] {
    guard graph.documents.indices.contains(document) else { return [] }
    return graph.documents[document].scenes.indices
      .filter { graph.documents[document].scenes[$0].controller != nil }
      .map { ScenePlace(document: document, scene: $0) }
  }

  /// The initial scene, else the first; nil if there is no scene.
  package var first: ScenePlace? {
    let scenes = all
    guard !scenes.isEmpty else { return nil }
    let initial = graph.documents[document].initialScene
    return initial.map { ScenePlace(document: document, scene: $0) } ?? scenes[0]
  }

  /// The scene `name`, case-insensitively if no name is equal.
  package func scene(called name: String) -> ScenePlace? {
    all.first { names(of: $0).contains(name) }
      ?? all.first { names(of: $0).contains { $0.lowercased() == name.lowercased() } }
  }

  /// All names by which scenes are found.
  package var names: [String] { all.flatMap(names) }

  /// The name of each scene, in document order.
  package var sceneNames: [String] { all.compactMap { graph.scene(at: $0)?.name } }

  private func names(of place: ScenePlace) -> [String] {
    guard let scene = graph.scene(at: place), let controller = scene.controller else { return [] }
    let className = controller.customClass?.name
    let short = ["ViewController", "Controller"].compactMap { ending in
      className.flatMap { $0.hasSuffix(ending) ? String($0.dropLast(ending.count)) : nil }
    }
    return [
      scene.name, controller.title, controller.storyboardIdentifier, className, controller.id,
      controller.navigationItem?.title, given[controller.id],
    ].compactMap { $0 } + short
  }
}
