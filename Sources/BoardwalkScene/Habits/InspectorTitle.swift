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
        "no attribute is named \"\(title)\"; write \(advice.withoutComma)", at: range,
        suggestion: advice.quotedWord)
    }
    if let meant = KnownAttributes.attribute(near: title, in: element) {
      return fault(title, meant, at: range)
    }
    if title.hasSuffix("Initial View Controller") {
      return SyntaxError("'initial' has no value", at: range)
    }
    return SyntaxError("attribute names consist of letters and digits", at: range)
  }

  private static func fault(_ title: String, _ name: String, at range: Range<Int>) -> SyntaxError {
    SyntaxError(
      "no attribute is named \"\(title)\"; write '\(name)'", at: range, suggestion: name)
  }
}

extension String {
  /// Advice that goes on with a comma in other sentences.
  var withoutComma: Substring { hasSuffix(",") ? dropLast() : self[...] }
}
