/// A gesture recognizer beside the views it is attached to.
public struct RecognizerTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String

  /// What it recognizes, in words: `tap`, `long press`.
  public var gesture: String

  /// The ids of the views that have it.
  @Usually<Usual.Empty<String>> public var views: [String]

  /// Whatever else the document says of it, as written.
  public var rest: ArchivedElement
}
