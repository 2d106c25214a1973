import BoardwalkSource
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The first error that Foundation's parser reported: a bare code and a position, no words.
struct ParserFailure {
  /// The parser's code for a document without an element.
  static let documentEmpty = 4

  /// Our own code: the bytes and the parser's events do not agree.
  static let outOfStep = -1

  private let code: Int
  private let position: Position

  init(code: Int, at parser: XMLParser) {
    self.code = code
    position = Position(line: parser.lineNumber, column: parser.columnNumber)
  }

  /// The failure in words, at the tag that `cursor` stopped before where that tag is to blame.
  func explained(by cursor: Cursor) -> UnreadableDocument {
    let opened = cursor.openElement
    let note = opened.map { [Finding.Note("<\($0.name)> was opened here", at: $0.range)] } ?? []
    if let opened, let next = cursor.nextEndTag, next.name != opened.name {
      return UnreadableDocument(
        "close <\(opened.name)> before </\(next.name)>", at: next.range, notes: note)
    }
    if let opened, cursor.hasOnlyContentLeft {
      let end = cursor.bytes.count
      return UnreadableDocument(
        "close <\(opened.name)>: the file ends inside it", at: end..<end, notes: note)
    }
    if opened == nil, cursor.builder.nodeCount > 0, let range = cursor.remainder {
      return UnreadableDocument(
        "remove what follows the root element: a document has only one", at: range)
    }
    let lines = LineTable(bytes: cursor.bytes)
    let offset = lines.offset(of: position)
    return UnreadableDocument(
      ParserErrorText.text(for: code), at: offset..<min(cursor.bytes.count, offset + 1),
      notes: code == 38 ? note : [])
  }
}

extension LineTable {
  fileprivate init(bytes: UnsafeBufferPointer<UInt8>) {
    self.init(SourceFile(path: "", bytes: Array(bytes)))
  }
}
