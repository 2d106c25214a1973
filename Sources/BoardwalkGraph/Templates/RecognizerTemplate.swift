/// A gesture recognizer, which views refer to.
package struct RecognizerTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String

  /// The gesture, in words: `tap`, `long press`.
  package var gesture: String

  /// The ids of the views that have it.
  @OmittedIfDefault<Default.Empty<String>> package var views: [String]

  /// The unmodeled parts.
  package var rest: Archived<RecognizerContent>
}
