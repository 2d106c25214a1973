import BoardwalkDocument
import BoardwalkProject

/// Compiled storyboards: everything that a simulation needs, independent of the documents.
///
/// The same documents give the same graph. A graph can be written to a `.scenegraph` file and read
/// back equal.
public struct SceneGraph: Sendable, Hashable, Codable {
  /// The compiled documents, in the order of their names, then of their paths.
  package var documents: [CompiledDocument]

  /// The index of the document that the app launches with; nil if it is unknown.
  package var main: Int?

  /// The strings of other languages, by language, then by document.
  package var strings: [StringsTable]

  /// The colors of the app's asset catalogs, by name.
  @OmittedIfDefault<Default.Empty<ColorSet>> package var colorSets: [ColorSet]

  /// The behaviors of the app's classes, in the order of the paths of their files.
  @OmittedIfDefault<Default.Empty<BehaviorText>> package var behaviors: [BehaviorText]

  /// A graph of `documents` that launches with the one at `main`.
  package init(
    documents: [CompiledDocument], main: Int?, strings: [StringsTable] = [],
    colorSets: [ColorSet] = [], behaviors: [BehaviorText] = []
  ) {
    self.documents = documents
    self.main = main
    self.strings = strings
    self.colorSets = colorSets
    self.behaviors = behaviors
  }

  /// The scene at `place`; nil if there is none.
  package func scene(at place: ScenePlace) -> CompiledScene? {
    guard documents.indices.contains(place.document) else { return nil }
    let scenes = documents[place.document].scenes
    return scenes.indices.contains(place.scene) ? scenes[place.scene] : nil
  }
}

/// The indices of a document and a scene in it.
package struct ScenePlace: Sendable, Hashable, Codable {
  /// The document's index.
  package var document: Int

  /// The scene's index in the document.
  package var scene: Int

  /// The scene with index `scene` of the document with index `document`.
  package init(document: Int, scene: Int) {
    self.document = document
    self.scene = scene
  }
}

extension SceneGraph {
  /// The languages that strings were compiled for, sorted.
  public var languages: [String] { Set(strings.map(\.language)).sorted() }

  /// The graph as it reads in `language`: every text that a strings table has by the object's id
  /// takes the place of the document's own.
  public func localized(in language: String) -> SceneGraph {
    var graph = self
    for index in documents.indices {
      let tables = strings.filter { $0.language == language && $0.name == documents[index].name }
      guard !tables.isEmpty else { continue }
      var localizer = Localizer(tables)
      graph.documents[index].rewriteParts(with: &localizer)
    }
    return graph
  }
}

extension SceneGraph {
  /// The graph of a xib loaded by an owner of the class `className`: a view controller with the
  /// view of the owner's `view` outlet, else the first top-level view.
  ///
  /// Nil if the main document is not a xib. A xib with a view controller keeps it.
  package func owned(by className: String) -> SceneGraph? {
    guard let main, documents[main].kind == .xib, let scene = documents[main].scenes.first else {
      return nil
    }
    var graph = self
    graph.documents[main].initialScene = 0
    graph.documents[main].scenes[0] = scene.owned(by: className)
    return graph
  }

  /// The id of the placeholder of a xib's owner.
  package static let ownerID = "-1"
}

extension CompiledScene {
  /// The objects of a xib loaded by an owner of the class `className`, as in
  /// ``SceneGraph/owned(by:)``.
  package func owned(by className: String) -> CompiledScene {
    guard controller == nil else { return self }
    let connected = outlets.first {
      $0.source == SceneGraph.ownerID && $0.property == "view"
    }?.destination
    let view = topLevelViews.first { $0.id == connected } ?? topLevelViews.first
    var scene = self
    scene.content = .controller(
      ControllerTemplate(
        id: SceneGraph.ownerID, kind: .viewController,
        customClass: CustomClass(name: className, module: nil), name: className, view: view,
        toolbarItems: [], hidesBottomBarWhenPushed: false,
        presentation: .init(definesContext: false, providesTransitionStyle: false),
        relationships: [], nested: [], runtimeAttributes: [],
        rest: Archived(ArchivedElement(name: "viewController")), position: position))
    scene.topLevelViews.removeAll { $0.id == view?.id }
    return scene
  }
}

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
