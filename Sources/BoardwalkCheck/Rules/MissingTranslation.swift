import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A text that other languages have and one has not.
  package static let missingTranslation = Rule(
    id: "missing-translation", severity: .note, category: .localization,
    summary: "A language lacks strings that other languages have.",
    page: ExplainPage(
      defect: """
        A document is translated into several languages. One of them lacks a string that another one
        has.
        """,
      effect: """
        People who use that language see the text of the development language.
        """,
      example: """
        fr.lproj/Main.strings: "Nam-lb-001.text" = "Nom";
        de.lproj/Main.strings: nothing for Nam-lb-001.text
        """,
      fix: """
        Translate the text, or remove it from the other languages if it is not used.
        """),
    check: .sidecarFiles { project in
      let pairs = project.translatedDocuments.filter { $0.translations.fault == nil }
      let wanted = ExpectedKeys(pairs)
      return pairs.flatMap { documents, translations in
        translations.languages.compactMap { language in
          let missing = wanted.missing(in: translations, language)
          guard let first = missing.first else { return nil }
          let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
          return (
            translations.file,
            Finding(
              "missing-translation", .note,
              "the language '\(language)' has no translation of '\(first)'\(others)", at: 0..<0)
          )
        }
      }
    })
}

/// The keys that some language has for a document's objects.
private struct ExpectedKeys {
  private var keys: [Translations.Place: [String: Set<String>]] = [:]

  init(_ pairs: [(documents: [Document], translations: Translations)]) {
    for (documents, translations) in pairs {
      for entry in translations.entries {
        guard let id = entry.objectID, documents.contains(where: { $0.object(withID: id) != nil })
        else { continue }
        keys[translations.place, default: [:]][entry.key, default: []]
          .formUnion(entry.languages)
      }
    }
  }

  /// The keys that `language` lacks where others have them, sorted.
  func missing(in translations: Translations, _ language: String) -> [String] {
    (keys[translations.place] ?? [:]).filter { !$0.value.contains(language) }.keys.sorted()
  }
}
