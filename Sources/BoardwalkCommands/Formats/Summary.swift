import BoardwalkBase

/// The number of documents and findings.
struct Summary: Sendable {
  private let diagnostics: [Diagnostic]
  private let documents: Int

  init(_ diagnostics: [Diagnostic], documents: Int) {
    self.diagnostics = diagnostics
    self.documents = documents
  }

  func count(_ severity: Severity) -> Int {
    diagnostics.lazy.filter { $0.severity == severity }.count
  }

  /// `12 documents, 1 error, 1 warning`
  var text: String {
    let found = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = count(severity)
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    let all = [documents.counted("document")] + (found.isEmpty ? ["nothing found"] : found)
    return all.joined(separator: ", ")
  }
}
