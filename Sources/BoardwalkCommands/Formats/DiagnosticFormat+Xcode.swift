import BoardwalkBase

extension DiagnosticFormat {
  /// Lines that Xcode shows in the source editor when a build phase prints them.
  static let xcode = DiagnosticFormat(name: "xcode", isHuman: false) { diagnostics, _, _ in
    diagnostics.map { diagnostic in
      "\(diagnostic.path):\(diagnostic.start): \(diagnostic.severity.rawValue): "
        + "\(diagnostic.message) [\(diagnostic.rule)]"
    }.terminalLines
  }
}
