import BoardwalkBase

extension DiagnosticFormat {
  /// The line with a caret, the object's place in words, notes, fix, and a summary.
  static let human = DiagnosticFormat(name: "human", isHuman: true) {
    diagnostics, documents, colored in
    diagnostics.map { HumanDiagnostic($0, isColored: colored).text }.joined()
      + (diagnostics.isEmpty ? "" : "\n") + Summary(diagnostics, documents: documents).text + "\n"
  }
}
