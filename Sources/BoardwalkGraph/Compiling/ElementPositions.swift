import BoardwalkBase
import BoardwalkDocument

/// The line and column of each element, computed in one pass over the text.
///
/// Counting the columns of each element separately takes quadratic time if all are on one line.
struct ElementPositions: Sendable {
  private let positions: [SourcePosition?]

  /// The positions of all elements of `document`.
  init(_ document: Document) {
    let source = document.source
    var starts = source.tree.elements.map { (node: $0.index, offset: source.map.head(of: $0)) }
    // In XML they are in order already; the statements of a scene may be in another one.
    if source.syntax != nil { starts.sort { $0.offset.lowerBound < $1.offset.lowerBound } }
    var positions = [SourcePosition?](repeating: nil, count: source.tree.nodeCount)
    var cursor = TextCursor(source.file.bytes)
    for start in starts {
      cursor.advance(to: start.offset.lowerBound)
      positions[start.node] = SourcePosition(cursor.position)
    }
    self.positions = positions
  }

  /// The position of `element`.
  subscript(element: Element) -> SourcePosition {
    positions[element.index] ?? SourcePosition(Position(line: 1, column: 1))
  }
}

/// A cursor that counts lines and columns.
private struct TextCursor {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var position: Position { Position(line: line, column: column) }

  mutating func advance(to target: Int) {
    let end = min(target, bytes.count)
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
  }
}
