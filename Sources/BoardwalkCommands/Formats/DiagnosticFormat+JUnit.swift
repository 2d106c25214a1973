import BoardwalkBase

extension DiagnosticFormat {
  /// JUnit's XML: each file is a suite, each of its findings a test. Notes are passed tests.
  static let junit = DiagnosticFormat(name: "junit", isHuman: false) { diagnostics, _, _ in
    let suites = diagnostics.grouped(by: \.path).map { path, diagnostics in
      ReportElement(
        "testsuite",
        [
          ("name", path), ("tests", "\(diagnostics.count)"),
          ("failures", "\(diagnostics.count { $0.severity != .note })"), ("errors", "0"),
          ("skipped", "0"),
        ],
        diagnostics.map { diagnostic in
          ReportElement(
            "testcase",
            [
              ("classname", path),
              ("name", "\(diagnostic.rule) at \(diagnostic.start)"),
            ],
            diagnostic.severity == .note
              ? [ReportElement("system-out", text: diagnostic.message.escapedForTerminal)]
              : [
                ReportElement(
                  "failure",
                  [("type", diagnostic.severity.rawValue), ("message", diagnostic.message)],
                  text: (["\(path):\(diagnostic.start)"]
                    + diagnostic.notes.map { "note: \($0.text)" })
                    .map(\.escapedForTerminal).joined(separator: "\n"))
              ])
        })
    }
    let failures = diagnostics.count { $0.severity != .note }
    return ReportElement(
      "testsuites",
      [("name", "boardwalk"), ("tests", "\(diagnostics.count)"), ("failures", "\(failures)")],
      suites
    ).document
  }
}
