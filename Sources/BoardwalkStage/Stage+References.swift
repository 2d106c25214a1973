import BoardwalkGraph

/// References to scenes of other storyboards.
extension Stage {
  /// The scene that `place` stands for, through references to other storyboards.
  func resolve(
    _ place: ScenePlace, for segue: SegueTemplate?, by source: Blueprint?
  ) throws(UIKitException) -> ScenePlace {
    var place = place
    // References may lead to references; more of them than documents would be a circle.
    for _ in 0...graph.documents.count {
      if library.blueprint(at: place) != nil { return place }
      guard let reference = graph.scene(at: place)?.reference else { return place }
      place = try destination(of: reference, in: place.document, for: segue, by: source)
    }
    throw .noController(identifier: nil, segue, source)
  }

  private func destination(
    of reference: ReferenceTemplate, in document: Int, for segue: SegueTemplate?,
    by source: Blueprint?
  ) throws(UIKitException) -> ScenePlace {
    var document = document
    if let name = reference.storyboardName {
      guard let found = library.storyboard(named: name, near: document) else {
        throw .noStoryboard(named: name, segue, source)
      }
      document = found
    }
    if let identifier = reference.identifier {
      guard let found = library.scene(identifier: identifier, in: document) else {
        throw .noController(identifier: identifier, segue, source)
      }
      return found
    }
    guard let initial = graph.documents[document].initialScene else {
      throw .noController(identifier: nil, segue, source)
    }
    return ScenePlace(document: document, scene: initial)
  }
}
