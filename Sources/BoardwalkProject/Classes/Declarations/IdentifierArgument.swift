/// An argument by which code names something that only documents can have.
struct IdentifierArgument: Sendable {
  /// The kind of object that it names.
  let kind: IdentifierUse.Kind

  /// The name; nil if it is no text that can be known.
  let text: TextExpression?

  /// The spelling of the constant; nil for a literal.
  let constant: String?

  /// The range of the argument in the file; of a string literal without its quotes.
  let range: Range<Int>

  /// The name of the xib that a cell is registered with; nil if it is none, or not known.
  var nib: TextExpression?

  /// Whether it is looked up in another bundle than the app's own, as far as is known.
  var isElsewhere = false

  /// Whether it is a constant that R.swift generates from documents.
  var isGenerated = false

  /// Whether it names a segue of the view controller whose code it is.
  var isOfOwnScene = false
}
