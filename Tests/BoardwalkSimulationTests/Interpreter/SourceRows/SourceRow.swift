/// One behaviour that the books describe whose examples Boardwalk runs, by the number under which it was
/// written down, and where it is shown.
struct SourceRow: Sendable {
  /// Its number, such as `S1-13`.
  let number: String

  /// Where it is shown: an example's flow, `ColoredGrid/colours.flow`, or a test, `Suite.function`, whose
  /// name or text cites the number.
  let places: [String]

  /// Why it is not shown; nil where it is.
  let reason: String?

  init(_ number: String, _ places: String...) {
    self.number = number
    self.places = places
    reason = nil
  }

  init(_ number: String, leftOut reason: String) {
    self.number = number
    places = []
    self.reason = reason
  }
}

extension SourceRow {
  /// All of them, book by book.
  static let all = navigation + collections + homepwner + pages + modal

  /// How many each book has, by what its numbers begin with.
  static let counts = [("S0", 29), ("S1", 55), ("S2", 47), ("S3", 10), ("S4", 25)]

  /// The numbers that there are.
  static let numbers = counts.flatMap { book, count in
    (1...count).map { "\(book)-\($0 < 10 ? "0" : "")\($0)" }
  }
}
