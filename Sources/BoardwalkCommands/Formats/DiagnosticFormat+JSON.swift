import BoardwalkBase

extension DiagnosticFormat {
  /// One JSON object; its `schema` grows when its shape changes.
  static let json = DiagnosticFormat(name: "json", isHuman: false) { diagnostics, documents, _ in
    (try? SortedJSON.text(JSONReport(diagnostics, documents: documents))) ?? "{}\n"
  }
}

/// The shape of the JSON report.
private struct JSONReport: Encodable {
  struct Finding: Encodable {
    let path: String
    let line: Int
    let column: Int
    let severity: String
    let rule: String
    let message: String
    let object: String
    let notes: [String]
  }

  struct Totals: Encodable {
    let errors: Int
    let warnings: Int
    let notes: Int
  }

  let schema = 1
  let files: Int
  let findings: [Finding]
  let summary: Totals

  init(_ diagnostics: [Diagnostic], documents: Int) {
    files = documents
    findings = diagnostics.map { diagnostic in
      Finding(
        path: diagnostic.path, line: diagnostic.start.line, column: diagnostic.start.column,
        severity: diagnostic.severity.rawValue, rule: diagnostic.rule.name,
        message: diagnostic.message, object: diagnostic.object.joined(separator: " > "),
        notes: diagnostic.notes.map(\.text))
    }
    let summary = BoardwalkCommands.Summary(diagnostics, documents: documents)
    self.summary = Totals(
      errors: summary.count(.error), warnings: summary.count(.warning), notes: summary.count(.note))
  }
}
