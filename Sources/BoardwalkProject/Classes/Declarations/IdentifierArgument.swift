/// An argument by which code names something that only documents can have.
struct IdentifierArgument: Sendable {
  /// What is named.
  let kind: IdentifierUse.Kind

  /// The name; nil if it is no text that can be known.
  let text: TextExpression?

  /// How the name is written; nil if it is a literal.
  let constant: String?

  /// Where the argument stands in the file, a text without its quotes.
  let range: Range<Int>

  /// The name of the xib that a cell is registered with; nil if it is none, or not known.
  var nib: TextExpression?

  /// Whether it is looked up in another bundle than the app's own, as far as can be seen.
  var isElsewhere = false
}
