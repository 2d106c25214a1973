import BoardwalkBase
import BoardwalkWeb

/// A format for the results of flows, which `--format` selects by name.
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

extension TestFormat {
  /// A page with each flow's steps, and its snapshots next to the golden ones.
  static let html = TestFormat(name: "html") { report, _ in
    let flows = report.flows.map { flow in
      ReportPage.Flow(
        path: flow.path, steps: flow.steps,
        messages: flow.failures.suffix(flow.unplacedFailureCount)
          .map { ReportPage.Message($0.diagnostic) })
    }
    return (try? ReportPage(flows, summary: report.summary).text()) ?? ""
  }
}

extension TestFormat {
  /// The XML that build servers read: a suite for each folder, a case for each flow. It has no
  /// times: the same flows give the same bytes.
  static let junit = TestFormat(name: "junit") { report, _ in
    var suites: [ReportElement] = []
    var rest = report.flows[...]
    while let first = rest.first {
      let name = first.file.folder
      let suite = rest.prefix { $0.file.folder == name }
      rest = rest.dropFirst(suite.count)
      suites.append(
        ReportElement("testsuite", [("name", name)] + counts(suite), suite.map(testCase)))
    }
    return ReportElement("testsuites", counts(report.flows), suites).document
  }

  private static func testCase(_ flow: FlowResult) -> ReportElement {
    // JUnit allows one failure per case: the first has its message, the text contains all.
    let texts = flow.failures.map { diagnostic, difference in
      HumanDiagnostic(diagnostic).text + difference
    }
    let failure = flow.failures.first.map { first in
      ReportElement(
        "failure", [("message", first.diagnostic.message)], text: texts.joined())
    }
    return ReportElement(
      "testcase", [("name", flow.file.stem), ("classname", flow.file.folder)],
      failure.map { [$0] } ?? [])
  }

  private static func counts(_ flows: some Collection<FlowResult>) -> [(String, String)] {
    [("tests", "\(flows.count)"), ("failures", "\(flows.count { !$0.failures.isEmpty })")]
  }
}

extension FlowResult {
  /// The file of the flow, without its contents.
  fileprivate var file: SourceFile { SourceFile(path: path, bytes: []) }
}
