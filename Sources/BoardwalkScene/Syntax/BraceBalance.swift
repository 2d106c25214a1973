import BoardwalkBase

/// Finds out which brace is missing or too many, by the indentation of the lines that they are on.
///
/// Indentation means nothing to a file without mistakes.
struct BraceBalance {
  private struct Opening {
    let range: Range<Int>
    let indentation: Int
  }

  private var open: [Opening] = []

  /// Braces that probably were never closed: one that closes another stands further left.
  private var unclosed: [Range<Int>] = []

  /// Braces that probably close nothing: they stand further right than what they would close.
  private var extra: [Range<Int>] = []

  /// Ends of heads that probably should open a body: the next line stands further right.
  private var unopened: [Int] = []

  /// How many bodies are open.
  var depth: Int { open.count }

  /// A body begins at `range`, its statement on a line that is indented by `indentation`.
  mutating func open(at range: Range<Int>, indentation: Int) {
    open.append(Opening(range: range, indentation: indentation))
  }

  /// A head without a body ends at `end`, and the next line stands further right.
  mutating func missOpening(at end: Int) { unopened.append(end) }

  /// A body ends with `brace`; an error where no body is open.
  mutating func close(_ brace: Token) -> SyntaxError? {
    guard let opening = open.popLast() else {
      if !unopened.isEmpty {
        let end = unopened.removeFirst()
        return SyntaxError(
          "expected '{' at the end of this line", at: max(end - 1, 0)..<end,
          suggestion: " {", in: end..<end)
      }
      let range = extra.isEmpty ? brace.range : extra.removeFirst()
      return SyntaxError("unmatched '}'", at: range)
    }
    if let indentation = brace.indentation {
      if indentation < opening.indentation { unclosed.append(opening.range) }
      if indentation > opening.indentation { extra.append(brace.range) }
    }
    return nil
  }

  /// The file has ended: errors for all braces that are still open.
  mutating func end() -> [SyntaxError] {
    var errors: [SyntaxError] = []
    for opening in open.reversed() {
      let range = unclosed.isEmpty ? opening.range : unclosed.removeFirst()
      errors.append(SyntaxError("this '{' is never closed", at: range))
    }
    open = []
    return errors
  }
}
