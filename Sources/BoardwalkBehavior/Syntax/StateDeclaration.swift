/// A declared variable: `state items = []`, or `shared items = []` for the whole app.
package struct StateDeclaration: Sendable, Hashable {
  /// The name.
  package var name: String

  /// The initial value.
  package var value: ValueExpression

  /// The range of the name.
  package var range: Range<Int>

  /// Whether the initial value is evaluated when the state is first read: `lazy var`.
  package var isLazy = false
}
