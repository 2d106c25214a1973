import BoardwalkBase

/// The name of an attribute as Xcode's inspectors have it, in quotes: `"Clips to Bounds"`.
enum InspectorTitle {
  /// The diagnostic for `title` before a colon, with `value`, at `range` in an object of the
  /// element `element`; nil if it is not known to the inspectors.
  static func fault(
    of title: String, _ value: FieldValue, in element: String, at range: Range<Int>
  ) -> SyntaxError? {
    let name = title.split(separator: " ").enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.firstUppercased
    }.joined()
    if KnownAttributes.has(name, element) { return fault(title, name, at: range) }
    if let hint = ForeignWords.hint(for: title, value, in: element) {
      return SyntaxError(
        "no attribute is named \"\(title)\"; write \(hint.withoutComma)", at: range,
        suggestion: hint.quotedWord)
    }
    if let meant = KnownAttributes.attribute(near: title, in: element) {
      return fault(title, meant, at: range)
    }
    if title.hasSuffix("Initial View Controller") {
      return SyntaxError("'initial' has no value", at: range)
    }
    return nil
  }

  private static func fault(_ title: String, _ name: String, at range: Range<Int>) -> SyntaxError {
    SyntaxError(
      "no attribute is named \"\(title)\"; write '\(name)'", at: range, suggestion: name)
  }
}

extension String {
  /// The hint without a trailing comma, for use inside a sentence.
  var withoutComma: Substring { hasSuffix(",") ? dropLast() : self[...] }
}
