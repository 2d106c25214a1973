/// A parameter of a block or a method, as calls of it are written: `with greeting: String = "Hello"`.
package struct BlockParameter: Sendable, Hashable {
  /// The argument label; `_` without one.
  package var label: String

  /// The name.
  package var name: String

  /// The value of calls that leave it out; nil if there is none.
  package var defaultValue: ValueExpression?

  /// The type, without spaces; empty if it has none.
  package var type = ""

  /// Whether it takes any number of values, as a list.
  package var isVariadic = false

  /// Whether calls may have fewer or more arguments than parameters because of it.
  var isFlexible: Bool { defaultValue != nil || isVariadic }
}
