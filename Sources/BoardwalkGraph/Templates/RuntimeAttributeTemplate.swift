/// A value that is set by key path when an object is loaded.
public struct RuntimeAttributeTemplate: Sendable, Hashable, Codable {
  /// The property to set.
  public var keyPath: String

  /// The value's type.
  public var type: String

  /// A value that fits an attribute.
  public var value: String?

  /// A value that does not.
  public var element: ArchivedElement?

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?
}
