import BoardwalkDocument
import BoardwalkSchema

/// A value that is set by key path when an object is loaded.
package struct RuntimeAttributeTemplate: Sendable, Hashable, Codable {
  /// The property to set.
  package var keyPath: String

  /// The value's type.
  package var type: String

  /// A value that fits an attribute.
  package var value: String?

  /// A value that does not.
  package var element: ArchivedElement?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?
}

extension RuntimeAttributeTemplate {
  /// Whether it makes a text input secure.
  package var isSecureTextEntry: Bool {
    SecureTextEntry.keyPaths.contains(keyPath) && SecureTextEntry.isOn(value)
  }

  /// The template of `attribute`.
  init(compiling attribute: RuntimeAttribute) {
    self.init(
      keyPath: attribute.keyPath,
      type: attribute.type,
      value: attribute.value,
      element: attribute.valueElement.map(ArchivedElement.init))
    var rest = UnmodeledContent(attribute.element)
    for name in ["keyPath", "type", "value"] { rest.consume(name) }
    rest.consume(attribute.valueElement)
    self.rest = rest.archived
  }
}
