/// A linear relation between two anchors: `first = multiplier × second + constant`.
package struct ConstraintTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// The id of the first item; nil means the view that holds the constraint.
  package var firstItem: String?

  /// The first item's attribute.
  package var firstAttribute: String

  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  @OmittedIfDefault<Usual.Equal> package var relation: String

  /// The id of the second item.
  package var secondItem: String?

  /// The second item's attribute.
  package var secondAttribute: String?

  /// The factor of the second attribute.
  @OmittedIfDefault<Usual.One> package var multiplier: Double

  /// What is added, in points.
  @OmittedIfDefault<Usual.Zero> package var constant: Double

  /// How strongly it holds; 1000 is required.
  @OmittedIfDefault<Usual.Required> package var priority: Double

  /// Whether the constant stands for the system's standard spacing.
  @OmittedIfDefault<Usual.No> package var isSymbolic: Bool

  /// Whether Interface Builder removes it when it compiles.
  @OmittedIfDefault<Usual.No> package var isPlaceholder: Bool

  /// What it has otherwise under some traits, as written.
  @OmittedIfDefault<Usual.Empty<ArchivedElement>> package var variations: [ArchivedElement]

  /// Whatever else the document says of it, as written; nil if that is all.
  package var rest: ArchivedElement?

  /// Where it stands in its document.
  package var position: SourcePosition
}
