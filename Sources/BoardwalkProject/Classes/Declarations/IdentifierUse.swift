/// A place where code names something that only documents can have.
package struct IdentifierUse: Sendable, Hashable {
  /// The kind of an identifier.
  package enum Kind: Sendable, Hashable {
    /// A segue, by its identifier.
    case segue

    /// A segue that is being prepared, whose identifier is compared.
    case preparedSegue

    /// A view controller, by its storyboard identifier.
    case scene

    /// A storyboard, by its file's name.
    case storyboard

    /// A cell or reusable view that must exist, by its reuse identifier.
    case cell

    /// A cell, by its reuse identifier, where code expects that there may be none.
    case optionalCell

    /// A cell or reusable view that is registered by this reuse identifier.
    case registeredCell

    /// A xib, by its file's name.
    case nib
  }

  /// The kind of object.
  package var kind: Kind

  /// The name.
  package var identifier: String

  /// The source text of a constant; nil for a literal.
  package var constant: String?

  /// The name of the xib that a cell is registered with; nil if it is none, or not known.
  package var nib: String?

  /// The range in the file; of a literal without its quotes.
  package var range: Range<Int>

  /// Whether it is looked up in another bundle than the app's own, as far as is known.
  package var isElsewhere = false

  /// Whether it is a constant that R.swift generates from documents.
  package var isGenerated = false

  /// Whether it names a segue of the view controller whose code it is.
  package var isOfOwnScene = false

  /// The number of its file in the table.
  package var file: Int

  /// The use of the case `name` of an enumeration, whose text `raw` is in the file numbered `file`.
  init(_ kind: Kind, _ raw: RawText, case name: String, inFile file: Int) {
    self.kind = kind
    identifier = raw.text
    constant = name
    range = raw.range
    self.file = file
  }

  /// The use that `argument` is, which means `identifier` and a xib called `nib`.
  init(_ argument: IdentifierArgument, _ identifier: String, nib: String?, inFile file: Int) {
    kind = argument.kind
    self.identifier = identifier
    self.nib = nib
    constant = argument.constant
    range = argument.range
    isElsewhere = argument.isElsewhere
    isGenerated = argument.isGenerated
    isOfOwnScene = argument.isOfOwnScene
    self.file = file
  }
}
