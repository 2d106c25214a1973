import BoardwalkDocument

extension Rule {
  /// Two objects of one document with the same id.
  package static let duplicateID = Rule(
    id: "duplicate-id", severity: .error, category: .objects,
    summary: "Two objects have the same id.",
    page: ExplainPage(
      happened: """
        An id names one object of a document, and all connections and constraints go by ids. Here
        two objects have the same one: usually a merge kept both copies of something, or somebody
        copied elements in a text editor.
        """,
      harm: """
        Connections to the second object reach the first one instead, and Interface Builder drops
        one of the two when it saves the document.
        """,
      example: """
        <label text="Name" id="fwU-pX-abh"/>
        <label text="Serial" id="fwU-pX-abh"/>
        """,
      fix: """
        If the two are copies of one object, delete one. Otherwise give the second a new id of the
        same form, and let the connections that mean it use the new one.
        """),
    check: .document { document in
      document.duplicateObjects.map { element, first in
        Violation(
          element, "id",
          "give this \(element.noun) an id of its own: "
            + "'\(element["id"] ?? "")' is the id of an earlier \(first.noun)",
          notes: [
            .init("the \(first.noun) with this id", at: first),
            .init("connections that mean the later object reach the earlier one"),
          ])
      } + duplicateScenes(in: document)
    })

  /// The violations of scenes whose `sceneID` an earlier scene has: no reference uses it, but
  /// Interface Builder tells scenes apart by it.
  private static func duplicateScenes(in document: Document) -> [Violation] {
    var firsts: [String: Scene] = [:]
    return document.elements(of: .scene).map(Scene.init).compactMap { scene in
      guard let id = scene.sceneID else { return nil }
      guard let first = firsts[id] else {
        firsts[id] = scene
        return nil
      }
      return Violation(
        scene.element, "sceneID",
        "give this scene an id of its own: '\(id)' is the id of an earlier scene",
        notes: [.init("the scene with this id", at: first.element)])
    }
  }
}
