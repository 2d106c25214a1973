/// The attributes of a constraint that say whether it can be.
package enum ConstraintPart: String, Sendable, CaseIterable {
  case firstItem, firstAttribute, secondItem, secondAttribute, multiplier
}
