import BoardwalkBase

/// Measures whose numbers stand behind labels: `inset(left: 72)`.
extension HeadParser {
  /// The numbers of the measure `call`, each behind one of its `labels`, in their own order: what is not said
  /// is 0. The parenthesis is next.
  mutating func labelledArguments(
    of call: String, _ labels: [[String]]
  ) throws(SyntaxError) -> [String] {
    reader.skip()
    isInParentheses = true
    var numbers = [String?](repeating: nil, count: labels.count)
    while reader.sort != .symbol(")") {
      let range = reader.range
      guard reader.sort == .word, reader.sort(ahead: 1) == .symbol(":") else {
        throw missingLabel(of: call, at: range)
      }
      let label = reader.takeWord() ?? ""
      reader.skip()
      let number = try bareValue()
      if let place = labels.firstIndex(where: { $0.contains(label) }) {
        if numbers[place] != nil {
          report(SyntaxError("duplicate value for '\(label)'", at: range))
        }
        numbers[place] = number
      } else {
        report(Self.unknownLabel(label, of: call, labels, at: range))
      }
      if reader.takesSymbol(",") { continue }
      if reader.sort == .word, reader.sort(ahead: 1) == .symbol(":") {
        report(
          SyntaxError(
            "expected a comma before \(reader.next.words)", at: reader.range, suggestion: ",",
            in: reader.lastEnd..<reader.lastEnd))
        continue
      }
      guard reader.sort == .symbol(")") else {
        throw SyntaxError("expected ')'", at: reader.range)
      }
    }
    reader.skip()
    isInParentheses = false
    return numbers.map { $0 ?? "0" }
  }

  /// What to say of a number of `call` without a label beside others, or of the only label, at `range`.
  func missingLabel(of call: String, at range: Range<Int>) -> SyntaxError {
    SyntaxError("either all numbers of \(call) have labels or none", at: range)
  }

  /// What to say of `label`, which stands at `range` and which the measure `call` does not have.
  private static func unknownLabel(
    _ label: String, of call: String, _ labels: [[String]], at range: Range<Int>
  ) -> SyntaxError {
    let known = labels.map { $0[0] }
    let meant =
      Measures.counterparts[label].flatMap { known.contains($0) ? $0 : nil }
      ?? Misspelling(label).closest(in: known)
    let last = known.count - 1
    return SyntaxError(
      "\(call) has no label '\(label)'; its labels are \(known[..<last].joined(separator: ", ")) and "
        + known[last], at: range, suggestion: meant)
  }
}
