/// A structure or an enumeration of the app's: `struct Note { var title = "" }`.
package struct ValueType: Sendable, Hashable {
  /// The name.
  package var name: String

  /// Whether it is an enumeration.
  package var isEnumeration: Bool

  /// Whether the raw values of its cases are whole numbers.
  package var isNumbered = false

  /// The stored properties of a structure, with their default values.
  package var fields: [Field] = []

  /// The cases of an enumeration, with their raw values.
  package var cases: [Field] = []

  /// The constants of the type itself.
  package var constants: [Field] = []

  /// The methods.
  package var methods: [Method] = []

  /// A property or a case.
  package struct Field: Sendable, Hashable {
    /// The name.
    package var name: String

    /// The default value, or the raw value; nil without one.
    package var value: ValueExpression?

    /// The range of the name.
    package var range: Range<Int>
  }

  /// A method, an initializer or a computed property.
  package struct Method: Sendable, Hashable {
    /// The statements.
    package var block: NamedBlock

    /// The argument labels; nil for a computed property.
    package var labels: [String]?
  }

  /// The method, or the computed property if there are no labels, with the name `name`.
  package func method(_ name: String, isProperty: Bool) -> Method? {
    methods.first { $0.block.name == name && ($0.labels == nil) == isProperty }
  }

  /// The names of its members.
  package var memberNames: [String] {
    (fields + cases + constants).map(\.name) + methods.map(\.block.name)
  }
}
