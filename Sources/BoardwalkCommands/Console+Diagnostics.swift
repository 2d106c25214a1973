import BoardwalkBase

extension Console {
  /// Writes `findings` as people read them.
  func report(_ findings: [Finding], in file: SourceFile) {
    for diagnostic in Diagnostic.locate(findings, in: file) {
      error(HumanDiagnostic(diagnostic, style()).text)
    }
  }

  /// Writes `diagnostics` of one document with their number; nothing where there are none.
  func reportCounted(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    error(DiagnosticFormat.human.render(diagnostics, 1, style()))
  }
}
