/// A linear relation between two anchors: `first = multiplier × second + constant`.
public struct ConstraintTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String?

  /// The id of the first item; nil means the view that holds the constraint.
  public var firstItem: String?

  /// The first item's attribute.
  public var firstAttribute: String

  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  @Usually<Usual.Equal> public var relation: String

  /// The id of the second item.
  public var secondItem: String?

  /// The second item's attribute.
  public var secondAttribute: String?

  /// The factor of the second attribute.
  @Usually<Usual.One> public var multiplier: Double

  /// What is added, in points.
  @Usually<Usual.Zero> public var constant: Double

  /// How strongly it holds; 1000 is required.
  @Usually<Usual.Required> public var priority: Double

  /// Whether the constant stands for the system's standard spacing.
  @Usually<Usual.No> public var isSymbolic: Bool

  /// Whether Interface Builder removes it when it compiles.
  @Usually<Usual.No> public var isPlaceholder: Bool

  /// What it has otherwise under some traits, as written.
  @Usually<Usual.Empty<ArchivedElement>> public var variations: [ArchivedElement]

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?

  /// Where it stands in its document.
  public var position: SourcePosition
}
