import BoardwalkBase

/// Why a file is not a document: the first thing in it that cannot be read.
package struct UnreadableDocument: Error, Sendable, Hashable {
  /// What is wrong, and where.
  package let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// A file that is not XML, for the reason in `message`.
  init(_ message: String, at range: Range<Int>, notes: [Finding.Note] = []) {
    self.init(Finding("unreadable-xml", .error, message, at: range, notes: notes))
  }
}
