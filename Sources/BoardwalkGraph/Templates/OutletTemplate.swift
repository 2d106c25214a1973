/// A property connected to an object.
package struct OutletTemplate: Sendable, Hashable, Codable {
  /// The property's name.
  package var property: String

  /// The id of the object that has the property.
  package var source: String

  /// The id of the object it is connected to.
  package var destination: String

  /// Whether the property holds several objects.
  @OmittedIfDefault<Default.No> package var isCollection: Bool

  /// Its id in the document.
  package var id: String?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The position in its document.
  package var position: SourcePosition?
}
