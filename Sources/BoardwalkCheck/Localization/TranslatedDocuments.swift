import BoardwalkDocument
import BoardwalkProject

/// The documents of a project with their translations.
struct TranslatedDocuments: Sendable {
  /// Each file of translations, with the documents of its name in its place.
  let pairs: [(documents: [Document], translations: Translations)]

  init(_ project: Project) {
    guard !project.translations.isEmpty else {
      pairs = []
      return
    }
    let documents = Dictionary(grouping: project.documents.filter(\.isSupported)) { document in
      Translations.Place(path: document.file.path)
    }
    pairs = project.translations.compactMap { translations in
      documents[translations.place].map { ($0, translations) }
    }
  }
}
