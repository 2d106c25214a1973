/// The pieces of a statement's head, between which it may be wrapped.
struct StatementHead {
  private struct Piece {
    /// The separator before it on the same line: `, ` or blanks.
    let separator: String
    let text: String
  }

  private var pieces: [Piece] = []

  init(_ statement: Statement) {
    if let equation = statement.equation {
      let label = statement.name.map { $0 + ": " } ?? ""
      add(label + Spelling.equation(equation), after: "")
    } else {
      object(statement)
    }
    for field in statement.fields {
      add(
        "\(Spelling.key(field.name)): \(Spelling.value(field.value, of: field.name))",
        after: ", ")
    }
    for flag in statement.flags { add(flag, after: ", ") }
    let text = statement.text.map { "= " + Spelling.quoted($0) }
    if let id = statement.id {
      add("#\(id)" + (text.map { " " + $0 } ?? ""), after: "  ")
    } else if let text, let last = pieces.popLast() {
      add("\(last.text) \(text)", after: last.separator)
    }
  }

  private mutating func object(_ statement: Statement) {
    var first = statement.role.map { Spelling.key($0) + ": " } ?? ""
    first += Spelling.key(statement.kind)
    if let name = statement.name { first += " " + name }
    if let className = statement.className { first += ": " + Spelling.key(className) }
    let title = statement.title.map { " " + Spelling.quoted($0) } ?? ""
    if statement.leadsToNamesake {
      add(first + title, after: "")
    } else if let target = statement.target {
      add(first, after: "")
      add("-> " + target + title, after: " ")
    } else {
      add(first + title, after: "")
    }
    if let frame = statement.frame {
      add("(\(frame[0]), \(frame[1]), \(frame[2]) x \(frame[3]))", after: " ")
    }
  }

  private mutating func add(_ text: String, after separator: String) {
    pieces.append(Piece(separator: separator, text: text))
  }

  /// The head as lines, the last without a line end; with a brace if it `opens` a body.
  func lines(indentation: Int, opens: Bool) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines = ""
    var line = ""
    var width = 0
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let behind = isLast ? (opens ? 2 : 0) : pieces[index + 1].separator == ", " ? 1 : 0
      let pieceWidth = piece.text.count
      if index > 0, width + piece.separator.count + pieceWidth + behind > StatementPrinter.width {
        lines += line + (piece.separator == ", " ? ",\n" : "\n")
        line = margin + "    " + piece.text
        width = indentation + 4 + pieceWidth
      } else {
        line += (index == 0 ? margin : piece.separator) + piece.text
        width += (index == 0 ? indentation : piece.separator.count) + pieceWidth
      }
    }
    return lines + line + (opens ? " {" : "")
  }
}
