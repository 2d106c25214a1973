extension SceneGraph {
  /// Throws the first defect by which a simulation would leave the graph or not terminate.
  ///
  /// Compiled graphs are always valid; graphs read from files may not be.
  package func validate() throws(SceneGraphError) {
    if let main, !documents.indices.contains(main) {
      throw .outOfRange(path: "main", index: main, count: documents.count)
    }
    for (index, document) in documents.enumerated() {
      try document.validate(at: "documents[\(index)]")
    }
    let circles = RelationshipCycles(self)
    if let circle = circles.edges.first {
      let container = circle.container
      throw .circular(
        path: "documents[\(container.document)].scenes[\(container.scene)].relationships",
        name: scene(at: circle.content)?.name ?? "a scene")
    }
    try validateContainment()
  }
}

extension CompiledDocument {
  fileprivate func validate(at path: String) throws(SceneGraphError) {
    try check(initialScene, "\(path).initialScene")
    for (index, scene) in scenes.enumerated() {
      let path = "\(path).scenes[\(index)]"
      for (index, segue) in scene.segues.enumerated() {
        try check(segue.destination, "\(path).segues[\(index)].destination")
      }
      guard let controller = scene.controller else { continue }
      try validate(controller, at: path)
    }
  }

  private func validate(
    _ controller: ControllerTemplate, at path: String
  ) throws(SceneGraphError) {
    for (index, relationship) in controller.relationships.enumerated() {
      try check(relationship.scene, "\(path).relationships[\(index)].scene")
    }
    for (index, relationship) in controller.circularRelationships.enumerated() {
      try check(relationship.scene, "\(path).circularRelationships[\(index)].scene")
    }
    for (index, nested) in controller.nested.enumerated() {
      try validate(nested, at: "\(path).nested[\(index)]")
    }
  }

  private func check(
    _ scene: Int?, _ path: @autoclosure () -> String
  ) throws(SceneGraphError) {
    guard let scene, !scenes.indices.contains(scene) else { return }
    throw .outOfRange(path: path(), index: scene, count: scenes.count)
  }
}
