import BoardwalkBase

/// The name of an attribute as Xcode's inspectors have it, in quotes: `"Clips to Bounds"`.
enum InspectorTitle {
  /// What to say of `title` with `value` in front of a colon, at `range` in an object of the element
  /// `element`.
  static func fault(
    of title: String, _ value: FieldValue, in element: String, at range: Range<Int>
  ) -> SyntaxError {
    let name = title.split(separator: " ").enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.firstUppercased
    }.joined()
    if KnownAttributes.has(name, element) { return fault(title, name, at: range) }
    if let advice = ForeignWords.advice(on: title, value, in: element) {
      return SyntaxError(
        "write \(advice.withoutComma): no attribute is called \"\(title)\"", at: range,
        suggestion: advice.quotedWord)
    }
    if let meant = KnownAttributes.attribute(near: title, in: element) {
      return fault(title, meant, at: range)
    }
    if title.hasSuffix("Initial View Controller") {
      return SyntaxError("write the word 'initial' alone: it needs no value", at: range)
    }
    return SyntaxError("write a word of letters and digits for the attribute", at: range)
  }

  private static func fault(_ title: String, _ name: String, at range: Range<Int>) -> SyntaxError {
    SyntaxError(
      "write '\(name)': no attribute is called \"\(title)\"", at: range, suggestion: name)
  }
}

extension String {
  /// Advice that goes on with a comma in other sentences.
  var withoutComma: Substring { hasSuffix(",") ? dropLast() : self[...] }
}
