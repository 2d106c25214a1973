import BoardwalkBase

/// Explains tokens after the end of a head.
struct EndHint {
  /// The attribute with a bare value directly before the token.
  let last: Field?

  /// The element of the statement.
  let element: String

  /// Whether the statement is a constraint.
  let isEquation: Bool
  let file: SourceFile

  /// The diagnostic for several words as the value of an attribute of another framework; nil if the
  /// last attribute is none.
  func foreignAttribute(at reader: TokenReader) -> SyntaxError? {
    guard let last, let hint = ForeignWords.hint(for: last.name, last.value, in: element) else {
      return nil
    }
    return SyntaxError(
      "no attribute is named '\(last.name)'; write \(hint.withoutComma)", at: last.valueRange)
  }

  /// The specific error for the next token of `reader`; nil if there is none.
  func explanation(at reader: TokenReader) -> SyntaxError? {
    if isEquation {
      if let error = inEquation(at: reader) { return error }
    } else if let error = unquotedText(at: reader) {
      return error
    }
    if let symbol = ForeignSymbol(at: reader, in: file) { return symbol.error }
    switch reader.next.value {
    case .symbol("+") where !isEquation:
      return SyntaxError("scenes cannot concatenate texts", at: reader.range)
    case .word("and"), .word("with"):
      return SyntaxError(
        "expected a comma, not \(reader.next.displayName)", at: reader.range, suggestion: ",")
    case .symbol("[") where reader.kind(ahead: 1) == .symbol("]"):
      return SyntaxError(
        "an outlet collection is written outlets labels -> first",
        at: reader.range.lowerBound..<reader.range(ahead: 1).upperBound)
    case .word("when"):
      return SyntaxError(
        "variations are inside the braces of their object: { when width: compact }",
        at: reader.range)
    default: return nil
    }
  }

  /// A division or a priority as in Swift.
  private func inEquation(at reader: TokenReader) -> SyntaxError? {
    switch reader.next.value {
    case .symbol("/") where reader.kind(ahead: 1) == .number:
      let divisor = Double(file.text(in: reader.range(ahead: 1))) ?? 0
      return SyntaxError(
        "divisions are written as factors: photo.width = view.width * 0.5",
        at: reader.range.lowerBound..<reader.range(ahead: 1).upperBound,
        suggestion: divisor == 0 ? nil : "* \(1 / divisor)")
    case .symbol("~"), .word("priority"):
      return SyntaxError(
        "the priority follows an @: a.top = b.bottom + 8 @750", at: reader.range, suggestion: "@")
    default: return nil
    }
  }

  /// Several words, beginning with the last value, that should be one quoted text.
  private func unquotedText(at reader: TokenReader) -> SyntaxError? {
    guard let last, reader.kind == .word || reader.kind == .number else { return nil }
    var words = reader
    while words.kind == .word || words.kind == .number { words.skip() }
    let range = last.valueRange.lowerBound..<words.lastEnd
    let text = file.text(in: range)
    if last.name == "device" { return SyntaxError(UnknownNameDiagnostic.deviceForm, at: range) }
    if last.name == "font", let size = text.split(separator: " ").last, Double(size) != nil {
      let font = "\(text.prefix { $0 != " " })(\(size))"
      return SyntaxError(
        "the size of a font is in parentheses: \(font)", at: range, suggestion: font)
    }
    return SyntaxError(
      "values of several words are in double quotes", at: range, suggestion: Spelling.quoted(text))
  }
}
