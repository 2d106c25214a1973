/// A name and its value, as an element carries them.
package struct Attribute: Sendable, Hashable {
  /// The attribute's name.
  package let name: String

  /// The value, unescaped.
  package let value: String

  /// The attribute `name` with `value`.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// An attribute in the flat tree: its name is an index in the tree's names, its value a range of
/// the tree's characters.
struct StoredAttribute: Sendable {
  var name: Int32
  var start: UInt32
  var count: UInt32
}
