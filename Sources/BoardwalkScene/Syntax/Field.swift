/// A name and a value behind the head of a statement.
struct Field: Sendable, Hashable {
  var name: Name
  var value: FieldValue
}

/// A value as it is written.
enum FieldValue: Sendable, Hashable {
  /// An attribute's value, as the document has it.
  case plain(String)

  /// A value of Boardwalk's own: `.body`, `rgba(1, 0, 0, 1)`, and its arguments as the document has
  /// them.
  case call(String, [String])

  /// Whether it is none that a document has as it is written: a call, or `nil`.
  var isCall: Bool {
    switch self {
    case .plain(let text): text.utf8.count == 3 && text == "nil"
    case .call: true
    }
  }

  /// What says that the document does not have what new objects have: `absent`.
  static let absent = FieldValue.call("absent", [])
}
