import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject

extension CompiledDocument {
  /// The document as `language` has it, by the strings that it lists in `tables`; nil if there are
  /// none.
  func written(in language: LayoutSetting.Language, _ tables: [StringsTable]) -> CompiledDocument? {
    switch language {
    case .written: return self
    case .longer:
      var document = self
      var lengthening = Pseudolocalizer()
      document.rewriteParts(with: &lengthening)
      return document
    case .translated(let language):
      let tables = tables.filter { $0.language == language }
      guard !tables.isEmpty else { return nil }
      return SceneGraph(documents: [self], main: nil, strings: tables).localized(in: language)
        .documents.first
    }
  }
}
