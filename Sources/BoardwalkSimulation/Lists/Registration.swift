/// The registration of a cell class or nib for a reuse identifier.
public enum Registration: Sendable, Hashable {
  /// A class, by its name.
  case `class`(String)

  /// The only view of a nib, by the nib's name.
  case nib(String)

  /// The key of a registration.
  struct Key: Sendable, Hashable, Comparable {
    /// Cells, headers or footers; a table's headers and footers are one kind.
    let kind: CellPlace.Kind

    /// The name by which code asks for them.
    let identifier: String

    static func < (left: Key, right: Key) -> Bool {
      (left.kind, left.identifier) < (right.kind, right.identifier)
    }
  }
}
