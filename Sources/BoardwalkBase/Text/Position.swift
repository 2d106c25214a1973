/// A place in a text as people count: lines and columns from 1, columns in Unicode scalars.
public struct Position: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int

  /// The column, from 1, in Unicode scalars; a tab counts as one.
  public let column: Int

  /// The position at `line` and `column`.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`, as compilers print it.
  public var description: String { "\(line):\(column)" }

  /// Whether `left` precedes `right`.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
