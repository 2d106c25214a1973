import BoardwalkBase

/// Every reason for which a file is refused before the parser sees it, worded once.
extension UnreadableDocument {
  static let emptyFile = Self("write a document: the file is empty", at: 0..<0)

  static let blankFile = Self("write a document: the file holds only white space", at: 0..<0)

  static let textFile = Self("write a document: the file holds no XML", at: 0..<0)

  static let resourceFork = Self(
    "delete this file: it is a macOS resource fork and holds no document", at: 0..<4,
    notes: [.init("files whose names begin with ._ appear when macOS copies to other disks")])

  static func tooLarge(_ size: Int, limit: Int) -> Self {
    Self("split the document: it has \(size) bytes and the limit is \(limit)", at: 0..<0)
  }

  static func foreignEncoding(_ name: String, at range: Range<Int>) -> Self {
    Self(
      "save the file as UTF-8: it is in \(name)", at: range,
      notes: [.init("Interface Builder writes UTF-8 only")])
  }

  static func notUTF8(_ byte: UInt8, at offset: Int) -> Self {
    let digits = String(byte, radix: 16, uppercase: true)
    return Self(
      "replace the byte 0x\(digits.count < 2 ? "0" : "")\(digits), which is not UTF-8",
      at: offset..<offset + 1)
  }

  static func forbiddenCharacter(_ code: UInt32, at range: Range<Int>) -> Self {
    let digits = String(code, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: 4 - digits.count)
    return Self(
      "remove the \(code < 0x20 ? "control " : "")character U+\(padding)\(digits), "
        + "which XML does not allow", at: range)
  }

  static func documentType(at range: Range<Int>) -> Self {
    Self(
      "remove the DOCTYPE: Interface Builder writes none, and entities are not expanded",
      at: range)
  }

  static func misplacedDeclaration(at range: Range<Int>) -> Self {
    Self("move the XML declaration to the very start of the file", at: range)
  }

  static func secondDeclaration(at range: Range<Int>) -> Self {
    Self("remove this XML declaration: the file begins with one already", at: range)
  }

  static func unclosedDeclaration(at range: Range<Int>) -> Self {
    Self("end the XML declaration with ?>", at: range)
  }

  static func malformedDeclaration(at range: Range<Int>) -> Self {
    Self(
      "write the XML declaration as <?xml version=\"1.0\" encoding=\"UTF-8\"?>", at: range)
  }

  static func processingInstruction(at range: Range<Int>) -> Self {
    Self(
      "remove the processing instruction: only the XML declaration may begin with <?", at: range)
  }

  static func noElement(at range: Range<Int>) -> Self {
    Self("write an element: the document has none", at: range)
  }

  static func unfinished(at range: Range<Int>) -> Self {
    Self("complete the document: the file ends too early", at: range)
  }

  static func leadingText(at range: Range<Int>) -> Self {
    Self("remove what stands before the root element", at: range)
  }

  static func secondRoot(at range: Range<Int>) -> Self {
    Self("remove what follows the root element: a document has only one", at: range)
  }

  static func tooManyAttributes(limit: Int, at range: Range<Int>) -> Self {
    Self("remove attributes: one element has more than \(limit)", at: range)
  }

  static func tagTooLong(limit: Int, at range: Range<Int>) -> Self {
    Self("shorten this tag: it has more than \(limit) bytes", at: range)
  }

  static func tooDeep(limit: Int, at range: Range<Int>) -> Self {
    Self("flatten the document: elements are nested deeper than \(limit) levels", at: range)
  }

  static func unclosedTag(at range: Range<Int>) -> Self {
    Self("close this tag with >: the file ends inside it", at: range)
  }

  static func unclosedComment(at range: Range<Int>) -> Self {
    Self("close this comment with -->: the file ends inside it", at: range)
  }

  static func unclosedCharacterData(at range: Range<Int>) -> Self {
    Self("close this CDATA section with ]]>: the file ends inside it", at: range)
  }

  static func mergeConflict(at range: Range<Int>) -> Self { Self(MergeConflict.finding(at: range)) }
}
