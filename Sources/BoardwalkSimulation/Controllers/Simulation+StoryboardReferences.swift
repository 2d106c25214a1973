import BoardwalkDocument
import BoardwalkGraph

/// References to scenes of other storyboards.
extension Simulation {
  /// The scene of `place`, with references to other storyboards resolved.
  func resolve(
    _ place: ScenePlace, for segue: SegueTemplate?, by source: Blueprint?
  ) throws(UIKitException) -> ScenePlace {
    var place = place
    // References may lead to references; more of them than documents would be a cycle.
    for _ in 0...graph.documents.count {
      if library.blueprint(at: place) != nil { return place }
      guard let reference = graph.scene(at: place)?.reference else { return place }
      place = try destination(of: reference, in: place.document, for: segue, by: source)
    }
    throw .noController(identifier: nil, from: origin(of: segue, source))
  }

  /// Whether `place` is in another bundle whose documents are missing: its contents are unknown,
  /// and a note reports it (APP-15).
  mutating func isInOtherBundle(_ place: ScenePlace) -> Bool {
    guard let reference = graph.scene(at: place)?.reference,
      let bundle = reference.bundleIdentifier, let name = reference.storyboardName,
      library.storyboard(named: name, near: place.document) == nil
    else { return false }
    note(
      "The storyboard '\(name)' is in the bundle '\(bundle)', which is not known; nothing happens.")
    return true
  }

  private func destination(
    of reference: ReferenceTemplate, in document: Int, for segue: SegueTemplate?,
    by source: Blueprint?
  ) throws(UIKitException) -> ScenePlace {
    let origin = segue == nil ? self.origin(of: reference, in: document) : origin(of: segue, source)
    var document = document
    if let name = reference.storyboardName {
      guard let found = library.storyboard(named: name, near: document) else {
        throw .noStoryboard(named: name, from: origin)
      }
      document = found
    }
    if let identifier = reference.identifier {
      guard let found = library.scene(identifier: identifier, in: document) else {
        throw .noController(identifier: identifier, from: origin)
      }
      return found
    }
    guard let initial = graph.documents[document].initialScene else {
      throw .noController(identifier: nil, from: origin)
    }
    return ScenePlace(document: document, scene: initial)
  }

  /// The position of `segue` in the document of `source`, for exceptions.
  func origin(of segue: SegueTemplate?, _ source: Blueprint?) -> Origin? {
    segue.flatMap { source?.origin(of: $0) }
  }

  private func origin(of reference: ReferenceTemplate, in document: Int) -> Origin {
    Origin(
      document: graph.documents[document].path, position: reference.position,
      scene: reference.identifier ?? reference.storyboardName ?? reference.id,
      element: "storyboard reference")
  }
}
