/// A message that an object sends.
public struct ActionTemplate: Sendable, Hashable, Codable {
  /// Who gets a message.
  public enum Target: Sendable, Hashable, Codable {
    /// The scene's view controller, or a xib's owner.
    case controller

    /// The first object of the responder chain that knows it.
    case firstResponder

    /// Another object of the scene, by its id and by what people call it.
    case object(id: String, name: String)
  }

  /// The message, such as `save:`.
  public var selector: String

  /// The control event that sends it; nil for items and recognizers.
  public var event: String?

  /// The id of the sender.
  public var source: String

  /// The receiver.
  public var target: Target

  /// Its id in the document.
  public var id: String?

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?

  /// Where it stands in its document.
  public var position: SourcePosition
}
