/// The attributes of a constraint that say whether it can be.
public enum ConstraintPart: String, Sendable, CaseIterable {
  case firstItem, firstAttribute, secondItem, secondAttribute, multiplier
}
