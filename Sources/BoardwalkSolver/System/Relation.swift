/// The relation of a constraint.
package enum Relation: Sendable, Hashable {
  /// Both sides are equal.
  case equal

  /// The left side is at most the right side.
  case lessOrEqual

  /// The left side is at least the right side.
  case greaterOrEqual

  /// The violation of the relation between `value` and `constant`; 0 if it holds.
  func violation(of value: Double, against constant: Double) -> Double {
    switch self {
    case .equal: abs(value - constant)
    case .lessOrEqual: max(0, value - constant)
    case .greaterOrEqual: max(0, constant - value)
    }
  }
}
