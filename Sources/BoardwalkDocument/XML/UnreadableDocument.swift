import BoardwalkBase

/// An error for a file that is not a document: its first syntax error.
package struct UnreadableDocument: Error, Sendable, Hashable {
  /// The error with its range.
  package let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// The error `message` for a file that is not XML.
  init(_ message: String, at range: Range<Int>, notes: [Finding.Note] = []) {
    self.init(Finding("unreadable-xml", .error, message, at: range, notes: notes))
  }
}

/// The errors that are found in several places.
extension UnreadableDocument {
  static let emptyFile = Self("the file is empty", at: 0..<0)

  static func tagInTag(at range: Range<Int>) -> Self {
    Self("unterminated tag: the next tag begins inside it", at: range)
  }

  static func unclosedTag(at range: Range<Int>) -> Self {
    Self("unterminated tag at the end of the file", at: range)
  }

  static func unendedReference(_ written: String, at range: Range<Int>) -> Self {
    Self("expected ; after \(written)", at: range)
  }

  static func foreignEncoding(_ name: String, at range: Range<Int>) -> Self {
    Self(
      "the encoding is \(name), not UTF-8", at: range,
      notes: [.init("Interface Builder writes UTF-8 only")])
  }

  static func forbiddenCharacter(_ code: UInt32, at range: Range<Int>) -> Self {
    Self(
      "the \(code < 0x20 ? "control " : "")character U+\(Encoding.hexadecimal(code, digits: 4)) "
        + "is not allowed in XML", at: range)
  }

  static func mergeConflict(at range: Range<Int>) -> Self { Self(MergeConflict.finding(at: range)) }
}
