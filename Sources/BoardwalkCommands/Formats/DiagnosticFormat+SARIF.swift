import BoardwalkBase

extension DiagnosticFormat {
  /// SARIF 2.1.0, which code scanning services read.
  static let sarif = DiagnosticFormat(name: "sarif", isHuman: false) { diagnostics, _, _ in
    (try? SortedJSON.text(SARIFLog(diagnostics))) ?? "{}\n"
  }
}
