import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// A linear relation between two anchors: `first = multiplier × second + constant`.
package struct ConstraintTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// The id of the first item; nil for the view that owns the constraint.
  package var firstItem: String?

  /// The first item's attribute; nil for an unknown one.
  package var firstAttribute: LayoutAttribute?

  /// The relation of the sides.
  @OmittedIfDefault<Default.Equal> package var relation: ConstraintRelation

  /// The id of the second item.
  package var secondItem: String?

  /// The second item's attribute.
  package var secondAttribute: LayoutAttribute?

  /// The factor of the second attribute.
  @OmittedIfDefault<Default.One> package var multiplier: Double

  /// The constant, in points.
  @OmittedIfDefault<Default.Zero> package var constant: Double

  /// The priority; 1000 is required.
  @OmittedIfDefault<Default.Required> package var priority: Double

  /// Whether the constant is the system's standard spacing.
  @OmittedIfDefault<Default.No> package var isSymbolic: Bool

  /// Whether Interface Builder removes it when it compiles.
  @OmittedIfDefault<Default.No> package var isPlaceholder: Bool

  /// The variations, as written.
  @OmittedIfDefault<Default.Empty<ArchivedElement>> package var variations: [ArchivedElement]

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The position in its document.
  package var position: SourcePosition
}

extension ConstraintTemplate {
  /// The template of `constraint`.
  init(compiling constraint: Constraint, in context: CompileContext) {
    self.init(
      id: constraint.id,
      firstItem: constraint.firstItemID,
      firstAttribute: constraint.firstAttribute,
      relation: constraint.relation ?? .equal,
      secondItem: constraint.secondItemID,
      secondAttribute: constraint.secondAttribute,
      multiplier: constraint.multiplier?.value ?? 1,
      constant: constraint.constant,
      priority: constraint.priority,
      isSymbolic: constraint.isSymbolic,
      isPlaceholder: constraint.isPlaceholder,
      variations: constraint.element.children(named: "variation").map(ArchivedElement.init),
      position: context.position(of: constraint.element))
    var rest = UnmodeledContent(constraint.element)
    for name in ["id", "firstItem", "secondItem"] { rest.consume(name) }
    rest.consume("firstAttribute", if: firstAttribute != nil)
    rest.consume("relation", if: constraint.relation != nil)
    rest.consume("secondAttribute", if: secondAttribute != nil)
    rest.consume("multiplier", if: constraint.multiplier != nil)
    rest.consumeNumber("constant")
    rest.consumeNumber("priority")
    rest.consumeFlag("symbolic")
    rest.consumeFlag("placeholder")
    for variation in constraint.element.children(named: "variation") { rest.consume(variation) }
    self.rest = rest.archived
  }
}

extension ConstraintTemplate {
  /// A constraint that code makes.
  package static func createdByCode(
    first: (item: String, attribute: LayoutAttribute),
    second: (item: String, attribute: LayoutAttribute)?, relation: ConstraintRelation,
    multiplier: Double, constant: Double, priority: Double
  ) -> ConstraintTemplate {
    ConstraintTemplate(
      id: nil, firstItem: first.item, firstAttribute: first.attribute, relation: relation,
      secondItem: second?.item, secondAttribute: second?.attribute, multiplier: multiplier,
      constant: constant, priority: priority, isSymbolic: false, isPlaceholder: false,
      variations: [], rest: nil, position: SourcePosition(Position(line: 1, column: 1)))
  }
}
