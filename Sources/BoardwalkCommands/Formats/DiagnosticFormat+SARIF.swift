import BoardwalkBase

extension DiagnosticFormat {
  /// SARIF 2.1.0, which code scanning services read; they resolve its paths in the repository.
  static let sarif = DiagnosticFormat(name: "sarif", isHuman: false, namesFilesAsGit: true) {
    diagnostics, _, _ in
    (try? SortedJSON.text(SARIFLog(diagnostics))) ?? "{}\n"
  }
}
