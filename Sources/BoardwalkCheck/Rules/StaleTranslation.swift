import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A translation of an object that is gone.
  package static let staleTranslation = Rule(
    id: "stale-translation", severity: .note, category: .localization,
    summary: "A string translates an object that the document no longer has.",
    page: ExplainPage(
      happened: """
        A document's strings file has keys that begin with the id of an object. The document has no
        object with this id: it was deleted, or recreated with another id.
        """,
      harm: """
        The string is never shown. If the object was recreated, its new self is shown untranslated.
        """,
      example: """
        "Old-lb-001.text" = "Name";
        ... and no object with id="Old-lb-001" in the document
        """,
      fix: """
        Delete the string, or give it the new id. boardwalk ids --stabilize gives objects ids that
        stay, and renames the keys with them.
        """),
    check: .sidecarFiles { project in
      TranslatedDocuments(project).pairs.flatMap { documents, translations in
        translations.entries.compactMap { entry in
          guard let id = entry.objectID, !id.contains("."),
            documents.allSatisfy({ $0.object(withID: id) == nil })
          else { return nil }
          return (
            translations.file,
            Finding(
              "stale-translation", .note,
              "remove this string: \(documents[0].file.name) has no object '\(id)'",
              at: entry.range)
          )
        }
      }
    })
}
