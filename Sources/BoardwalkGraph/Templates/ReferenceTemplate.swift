/// A stand-in for a scene of another storyboard, or of this one.
public struct ReferenceTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String

  /// The other storyboard's name; nil means the same one.
  public var storyboardName: String?

  /// The identifier of the controller there; nil means the initial one.
  public var identifier: String?

  /// The bundle that holds the other storyboard, if not the app's own.
  public var bundleIdentifier: String?

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?

  /// Where it stands in its document.
  public var position: SourcePosition
}
