/// A message that an object sends.
package struct ActionTemplate: Sendable, Hashable, Codable {
  /// The receiver of an action.
  package enum Target: Sendable, Hashable, Codable {
    /// The scene's view controller, or a xib's owner.
    case controller

    /// The first object of the responder chain that knows it.
    case firstResponder

    /// Another object of the scene, by its id and by what people call it.
    case object(id: String, name: String)
  }

  /// The message, such as `save:`.
  package var selector: String

  /// The control event that sends it; nil for items and recognizers.
  package var event: String?

  /// The id of the sender.
  package var source: String

  /// The receiver.
  package var target: Target

  /// Its id in the document.
  package var id: String?

  /// Whatever else the document says of it, as written; nil if that is all.
  package var rest: ArchivedElement?

  /// Where it stands in its document.
  package var position: SourcePosition
}
