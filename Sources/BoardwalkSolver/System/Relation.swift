/// The relation of a constraint.
package enum Relation: Sendable, Hashable {
  /// Both are the same.
  case equal

  /// The left side is at most the right one.
  case lessOrEqual

  /// The left side is at least the right one.
  case greaterOrEqual

  /// The violation of the relation of `value` to `constant`; 0 if it holds.
  func violation(of value: Double, against constant: Double) -> Double {
    switch self {
    case .equal: abs(value - constant)
    case .lessOrEqual: max(0, value - constant)
    case .greaterOrEqual: max(0, constant - value)
    }
  }
}
