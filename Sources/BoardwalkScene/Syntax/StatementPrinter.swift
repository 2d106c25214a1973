/// Writes statements in canonical form: two spaces a level, 100 columns, heads wrapped after commas.
struct StatementPrinter {
  /// How wide a line may be.
  static let width = 100

  private(set) var text = ""

  /// Writes `statements` at `depth`.
  mutating func write(_ statements: [Statement], depth: Int = 0) {
    for (index, statement) in statements.enumerated() {
      if statement.trivia.hasEmptyLine, index > 0 || depth == 0 && !text.isEmpty { text += "\n" }
      write(statement, depth: depth)
    }
  }

  private mutating func write(_ statement: Statement, depth: Int) {
    let indentation = String(repeating: " ", count: depth * 2)
    for comment in statement.trivia.comments { text += "\(indentation)//\(comment)\n" }
    let head = StatementHead(statement)
    text += head.lines(indentation: indentation, opens: !statement.body.isEmpty)
    guard !statement.body.isEmpty else { return }
    write(statement.body, depth: depth + 1)
    text += indentation + "}\n"
  }
}

/// The pieces of a statement's head, between which it may be wrapped.
struct StatementHead {
  private var pieces: [String]
  private var tail: String

  init(_ statement: Statement) {
    var first = statement.role.map { Spelling.key($0) + ": " } ?? ""
    if let equation = statement.equation {
      first = statement.name.map { $0 + ": " } ?? ""
      first += Spelling.equation(equation)
    } else {
      first += Spelling.key(statement.kind)
      if let name = statement.name { first += " " + name }
      if let className = statement.className { first += ": " + className }
      if let target = statement.target { first += " -> " + target }
      if let title = statement.title { first += " " + Spelling.quoted(title) }
      if let frame = statement.frame {
        first += " (\(frame[0]), \(frame[1]), \(frame[2]) x \(frame[3]))"
      }
    }
    pieces = [first]
    pieces += statement.fields.map { "\(Spelling.key($0.name)): \(Spelling.value($0.value))" }
    pieces += statement.marks
    tail = statement.text.map { " = " + Spelling.quoted($0) } ?? ""
    if let id = statement.id { tail = "  #\(id)" + tail }
  }

  /// The head as lines, each ended; a brace behind it if it opens a body.
  func lines(indentation: String, opens: Bool) -> String {
    let end = tail + (opens ? " {" : "")
    var lines = ""
    var line = indentation + pieces[0]
    for (index, piece) in pieces.enumerated().dropFirst() {
      let behind = index == pieces.count - 1 ? end.count : 1
      if line.count + 2 + piece.count + behind > StatementPrinter.width {
        lines += line + ",\n"
        line = indentation + "    " + piece
      } else {
        line += ", " + piece
      }
    }
    return lines + line + end + "\n"
  }
}
