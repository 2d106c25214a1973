/// Something that is known: `state items = []`, or `shared items = []` for the whole app.
package struct StateDeclaration: Sendable, Hashable {
  /// What it is called.
  package var name: String

  /// What it begins with.
  package var value: ValueExpression

  /// Where its name is written.
  package var range: Range<Int>
}
