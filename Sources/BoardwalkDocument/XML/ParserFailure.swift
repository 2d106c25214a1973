import BoardwalkBase
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The first error that Foundation's parser reported: a bare code and a position, no words.
struct ParserFailure {
  /// The codes of the parser's warnings, for unknown values of `xml:lang`, `xmlns` and `xml:space`.
  static let warnings: Set<Int> = [98, 99, 100, 102]

  /// The parser's code for a document without an element.
  static let documentEmpty = 4

  /// The parser's code for a name whose prefix no `xmlns` declares.
  static let undeclaredPrefix = 201

  /// Our own code: the bytes and the parser's events do not agree.
  static let outOfStep = -1

  private let code: Int
  private let position: Position

  init(code: Int, at parser: XMLParser) {
    self.code = code
    position = Position(line: parser.lineNumber, column: parser.columnNumber)
  }

  /// The failure in words, at its probable position.
  func explained(by cursor: Cursor) -> UnreadableDocument {
    let offset = LineTable(bytes: cursor.bytes).offset(of: position)
    if let declaration = XMLDeclaration.range(in: cursor.bytes), declaration.contains(offset) {
      return UnreadableDocument(
        "malformed XML declaration; expected <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        at: declaration)
    }
    if cursor.depth == 0, let fault = outside(cursor) { return fault }
    if let marker = cursor.mergeMarker(in: cursor.offset..<cursor.endOfText) {
      return .mergeConflict(at: marker)
    }
    if let fault = SyntaxErrorLocator.fault(in: cursor.bytes, from: cursor.offset) { return fault }
    if let fault = NestingFault(cursor)?.explained() { return fault }
    if code == Self.undeclaredPrefix, let range = cursor.nextTagHead {
      return UnreadableDocument("undeclared namespace prefix", at: range)
    }
    if cursor.builder.nodeCount == 0, code == Self.documentEmpty {
      let end = cursor.bytes.count
      return UnreadableDocument("unexpected end of the file", at: end..<end)
    }
    return UnreadableDocument(
      ParserErrorText.text(for: code), at: offset..<min(cursor.bytes.count, offset + 1))
  }

  /// The error before or after the root element.
  private func outside(_ cursor: Cursor) -> UnreadableDocument? {
    if cursor.builder.nodeCount > 0 {
      return cursor.remainder.map { rest in
        MergeConflict.continues(at: rest.lowerBound, in: cursor.bytes)
          ? .mergeConflict(
            at: rest.clamped(to: 0..<rest.lowerBound + MergeConflict.markerLength))
          : UnreadableDocument("unexpected content after the root element", at: rest)
      }
    }
    guard let rest = cursor.remainder else {
      let end = cursor.bytes.count
      return cursor.offset == 0 && !cursor.bytes.contains(UInt8(ascii: "<"))
        ? UnreadableDocument("the file contains only white space", at: 0..<0)
        : UnreadableDocument("the document has no element", at: end..<end)
    }
    guard cursor.bytes[rest.lowerBound] != UInt8(ascii: "<") else { return nil }
    return cursor.hasOnlyContentLeft && cursor.offset == 0
      ? UnreadableDocument("the file contains no XML", at: 0..<0)
      : UnreadableDocument("unexpected text before the root element", at: rest)
  }
}

extension LineTable {
  fileprivate init(bytes: UnsafeBufferPointer<UInt8>) {
    self.init(SourceFile(path: "", bytes: Array(bytes)))
  }
}
