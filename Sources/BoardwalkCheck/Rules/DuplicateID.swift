import BoardwalkBase
import BoardwalkDocument

extension Rule {
  /// Two objects of one document with the same id.
  package static let duplicateID = Rule(
    id: "duplicate-id", severity: .error, category: .objects,
    summary: "Two objects have the same id.",
    page: ExplainPage(
      defect: """
        An id identifies one object of a document; connections and constraints refer to it. Two
        objects have the same id: usually a merge kept two copies of an element, or elements were
        copied in a text editor.
        """,
      effect: """
        Connections to the second object reach the first one, and Interface Builder drops one of the
        two when it saves the document.
        """,
      example: """
        <label text="Name" id="fwU-pX-abh"/>
        <label text="Serial" id="fwU-pX-abh"/>
        """,
      fix: """
        Delete one of the objects if they are copies. Otherwise give the second one a new id, and
        change the connections that refer to it.
        """),
    check: .document { document in
      document.duplicateObjects.map { element, first in
        Violation(
          element, "id",
          "'\(element["id"] ?? "")' is already the id of an earlier \(first.noun)",
          notes: [
            .init("earlier \(first.noun)", at: first),
            .init("connections to the later object reach the earlier one"),
          ])
      } + duplicateScenes(in: document)
    })

  /// The violations of scenes with the `sceneID` of an earlier scene: no reference uses it, but
  /// Interface Builder identifies scenes by it.
  private static func duplicateScenes(in document: Document) -> [Violation] {
    document.elements(of: .scene).map(Scene.init).repeats(by: \.sceneID).map { id, first, scene in
      Violation(
        scene.element, "sceneID", "'\(id)' is already the id of an earlier scene",
        notes: [.init("earlier scene", at: first.element)])
    }
  }
}
