/// A place where code names something that only documents can have, by a plain text.
package struct IdentifierUse: Sendable, Hashable {
  /// What is named.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// A segue, by its identifier.
    case segue

    /// A view controller, by its storyboard identifier.
    case scene

    /// A storyboard, by its file's name.
    case storyboard

    /// A cell or reusable view, by its reuse identifier, where there must be one.
    case cell

    /// A xib, by its file's name.
    case nib
  }

  /// What is named.
  package var kind: Kind

  /// The name.
  package var identifier: String

  /// Where it stands in the file, without its quotes.
  package var range: Range<Int>

  /// Whether it is looked up in another bundle than the app's own, as far as can be seen.
  package var isElsewhere = false

  /// The number of its file in the table.
  package var file = 0
}
