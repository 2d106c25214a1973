/// Where the references of a graph lead, found by name as UIKit does.
package struct SceneReferences: Sendable {
  /// How many references may lead to each other; those in a circle never end.
  private static let longestChain = 100

  private let graph: SceneGraph
  private let storyboards: [String: [Int]]
  private let scenes: [[String: Int]]

  /// The references in `graph`.
  package init(_ graph: SceneGraph) {
    self.graph = graph
    var storyboards: [String: [Int]] = [:]
    for (index, document) in graph.documents.enumerated() where document.kind == .storyboard {
      storyboards[document.name, default: []].append(index)
    }
    self.storyboards = storyboards
    scenes = graph.documents.map { document in
      Dictionary(
        document.scenes.enumerated().compactMap { index, scene in
          scene.storyboardIdentifier.map { ($0, index) }
        },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The scene that `reference`, which stands in the document with index `document`, leads to.
  ///
  /// Nil where there is none: it is in another bundle, or missing, or itself a reference that
  /// leads to none. Of several storyboards with one name, the one in the same folder is meant.
  package func place(of reference: ReferenceTemplate, in document: Int) -> ScenePlace? {
    var reference = reference
    var document = document
    for _ in 0..<Self.longestChain {
      guard let place = nextPlace(of: reference, in: document) else { return nil }
      guard let next = graph.scene(at: place)?.reference else { return place }
      reference = next
      document = place.document
    }
    return nil
  }

  private func nextPlace(of reference: ReferenceTemplate, in document: Int) -> ScenePlace? {
    guard let target = storyboard(of: reference, in: document) else { return nil }
    let scene =
      reference.identifier.map { scenes[target][$0] } ?? graph.documents[target].initialScene
    return scene.map { ScenePlace(document: target, scene: $0) }
  }

  private func storyboard(of reference: ReferenceTemplate, in document: Int) -> Int? {
    guard let name = reference.storyboardName else { return document }
    let candidates = storyboards[name, default: []]
    let folder = graph.documents[document].folder
    return candidates.first { graph.documents[$0].folder == folder } ?? candidates.first
  }
}

extension CompiledScene {
  /// The name by which code instantiates it; references have one too.
  fileprivate var storyboardIdentifier: String? {
    controller?.storyboardIdentifier ?? reference?.storyboardIdentifier
  }
}

extension CompiledDocument {
  /// The path of the folder it was compiled from; empty where the path names none.
  fileprivate var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
