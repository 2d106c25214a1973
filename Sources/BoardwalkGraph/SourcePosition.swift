import BoardwalkBase

/// A position in a document, for messages about a graph.
package struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  package var line: Int

  /// The column, from 1.
  package var column: Int

  /// The place of `position`.
  package init(_ position: Position) {
    line = position.line
    column = position.column
  }
}

extension SourcePosition: Codable {
  /// Reads a place written as `line:column`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let numbers = try container.decode(String.self).split(
      separator: ":", omittingEmptySubsequences: false)
    guard numbers.count == 2, let line = Int(numbers[0]), let column = Int(numbers[1]),
      line > 0, column > 0
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a position is written as line:column, from 1:1")
    }
    self.init(Position(line: line, column: column))
  }

  /// Writes the place as `line:column`, as compilers print it.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(line):\(column)")
  }
}
