/// The result of rewriting an element.
package enum ElementRewriting: Sendable, Hashable {
  /// The element is unchanged.
  case kept

  /// The element with these attributes.
  case attributes([Attribute])

  /// The element is removed with its contents.
  case removed
}
