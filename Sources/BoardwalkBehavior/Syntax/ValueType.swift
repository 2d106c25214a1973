/// A structure, an enumeration or a class of the app's: `struct Note { var title = "" }`.
package struct ValueType: Sendable, Hashable {
  /// The name.
  package var name: String

  /// Whether it is an enumeration.
  package var isEnumeration: Bool

  /// Whether it is a class, whose objects are shared by all who know them.
  package var isClass = false

  /// Whether it only adds members to a type of Swift's: `extension String { … }`.
  package var isExtension = false

  /// The class of the app's own that it extends; nil if there is none.
  package var superclass: String?

  /// The protocols that its declarations name.
  package var protocols: [String] = []

  /// Whether it is a protocol, with the members that its extensions give it.
  package var isProtocol = false

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

    /// The type, as the declaration writes it, without spaces; nil if it leaves it to the value.
    package var type: String?

    /// The range of the name.
    package var range: Range<Int>
  }

  /// A method, an initializer or a computed property.
  package struct Method: Sendable, Hashable {
    /// The statements.
    package var block: NamedBlock

    /// The types of the operands of an operator.
    package var operands: [String] = []

    /// The argument labels; nil for a computed property.
    package var labels: [String]?

    /// The statements that set a computed property; nil if it cannot be set.
    package var setter: NamedBlock?
  }

  /// The method, or the computed property, with the name `name`; the one with `labels` if there are
  /// several.
  package func method(_ name: String, _ labels: [String?], isProperty: Bool) -> Method? {
    let known = methods.filter { $0.block.name == name && ($0.labels == nil) == isProperty }
    guard known.count > 1 else { return known.first }
    let labels = labels.map { $0 ?? "_" }
    return known.first { $0.labels == labels } ?? known.first
  }

  /// The names of its members.
  package var memberNames: [String] {
    (fields + cases + constants).map(\.name) + methods.map(\.block.name)
  }

  /// It without its members.
  package var empty: ValueType {
    ValueType(
      name: name, isEnumeration: isEnumeration, isClass: isClass, isExtension: isExtension,
      isNumbered: isNumbered)
  }

  /// Adds the members of `other`, an extension of it or what it is an extension of.
  package mutating func add(membersOf other: ValueType) {
    isEnumeration = isEnumeration || other.isEnumeration
    isClass = isClass || other.isClass
    isExtension = isExtension && other.isExtension
    isNumbered = isNumbered || other.isNumbered
    superclass = superclass ?? other.superclass
    isProtocol = isProtocol || other.isProtocol
    protocols += other.protocols
    fields += other.fields
    cases += other.cases
    constants += other.constants
    methods += other.methods
  }
}
