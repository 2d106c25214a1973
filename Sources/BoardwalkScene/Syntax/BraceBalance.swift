import BoardwalkBase

/// Finds missing and superfluous braces by the indentation of their lines.
///
/// Indentation has no meaning in a file without errors.
struct BraceBalance {
  private struct Opening {
    let range: Range<Int>
    let indentation: Int
  }

  private var open: [Opening] = []

  /// Braces that are probably unclosed: a brace further left closes another one.
  private var unclosed: [Range<Int>] = []

  /// Braces that are probably superfluous: they are further right than the brace that they would
  /// close.
  private var extra: [Range<Int>] = []

  /// Ends of heads that probably lack an opening brace: the next line is further right.
  private var unopened: [Int] = []

  /// The number of open bodies.
  var depth: Int { open.count }

  /// Records a body that begins at `range`, whose statement has `indentation`.
  mutating func open(at range: Range<Int>, indentation: Int) {
    open.append(Opening(range: range, indentation: indentation))
  }

  /// Records a head without a body that ends at `end`, before a line further right.
  mutating func recordUnopened(at end: Int) { unopened.append(end) }

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
