/// The destinations of storyboard references, found by name as in UIKit.
package struct SceneReferences: Sendable {
  /// The maximum length of a chain of references; a cycle never ends.
  package static let longestChain = 100

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

  /// The scene at `place`, or the one that it resolves to if it is a reference.
  func resolved(_ place: ScenePlace) -> ScenePlace? {
    guard let reference = graph.scene(at: place)?.reference else { return place }
    return self.place(of: reference, in: place.document)
  }

  /// The scene that `reference` in the document with the index `document` resolves to.
  ///
  /// Nil if there is none: it is in another bundle, missing, or a reference that cannot be
  /// resolved.
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

  /// The scene that `reference` in the document with the index `document` names; it may be another
  /// reference.
  package func nextPlace(of reference: ReferenceTemplate, in document: Int) -> ScenePlace? {
    let target = reference.storyboardName.map { storyboard(named: $0, near: document) } ?? document
    guard let target else { return nil }
    let scene =
      reference.identifier.map { scenes[target][$0] } ?? graph.documents[target].initialScene
    return scene.map { ScenePlace(document: target, scene: $0) }
  }

  /// The storyboard `name`; of several the one whose folder is nearest to that of `document`.
  package func storyboard(named name: String, near document: Int) -> Int? {
    guard let candidates = storyboards[name], candidates.count > 1 else {
      return storyboards[name]?.first
    }
    let folder = graph.documents[document].folder
    return candidates.min { left, right in
      Self.distance(folder, graph.documents[left].folder)
        < Self.distance(folder, graph.documents[right].folder)
    }
  }

  /// The number of steps between two folders, up and down.
  private static func distance(_ one: [Substring], _ other: [Substring]) -> Int {
    one.count + other.count - 2 * zip(one, other).prefix { $0 == $1 }.count
  }
}

extension CompiledScene {
  /// The name by which code instantiates it; references have one too.
  fileprivate var storyboardIdentifier: String? {
    controller?.storyboardIdentifier ?? reference?.storyboardIdentifier
  }
}

extension CompiledDocument {
  /// The folders around the file that it was compiled from, the outermost first.
  fileprivate var folder: [Substring] { path.split(separator: "/").dropLast() }
}
