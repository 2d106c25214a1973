import BoardwalkDocument

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
