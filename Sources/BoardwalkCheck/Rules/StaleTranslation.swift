import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A translation for an object that no longer exists.
  package static let staleTranslation = Rule(
    id: "stale-translation", severity: .note, category: .localization,
    summary: "A string translates an object that does not exist.",
    page: ExplainPage(
      defect: """
        A strings file of a document has keys with the id of an object that the document does not
        contain: the object was deleted, or created again with another id.
        """,
      effect: """
        The string is never used. If the object was created again, it is not translated.
        """,
      example: """
        "Old-lb-001.text" = "Name";
        ... and no object with id="Old-lb-001" in the document
        """,
      fix: """
        Delete the string, or change its key to the new id. boardwalk ids --stabilize derives stable
        ids and renames the keys.
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
              "\(documents[0].file.name) has no object '\(id)'",
              at: entry.range)
          )
        }
      }
    })
}
