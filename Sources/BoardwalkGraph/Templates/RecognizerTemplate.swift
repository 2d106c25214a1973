/// A gesture recognizer, which views refer to.
package struct RecognizerTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String

  /// What it recognizes, in words: `tap`, `long press`.
  package var gesture: String

  /// The ids of the views that have it.
  @OmittedIfDefault<Usual.Empty<String>> package var views: [String]

  /// Whatever else the document says of it, as written.
  package var rest: Archived<RecognizerContent>
}
