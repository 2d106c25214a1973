import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// The scenes of a graph and the edges between them, with storyboard references resolved.
package struct NavigationMap: Sendable {
  /// A scene with a controller.
  package struct Scene: Sendable {
    /// A unique identifier: letters, digits and underscores.
    package let key: String

    /// The display name, unique in its document.
    package let name: String

    /// The controller's id in the document.
    package let id: String

    package let className: String
    package let storyboardIdentifier: String?
    package let isInitial: Bool
    package let links: [Link]
  }

  /// A way out of a scene.
  package struct Link: Sendable {
    /// The destination of an edge.
    package enum Target: Sendable {
      case scene(ScenePlace)

      /// The exit, with the action of the unwind segue.
      case exit(action: String)

      /// A missing scene, in words.
      case missing(String)
    }

    /// The kind of the connection to the destination.
    package enum Kind: Sendable {
      /// A container's relationship to an initial child.
      case relationship(RelationshipKind)

      case segue(SegueKind)
    }

    package let kind: Kind

    /// The segue's identifier.
    package let identifier: String?

    package let target: Target

    /// The destination scene; nil if it is not on the map.
    package var place: ScenePlace? {
      switch target {
      case .scene(let place): place
      case .exit, .missing: nil
      }
    }
  }

  /// A storyboard, or a xib with controllers.
  package struct Document: Sendable {
    package let name: String
    package let path: String

    /// By the scene's index in the document; references and empty scenes are missing.
    package let scenes: [Int: Scene]

    /// The scenes in document order.
    package var inOrder: [Scene] { scenes.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// By the document's index in the graph; documents without controllers are missing.
  package let documents: [Int: Document]

  /// The documents in the graph's order.
  package var inOrder: [Document] { documents.sorted { $0.key < $1.key }.map(\.value) }

  /// Every edge with the scene that it leaves, in order; `end` is a unique name of a destination
  /// that is not a scene.
  var edges: [(link: Link, scene: Scene, end: String)] {
    inOrder.flatMap(\.inOrder).flatMap { scene in
      scene.links.enumerated().map { ($1, scene, "\(scene.key)_\($0)") }
    }
  }

  /// The scene at `place`.
  package func scene(at place: ScenePlace) -> Scene? {
    documents[place.document]?.scenes[place.scene]
  }

  /// The scenes and ways of `graph`.
  package init(_ graph: SceneGraph) {
    let references = ReferenceTargets(graph)
    var keys = UniqueNames(separator: "_")
    var documents: [Int: Document] = [:]
    for (index, document) in graph.documents.enumerated() {
      guard document.scenes.contains(where: { $0.controller != nil }) else { continue }
      var names = UniqueNames(separator: " ")
      var scenes: [Int: Scene] = [:]
      for (sceneIndex, scene) in document.scenes.enumerated() {
        guard let controller = scene.controller else { continue }
        let links =
          controller.relationships.map { Link($0, in: index, references) }
          + scene.segues.filter { $0.kind != .relationship }.map {
            Link($0, in: index, references)
          }
        scenes[sceneIndex] = Scene(
          key: keys.unique(Self.key(document.name, controller.id)),
          name: names.unique(VisibleText.line(scene.name)),
          id: controller.id, className: controller.className,
          storyboardIdentifier: controller.storyboardIdentifier,
          isInitial: document.initialScene == sceneIndex, links: links)
      }
      documents[index] = Document(name: document.name, path: document.path, scenes: scenes)
    }
    self.documents = documents
  }

  private static func key(_ document: String, _ id: String) -> String {
    String(
      "s_\(document)_\(id)".map {
        $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
      })
  }
}

extension NavigationMap.Link {
  /// The link of `relationship` in the document with the index `document`.
  fileprivate init(
    _ relationship: ControllerTemplate.Relationship, in document: Int,
    _ references: ReferenceTargets
  ) {
    kind = .relationship(relationship.kind)
    identifier = nil
    target = references.target(of: ScenePlace(document: document, scene: relationship.scene))
  }

  /// The link of `segue` in the document with the index `document`.
  fileprivate init(
    _ segue: SegueTemplate, in document: Int, _ references: ReferenceTargets
  ) {
    kind = .segue(segue.kind)
    identifier = segue.identifier
    target =
      if segue.kind == .unwind {
        .exit(action: segue.unwindAction ?? "")
      } else if let scene = segue.destination {
        references.target(of: ScenePlace(document: document, scene: scene))
      } else {
        .missing("nothing")
      }
  }

  /// Whether it leads to an initial child of a container.
  package var isRelationship: Bool {
    if case .relationship = kind { true } else { false }
  }

  /// The label of the edge: its kind, and its identifier in quotation marks.
  package var label: String {
    guard let identifier, !identifier.isEmpty else { return kind.displayName }
    return "\(kind.displayName) \(ViewWords.quoted(identifier))"
  }
}

extension NavigationMap.Link.Kind {
  /// The kind in words: `show`, `root`, `unwind`.
  package var displayName: String {
    switch self {
    case .relationship(let kind): Self.relationships[kind] ?? kind.rawValue
    case .segue(.presentation), .segue(.modal): "present"
    case .segue(.popoverPresentation), .segue(.popover): "popover"
    case .segue(.showDetail): "show detail"
    case .segue(let kind): kind.rawValue
    }
  }

  private static let relationships: [RelationshipKind: String] = [
    .rootViewController: "root", .viewControllers: "tab", .masterViewController: "primary",
    .detailViewController: "secondary", .supplementaryViewController: "supplementary",
    .compactViewController: "compact",
  ]
}
