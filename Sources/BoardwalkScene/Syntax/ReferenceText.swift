import BoardwalkBase

/// A text where an object should be named: `textLabel: "Title"`.
enum ReferenceText {
  /// The diagnostic for the text `value` of the attribute `name`, both at `range`; nil if the text
  /// is an id that requires quotes.
  static func fault(of name: String, _ value: FieldValue, at range: Range<Int>) -> SyntaxError? {
    guard case .plain(let text) = value else { return nil }
    // A text with a capital letter is a title rather than an id.
    if labels.contains(name), text.first?.isUppercase ?? false {
      return SyntaxError(
        "'\(name)' refers to a label; write 'label NAME \(Spelling.quoted(text))' in the cell's "
          + "contentView",
        at: range)
    }
    guard Spelling.isBare(text) else { return nil }
    return SyntaxError(
      "names of objects have no quotes", at: range, suggestion: "\(name): \(text)")
  }

  /// The outlets of a cell for the labels of its style.
  private static let labels: Set<String> = ["textLabel", "detailTextLabel"]
}
