import BoardwalkBase

/// A diagnostic in the format for people.
struct HumanDiagnostic {
  private let diagnostic: Diagnostic
  private let style: ReportStyle

  /// The columns before the source line, with its number.
  private let margin: String

  /// The excerpt of a long source line.
  private let columns: Int

  /// The default number of columns for an unknown window, and the minimum.
  private static let (defaultColumns, fewestColumns) = (96, 32)

  init(_ diagnostic: Diagnostic, _ style: ReportStyle = ReportStyle()) {
    self.diagnostic = diagnostic
    self.style = style
    margin = String(repeating: " ", count: max(5, String(diagnostic.start.line).count + 2))
    let around = margin.count + " | ……".count
    columns = max(
      Self.fewestColumns, min(Self.defaultColumns, style.columns.map { $0 - around } ?? .max))
  }

  var text: String {
    var text = head
    if let excerpt {
      text +=
        ["\(number) | \(excerpt.line)", "\(margin) | \(excerpt.mark)"].terminalLines
    }
    var remarks = diagnostic.notes.map { "note: \($0.text)" }
    if !diagnostic.object.isEmpty {
      remarks.insert("in \(diagnostic.object.joined(separator: " > "))", at: 0)
    }
    if let fix = diagnostic.fix { remarks.append("fix: \(fix)") }
    return text + remarks.map { "\(margin)   \($0)" }.terminalLines
  }

  /// The place, the severity, the defect and the rule, on one line.
  var head: String {
    let color =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    let severity =
      style.isColored
      ? "\u{1B}[1;\(color)m\(diagnostic.severity.rawValue):\u{1B}[0m"
      : "\(diagnostic.severity.rawValue):"
    return "\(diagnostic.path):\(diagnostic.start): ".escapedForTerminal + severity
      + " \(diagnostic.message) [\(diagnostic.rule)]".escapedForTerminal + "\n"
  }

  private var number: String {
    let number = String(diagnostic.start.line)
    return String(repeating: " ", count: margin.count - number.count) + number
  }

  /// The source line around the fault, and the caret under it; nil if the line is blank.
  private var excerpt: (line: String, mark: String)? {
    let line = diagnostic.sourceLine.unicodeScalars
    guard let start = line.firstIndex(where: { $0 != " " && $0 != "\t" }) else { return nil }
    let indentation = line.distance(from: line.startIndex, to: start)
    let caret = diagnostic.start.column - 1
    // Long lines are cut so that the fault stays in sight.
    let first =
      caret - indentation > columns * 2 / 3
      ? caret - columns / 2 : min(indentation, max(0, indentation - 4))
    // Only the shown scalars are escaped: many faults can be in one long line.
    let shown = line.dropFirst(first).prefix(columns)
    let scalars = shown.map { $0 == "\t" ? " " : String($0).escapedForTerminal }
    guard !scalars.isEmpty else { return nil }
    let text =
      (first > indentation ? "…" : "") + scalars.joined()
      + (shown.endIndex < line.endIndex ? "…" : "")
    // Escapes take the room of several characters.
    let width = { (start: Int, end: Int) in
      scalars[(start - first..<max(start, end) - first).clamped(to: scalars.indices)].joined().count
    }
    let offset = width(first, caret) + (first > indentation ? 1 : 0)
    let end = diagnostic.end.line == diagnostic.start.line ? diagnostic.end.column - 1 : .max
    let length = max(1, width(caret, min(end, first + scalars.count)))
    let mark =
      String(repeating: " ", count: offset) + "^" + String(repeating: "~", count: length - 1)
    return (text, mark)
  }
}
