import BoardwalkBase
import BoardwalkCheck

/// A human-readable report: each finding, and a summary.
struct HumanReport {
  private let diagnostics: [Diagnostic]
  private let documents: Int
  private let style: ReportStyle

  /// The maximum number of listed skipped documents.
  private static let maximumSkippedCount = 5

  /// Above how many findings they are counted by rule, since they may no longer fit a screen.
  private static let fewFindings = 10

  init(_ diagnostics: [Diagnostic], documents: Int, _ style: ReportStyle) {
    self.diagnostics = diagnostics
    self.documents = documents
    self.style = style
  }

  var text: String {
    let separator = diagnostics.isEmpty ? "" : "\n"
    return findings + separator + Summary(diagnostics, documents: documents).text + "\n"
      + counts.terminalLines
  }

  /// The findings. That a document is skipped takes one line, and only the first are named.
  private var findings: String {
    var skipped = 0
    var text = ""
    for diagnostic in diagnostics {
      let human = HumanDiagnostic(diagnostic, style)
      guard diagnostic.rule == Rule.unsupportedDocument.id, diagnostic.severity == .note else {
        text += human.text
        continue
      }
      skipped += 1
      if skipped <= Self.maximumSkippedCount { text += human.head }
    }
    guard skipped > Self.maximumSkippedCount else { return text }
    let more = (skipped - Self.maximumSkippedCount).counted("more document")
    return text + "\(more) skipped; --format json names all\n"
  }

  /// The number of findings by rule, the most frequent first; empty if there are few.
  private var counts: [String] {
    guard diagnostics.count > Self.fewFindings else { return [] }
    let counts = Dictionary(grouping: diagnostics, by: \.rule.name).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = counts.map { String($0.value).count }.max() ?? 0
    return counts.map { rule, count in
      let number = String(count)
      return String(repeating: " ", count: width - number.count + 2) + "\(number) \(rule)"
    }
  }
}

extension DiagnosticFormat {
  /// The line with a caret, the object's place in words, notes and fix of each, and a summary.
  static let human = DiagnosticFormat(name: "human", isHuman: true) {
    diagnostics, documents, style in
    HumanReport(diagnostics, documents: documents, style).text
  }
}
