import BoardwalkSchema

/// A value that is set by key path when an object is loaded (NIB-04).
package struct RuntimeAttribute: DocumentObject {
  /// The `userDefinedRuntimeAttribute` element.
  package let element: Element

  /// The attribute that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The property to set.
  package var keyPath: String { element["keyPath"] ?? "" }

  /// The value's type: `boolean`, `number`, `string`, `color`, `point`, `size`, `rect`, `range`,
  /// `image`, `nil`.
  package var type: String { element["type"] ?? "" }

  /// A value that fits an attribute.
  package var value: String? { element["value"] }

  /// Whether it makes a text input secure.
  package var isSecureTextEntry: Bool {
    SecureTextEntry.keyPaths.contains(keyPath) && SecureTextEntry.isOn(value)
  }

  /// The element of a value that does not fit into an attribute.
  package var valueElement: Element? { element.child(key: "value") }
}
