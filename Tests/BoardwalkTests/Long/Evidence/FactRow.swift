/// One row of a table of facts in the documentation:
/// `| NAV-01 | statement | sources | confidence | tests, or why there are none |`.
struct FactRow: Sendable {
  let number: FactNumber
  let statement: String

  /// The tags of its sources, such as `header` or `log`.
  let sources: [String]

  /// How sure it is, such as `documented`.
  let confidence: String

  /// Tests as `Suite.function`, and flows of the examples.
  let tests: [String]

  /// Why no test is named; nil where one is.
  let reason: String?

  /// Where the row is, as `article:line`.
  let place: String

  /// The row that `line` is; nil where it is no row of a table of facts.
  init?(_ line: Substring, at place: String) {
    let cells = line.split(separator: "|").map { $0.trimming() }
    guard line.hasPrefix("|"), cells.count == 5, let number = FactNumber(cells[0]) else {
      return nil
    }
    self.number = number
    self.place = place
    statement = cells[1]
    sources = cells[2].split(separator: ",").map { $0.trimming() }
    confidence = cells[3]
    if cells[4].hasPrefix("Not ") {
      reason = cells[4]
      tests = []
    } else {
      reason = nil
      tests = cells[4].split(separator: ",").map { $0.filter { $0 != "`" }.trimming() }
    }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate func trimming() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
