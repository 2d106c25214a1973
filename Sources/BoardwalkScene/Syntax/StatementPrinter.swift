/// Writes statements in canonical form: two spaces a level, 100 columns, heads wrapped after commas
/// and before frames, targets and ids.
struct StatementPrinter {
  /// The maximum width of a line.
  static let width = 100

  private(set) var text = ""

  /// Writes `statements` at `depth`.
  mutating func write(_ statements: [Statement], depth: Int = 0) {
    for (index, statement) in statements.enumerated() {
      if statement.trivia.hasEmptyLine, index > 0 { text += "\n" }
      write(statement, depth: depth)
    }
  }

  /// Writes the comments after the last statement at `depth`.
  mutating func write(closing comments: [String], depth: Int = 0) {
    let hasStatements = !text.isEmpty
    for (index, comment) in comments.enumerated() {
      if comment.isEmpty {
        if index > 0 || hasStatements { text += "\n" }
      } else {
        text += String(repeating: " ", count: depth * 2) + comment + "\n"
      }
    }
  }

  private mutating func write(_ statement: Statement, depth: Int) {
    write(closing: statement.trivia.comments, depth: depth)
    let trivia = statement.trivia
    let opens = !statement.body.isEmpty || !trivia.closing.isEmpty || trivia.afterBody != nil
    text += StatementHead(statement).lines(indentation: depth * 2, opens: opens)
    text += (trivia.afterHead.map { "  " + $0 } ?? "") + "\n"
    guard opens else { return }
    write(statement.body, depth: depth + 1)
    let closing = statement.body.isEmpty ? trivia.closing.trimmed : trivia.closing
    write(closing: closing, depth: depth + 1)
    text += String(repeating: " ", count: depth * 2) + "}"
    text += (trivia.afterBody.map { "  " + $0 } ?? "") + "\n"
  }
}

extension [String] {
  /// The comments without an empty line before them.
  fileprivate var trimmed: [String] { Array(drop(while: \.isEmpty)) }
}
