/// The relation between the two sides of a constraint, as `NSLayoutConstraint.Relation`.
package enum ConstraintRelation: String, Sendable, Hashable, Codable, CaseIterable {
  case lessThanOrEqual, equal, greaterThanOrEqual

  /// The mathematical sign.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
