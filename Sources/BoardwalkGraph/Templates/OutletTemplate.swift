/// A property connected to an object.
public struct OutletTemplate: Sendable, Hashable, Codable {
  /// The property's name.
  public var property: String

  /// The id of the object that has the property.
  public var source: String

  /// The id of the object it is connected to.
  public var destination: String

  /// Whether the property holds several objects.
  @Usually<Usual.No> public var isCollection: Bool

  /// Its id in the document.
  public var id: String?

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?

  /// Where it stands in its document.
  public var position: SourcePosition?
}
