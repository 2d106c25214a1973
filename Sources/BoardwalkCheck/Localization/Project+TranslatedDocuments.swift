import BoardwalkDocument
import BoardwalkProject

extension Project {
  /// Each file of translations, with the documents of its name in its place.
  var translatedDocuments: [(documents: [Document], translations: Translations)] {
    guard !translations.isEmpty else { return [] }
    let documents = Dictionary(grouping: documents.filter(\.isSupported)) { document in
      Translations.Place(path: document.file.path)
    }
    return translations.compactMap { translations in
      documents[translations.place].map { ($0, translations) }
    }
  }
}
