import BoardwalkDocument
import BoardwalkSchema

/// A gesture recognizer, which views refer to.
package struct RecognizerTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String

  /// Its kind.
  package var gesture: RecognizerKind

  /// The ids of the views that have it.
  @OmittedIfDefault<Default.Empty<String>> package var views: [String]

  /// The unmodeled parts.
  package var rest: Archived<RecognizerContent>
}

extension RecognizerTemplate {
  /// The template of `recognizer`.
  init(compiling recognizer: GestureRecognizer, in context: CompileContext) {
    var rest = UnmodeledContent(recognizer.element)
    rest.consume("id")
    rest.consumeConnections(of: recognizer.element, in: context)
    self.init(
      id: recognizer.id ?? "",
      gesture: recognizer.kind,
      views: context.views(of: recognizer.id ?? ""),
      rest: Archived(rest.archivedWithName))
  }
}
