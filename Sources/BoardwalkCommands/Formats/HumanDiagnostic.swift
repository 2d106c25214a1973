import BoardwalkBase

/// One diagnostic as people read it.
struct HumanDiagnostic {
  private let diagnostic: Diagnostic
  private let isColored: Bool

  /// How much of a long source line is shown.
  private static let columns = 96

  init(_ diagnostic: Diagnostic, isColored: Bool) {
    self.diagnostic = diagnostic
    self.isColored = isColored
  }

  var text: String {
    let margin = String(repeating: " ", count: max(5, String(diagnostic.start.line).count + 2))
    var text = head
    if let excerpt {
      text += number(in: margin) + " | \(excerpt.line)\n\(margin) | \(excerpt.mark)\n"
    }
    if !diagnostic.object.isEmpty {
      text += "\(margin)   in \(diagnostic.object.joined(separator: " > "))\n"
    }
    for note in diagnostic.notes {
      text += "\(margin)   note: \(note.text)\n"
    }
    if let fix = diagnostic.fix { text += "\(margin)   fix: \(fix)\n" }
    return text
  }

  private var head: String {
    let color =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    let severity =
      isColored
      ? "\u{1B}[1;\(color)m\(diagnostic.severity.rawValue):\u{1B}[0m"
      : "\(diagnostic.severity.rawValue):"
    return "\(diagnostic.shownPath):\(diagnostic.start): \(severity) \(diagnostic.message) "
      + "[\(diagnostic.rule)]\n"
  }

  private func number(in margin: String) -> String {
    let number = String(diagnostic.start.line)
    return String(repeating: " ", count: margin.count - number.count) + number
  }

  /// The source line around the fault, and the caret under it; nil where the line is blank.
  private var excerpt: (line: String, mark: String)? {
    let scalars = diagnostic.sourceLine.unicodeScalars.map { scalar in
      scalar.value < 0x20 ? " " : Character(scalar)
    }
    guard scalars.contains(where: { $0 != " " }) else { return nil }
    let indentation = scalars.prefix { $0 == " " }.count
    let caret = diagnostic.start.column - 1
    // Long lines are cut so that the fault stays in sight.
    let first =
      caret - indentation > Self.columns - 30
      ? caret - Self.columns / 2 : min(indentation, max(0, indentation - 4))
    let last = min(scalars.count, first + Self.columns)
    guard first < last else { return nil }
    let line =
      (first > indentation ? "…" : "") + String(scalars[first..<last])
      + (last < scalars.count ? "…" : "")
    let offset = max(0, caret - first) + (first > indentation ? 1 : 0)
    let end = diagnostic.end.line == diagnostic.start.line ? diagnostic.end.column - 1 : last
    let length = max(1, min(end, last) - caret)
    let mark =
      String(repeating: " ", count: offset) + "^" + String(repeating: "~", count: length - 1)
    return (line, mark)
  }
}
