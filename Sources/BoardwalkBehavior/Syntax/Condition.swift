/// A condition of `if` or `guard`.
package enum Condition: Sendable, Hashable {
  /// A value that is true.
  case holds(ValueExpression)

  /// `let name = value`: a value that is not nil, and gets a name.
  case binds(String, ValueExpression)

  /// The value that is examined.
  package var value: ValueExpression {
    switch self {
    case .holds(let value), .binds(_, let value): value
    }
  }

  /// The name that it gives.
  package var name: String? {
    if case .binds(let name, _) = self { name } else { nil }
  }
}
