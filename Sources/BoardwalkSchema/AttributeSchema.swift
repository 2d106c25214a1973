/// An attribute of an element: its name, and which values it has.
package struct AttributeSchema: Sendable, Hashable {
  /// The name.
  package let name: String

  /// The form of the values.
  package let form: ValueForm

  /// The value in new objects; nil if Interface Builder does not write the attribute for these.
  package private(set) var defaultValue: String?

  /// UIKit's default for an object without the attribute, as far as it is known.
  package let impliedValue: String?

  private init(_ name: String, _ form: ValueForm, implied impliedValue: String? = nil) {
    self.name = name
    self.form = form
    self.impliedValue = impliedValue
  }

  /// The value that a new object has without the attribute; nil if it is not known.
  package var valueIfAbsent: String? {
    switch defaultValue {
    case "YES": "NO"
    case "NO": "YES"
    default: impliedValue
    }
  }

  /// The same attribute, which new objects have with `value`.
  func `default`(_ value: String) -> AttributeSchema {
    var attribute = self
    attribute.defaultValue = value
    return attribute
  }
}

/// One constructor for each form.
extension AttributeSchema {
  static func word(_ name: String) -> AttributeSchema { .init(name, .word) }

  static func identity(_ name: String) -> AttributeSchema { .init(name, .identity) }

  static func text(_ name: String) -> AttributeSchema { .init(name, .text) }

  static func image(_ name: String) -> AttributeSchema { .init(name, .image) }

  static func reference(_ name: String, broken: String? = nil) -> AttributeSchema {
    .init(name, .reference(broken: broken))
  }

  static func boolean(_ name: String) -> AttributeSchema { .init(name, .boolean) }

  static func flag(_ name: String) -> AttributeSchema { .init(name, .flag) }

  static func number(_ name: String) -> AttributeSchema { .init(name, .number) }

  static func scalar(_ name: String) -> AttributeSchema { .init(name, .scalar) }

  static func numberOrInfinite(_ name: String) -> AttributeSchema {
    .init(name, .numberOrInfinite)
  }

  static func priority(_ name: String, implied: String? = nil) -> AttributeSchema {
    .init(name, .priority, implied: implied)
  }

  static func multiplier(_ name: String) -> AttributeSchema { .init(name, .multiplier) }

  static func choice(
    _ name: String, _ words: String..., implied: String? = nil
  ) -> AttributeSchema {
    .init(name, .choice(words), implied: implied)
  }

  /// A choice among the cases of an enumeration.
  static func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Word.Type, implied: String? = nil
  ) -> AttributeSchema {
    .init(name, .choice(type.allCases.map(\.rawValue)), implied: implied)
  }

  static func choice(
    _ name: String, among words: [String], implied: String? = nil
  ) -> AttributeSchema {
    .init(name, .choice(words), implied: implied)
  }
}
