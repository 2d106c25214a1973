import BoardwalkGraph

/// Finds scenes of a document by what people call them.
struct SceneChoice: Sendable {
  private let graph: SceneGraph
  private let document: Int

  /// What a scene text calls controllers, by their ids.
  private let given: [String: String]

  init(_ graph: SceneGraph, document: Int, names: [String: String] = [:]) {
    self.graph = graph
    self.document = document
    given = names
  }

  /// The scenes that can be drawn, in document order.
  var all: [ScenePlace] {
    guard graph.documents.indices.contains(document) else { return [] }
    return graph.documents[document].scenes.indices
      .filter { graph.documents[document].scenes[$0].controller != nil }
      .map { ScenePlace(document: document, scene: $0) }
  }

  /// The scene called `name`; the initial one, else the first, where no name is given.
  func scene(_ name: String?) throws(CommandError) -> ScenePlace {
    guard !all.isEmpty else {
      throw CommandError("there is nothing to draw: the document has no view and no controller")
    }
    guard let name else {
      let initial = graph.documents[document].initialScene
      return initial.map { ScenePlace(document: document, scene: $0) } ?? all[0]
    }
    let exact = all.filter { names(of: $0).contains(name) }
    let loose = all.filter { names(of: $0).contains { $0.lowercased() == name.lowercased() } }
    if let place = exact.first ?? loose.first { return place }
    throw CommandError(
      "there is no scene '\(name)'",
      notes: CommandError.suggestions(name, among: all.flatMap(names))
        + ["scenes: " + all.compactMap { graph.scene(at: $0)?.name }.joined(separator: ", ")])
  }

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
