import BoardwalkBase

extension DiagnosticFormat {
  /// The line with a caret, the object's place in words, notes and fix of each, and a summary.
  static let human = DiagnosticFormat(name: "human", isHuman: true) {
    diagnostics, documents, style in
    HumanReport(diagnostics, documents: documents, style).text
  }
}
