import BoardwalkBase
import BoardwalkGraph

/// A navigation graph as JSON for programs.
enum GraphJSON {
  private struct File: Encodable {
    var schema = 1
    let documents: [Document]
  }

  private struct Document: Encodable {
    let name: String
    let path: String
    let scenes: [Scene]
  }

  private struct Scene: Encodable {
    let id: String
    let name: String
    let `class`: String
    let identifier: String?
    let initial: Bool
    let ways: [Link]
  }

  private struct Link: Encodable {
    let kind: String
    let identifier: String?

    /// The path of the target's document and the target's id; absent for exits and missing scenes.
    let document: String?
    let scene: String?

    /// The action of an unwind segue.
    let exit: String?

    /// The missing destination.
    let missing: String?
  }

  /// The documents with their scenes and the ways out of each, in the graph's order.
  static func text(of map: NavigationMap) throws -> String {
    let documents = map.inOrder.map { document in
      Document(
        name: document.name, path: document.path,
        scenes: document.inOrder.map { scene in
          Scene(
            id: scene.id, name: scene.name, class: scene.className,
            identifier: scene.storyboardIdentifier, initial: scene.isInitial,
            ways: scene.links.map { link($0, in: map) })
        })
    }
    return try SortedJSON.text(File(documents: documents))
  }

  private static func link(_ link: NavigationMap.Link, in map: NavigationMap) -> Link {
    var (document, scene, exit, missing): (String?, String?, String?, String?)
    switch link.target {
    case .scene(let place):
      document = map.documents[place.document]?.path
      scene = map.scene(at: place)?.id
    case .exit(let action): exit = action
    case .missing(let words): missing = words
    }
    return Link(
      kind: link.kind.displayName, identifier: link.identifier, document: document, scene: scene,
      exit: exit,
      missing: missing)
  }
}
