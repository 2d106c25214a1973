import BoardwalkGraph

/// The bars around scenes to which storyboard references of other documents lead. Interface
/// Builder does not draw them, but the app shows them.
package struct OuterBars: Sendable {
  /// A scene as references name it: by its storyboard, and its identifier unless it is the first.
  private struct Name: Hashable {
    let storyboard: String
    let identifier: String?
  }

  private var containments: [Name: Containment] = [:]

  /// The bars around the references of `documents`.
  package init(_ documents: [CompiledDocument]) {
    for document in documents {
      for (scene, containment) in zip(document.scenes, Containment.all(in: document)) {
        guard let reference = scene.reference, let storyboard = reference.storyboardName,
          containment.hasNavigationBar || containment.hasTabBar || containment.hasToolbar
        else { continue }
        containments[Name(storyboard: storyboard, identifier: reference.identifier)] = containment
      }
    }
  }

  /// The bars around scenes of `document`, by the scene's index.
  func containments(in document: CompiledDocument) -> [Int: Containment] {
    guard !containments.isEmpty else { return [:] }
    var found: [Int: Containment] = [:]
    for (index, scene) in document.scenes.enumerated() {
      func named(_ identifier: String?) -> Containment? {
        containments[Name(storyboard: document.name, identifier: identifier)]
      }
      found[index] =
        scene.controller?.storyboardIdentifier.flatMap(named)
        ?? (index == document.initialScene ? named(nil) : nil)
    }
    return found
  }

  /// Whether there are such bars around a scene of `document`.
  package func reach(_ document: CompiledDocument) -> Bool {
    !containments(in: document).isEmpty
  }
}
