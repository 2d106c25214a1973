import BoardwalkDocument

/// An image or colour that a document names.
public struct ResourceTemplate: Sendable, Hashable, Codable {
  /// What it is: `image`, `namedColor`, `systemColor`.
  public var kind: String

  /// Its name.
  public var name: String

  /// An image's size in points.
  public var size: Size?

  /// A colour's value.
  public var color: Color?

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?
}
