/// A name and a value in the head of a statement.
struct Field: Sendable, Hashable {
  var name: String
  var value: FieldValue

  @SourceRange var nameRange

  /// The bytes of the value; empty for a name alone.
  @SourceRange var valueRange

  init(name: String, value: FieldValue) {
    self.name = name
    self.value = value
  }
}

/// A value as written.
enum FieldValue: Sendable, Hashable {
  /// An attribute's value, as the document has it.
  case plain(String)

  /// A value of Boardwalk's own: `.body`, `rgb(1, 0, 0)`, and its arguments as the document has
  /// them.
  case call(String, [String])

  /// The value of an attribute that new objects have and the document does not: `absent`.
  static let absent = FieldValue.call("absent", [])
}
