/// The attributes of a constraint that say what it relates.
public enum ConstraintPart: String, Sendable, CaseIterable {
  case firstItem, firstAttribute, secondItem, secondAttribute
}
