/// An attribute of a branch: what the tree's own are, with the number of its name.
struct Attribute: Sendable, Hashable {
  let name: Name
  let value: String

  /// The attribute `name` with `value`.
  init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }
}
