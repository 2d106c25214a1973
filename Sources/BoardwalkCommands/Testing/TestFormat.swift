import BoardwalkBase

/// A way to print how flows went, by the name that `--format` takes.
struct TestFormat: Sendable {
  let name: String

  /// The report as text.
  let render: @Sendable (_ report: TestReport, _ style: ReportStyle) -> String

  static let all: [TestFormat] = [human, junit, json, html]

  /// The failures with their differences, the accepted snapshots, and a summary.
  static let human = TestFormat(name: "human") { report, style in
    var text = ""
    for flow in report.flows {
      for (diagnostic, difference) in flow.failures {
        text += HumanDiagnostic(diagnostic, style).text + difference
      }
      text += flow.accepted.terminalLines
    }
    text += report.removed.map { "removed \($0)" }.terminalLines
    text += report.stale.map { "\($0.path): warning: \($0.advice)" }.terminalLines
    return text + (text.isEmpty ? "" : "\n") + report.summary + "\n"
  }
}
