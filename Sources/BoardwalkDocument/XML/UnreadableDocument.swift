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

/// The spelling errors in tags, attributes and texts.
extension UnreadableDocument {
  static func tagWithoutName(at range: Range<Int>) -> Self {
    Self("expected an element name after <; write &lt; for the character", at: range)
  }

  static func tagInTag(at range: Range<Int>) -> Self {
    Self("unterminated tag: the next tag begins inside it", at: range)
  }

  static func straySlash(at offset: Int) -> Self {
    Self("expected > after /", at: offset..<offset + 1)
  }

  static func crowdedEndTag(at offset: Int) -> Self {
    Self("expected > after the name of an end tag", at: offset..<offset + 1)
  }

  static func attributeWithoutName(at offset: Int) -> Self {
    Self("expected an attribute name or >", at: offset..<offset + 1)
  }

  static func crowdedAttribute(_ name: String, at range: Range<Int>) -> Self {
    Self("expected white space before \(name)", at: range)
  }

  static func repeatedAttribute(
    _ name: String, at range: Range<Int>, first: Range<Int>
  ) -> Self {
    Self(
      "duplicate attribute \(name)", at: range,
      notes: [.init("\(name) is first here", at: first)])
  }

  static func forbiddenInName(at range: Range<Int>) -> Self {
    Self("this character is not allowed in a name", at: range)
  }

  static func attributeWithoutValue(_ name: String, at range: Range<Int>) -> Self {
    Self("expected = and a quoted value after \(name)", at: range)
  }

  static func unquotedValue(of name: String, at offset: Int) -> Self {
    Self("the value of \(name) is not quoted", at: offset..<offset + 1)
  }

  static func unclosedQuote(of name: String, at range: Range<Int>) -> Self {
    Self("unterminated value of \(name)", at: range)
  }

  static func lessThanInValue(at offset: Int) -> Self {
    Self("unescaped < in a value; write &lt;", at: offset..<offset + 1)
  }

  static func unescapedAmpersand(at offset: Int) -> Self {
    Self("unescaped &; write &amp;", at: offset..<offset + 1)
  }

  static func unknownEntity(_ name: String, at range: Range<Int>) -> Self {
    Self(
      "unknown entity &\(name);; XML has only &amp; &lt; &gt; &quot; &apos;",
      at: range)
  }

  static func unendedReference(_ written: String, at range: Range<Int>) -> Self {
    Self("expected ; after \(written)", at: range)
  }

  static func malformedNumber(at range: Range<Int>) -> Self {
    Self("malformed character reference; expected a number, as in &#38; or &#x26;", at: range)
  }

  static func forbiddenNumber(_ written: String, at range: Range<Int>) -> Self {
    Self("\(written) is not allowed in XML", at: range)
  }

  static func endOfCharacterData(at range: Range<Int>) -> Self {
    Self("unescaped ]]> in a text; write ]]&gt;", at: range)
  }

  static func undeclaredPrefix(at range: Range<Int>) -> Self {
    Self("undeclared namespace prefix", at: range)
  }

  static func hyphens(at range: Range<Int>) -> Self {
    Self("two hyphens are not allowed in a comment", at: range)
  }
}

/// The errors that are found before the XML parser runs.
extension UnreadableDocument {
  static let emptyFile = Self("the file is empty", at: 0..<0)

  static let blankFile = Self("the file contains only white space", at: 0..<0)

  static let textFile = Self("the file contains no XML", at: 0..<0)

  static let resourceFork = Self(
    "the file is a macOS resource fork, not a document", at: 0..<4,
    notes: [.init("macOS creates ._ files when it copies to other file systems")])

  static func tooLarge(_ size: Int, limit: Int) -> Self {
    Self("the document has \(size) bytes; the limit is \(limit)", at: 0..<0)
  }

  static func foreignEncoding(_ name: String, at range: Range<Int>) -> Self {
    Self(
      "the encoding is \(name), not UTF-8", at: range,
      notes: [.init("Interface Builder writes UTF-8 only")])
  }

  static func notUTF8(_ byte: UInt8, at offset: Int) -> Self {
    let digits = String(byte, radix: 16, uppercase: true)
    return Self(
      "the byte 0x\(digits.count < 2 ? "0" : "")\(digits) is not valid UTF-8",
      at: offset..<offset + 1)
  }

  static func forbiddenCharacter(_ code: UInt32, at range: Range<Int>) -> Self {
    let digits = String(code, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: 4 - digits.count)
    return Self(
      "the \(code < 0x20 ? "control " : "")character U+\(padding)\(digits) "
        + "is not allowed in XML", at: range)
  }

  static func documentType(at range: Range<Int>) -> Self {
    Self(
      "unsupported DOCTYPE; entities are not expanded",
      at: range)
  }

  static func misplacedDeclaration(at range: Range<Int>) -> Self {
    Self("the XML declaration is not at the start of the file", at: range)
  }

  static func secondDeclaration(at range: Range<Int>) -> Self {
    Self("duplicate XML declaration", at: range)
  }

  static func unclosedDeclaration(at range: Range<Int>) -> Self {
    Self("expected ?> at the end of the XML declaration", at: range)
  }

  static func malformedDeclaration(at range: Range<Int>) -> Self {
    Self(
      "malformed XML declaration; expected <?xml version=\"1.0\" encoding=\"UTF-8\"?>", at: range)
  }

  static func processingInstruction(at range: Range<Int>) -> Self {
    Self(
      "unsupported processing instruction", at: range)
  }

  static func noElement(at range: Range<Int>) -> Self {
    Self("the document has no element", at: range)
  }

  static func unfinished(at range: Range<Int>) -> Self {
    Self("unexpected end of the file", at: range)
  }

  static func leadingText(at range: Range<Int>) -> Self {
    Self("unexpected text before the root element", at: range)
  }

  static func secondRoot(at range: Range<Int>) -> Self {
    Self("unexpected content after the root element", at: range)
  }

  static func tooManyAttributes(limit: Int, at range: Range<Int>) -> Self {
    Self("an element has more than \(limit) attributes", at: range)
  }

  static func tagTooLong(limit: Int, at range: Range<Int>) -> Self {
    Self("the tag has more than \(limit) bytes", at: range)
  }

  static func tooDeep(limit: Int, at range: Range<Int>) -> Self {
    Self("elements are nested deeper than \(limit) levels", at: range)
  }

  static func unclosedTag(at range: Range<Int>) -> Self {
    Self("unterminated tag at the end of the file", at: range)
  }

  static func unclosedComment(at range: Range<Int>) -> Self {
    Self("unterminated comment", at: range)
  }

  static func unclosedCharacterData(at range: Range<Int>) -> Self {
    Self("unterminated CDATA section", at: range)
  }

  static func mergeConflict(at range: Range<Int>) -> Self { Self(MergeConflict.finding(at: range)) }
}
