import BoardwalkBase

/// An error that is thrown when a file is not a document: its first syntax error.
package struct UnreadableDocument: Error, Sendable, Hashable {
  /// What is wrong, and where.
  package let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// A file that is not XML, for the reason in `message`.
  init(_ message: String, at range: Range<Int>, notes: [Finding.Note] = []) {
    self.init(Finding("unreadable-xml", .error, message, at: range, notes: notes))
  }
}
