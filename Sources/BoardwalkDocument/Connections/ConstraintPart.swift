/// The attributes of a constraint that determine whether it is possible.
package enum ConstraintPart: String, Sendable, CaseIterable {
  case firstItem, firstAttribute, secondItem, secondAttribute, multiplier
}
