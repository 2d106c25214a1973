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
