import BoardwalkBase

extension TestFormat {
  /// The XML that build servers read: a suite for each folder, a case for each flow. It has no
  /// times: the same flows give the same bytes.
  static let junit = TestFormat(name: "junit") { report, _ in
    var suites: [ReportElement] = []
    var rest = report.flows[...]
    while let first = rest.first {
      let name = folder(of: first.path)
      let suite = rest.prefix { folder(of: $0.path) == name }
      rest = rest.dropFirst(suite.count)
      suites.append(
        ReportElement("testsuite", [("name", name)] + counts(suite), suite.map(testCase)))
    }
    return ReportElement("testsuites", counts(report.flows), suites).document
  }

  private static func testCase(_ flow: FlowResult) -> ReportElement {
    let file = SourceFile(path: flow.path, bytes: [])
    // JUnit allows one failure per case: the first has its message, the text contains all.
    let texts = flow.failures.map { diagnostic, difference in
      HumanDiagnostic(diagnostic).text + difference
    }
    let failure = flow.failures.first.map { first in
      ReportElement(
        "failure", [("message", first.diagnostic.message)], text: texts.joined())
    }
    return ReportElement(
      "testcase", [("name", file.stem), ("classname", folder(of: flow.path))],
      failure.map { [$0] } ?? [])
  }

  private static func counts(_ flows: some Collection<FlowResult>) -> [(String, String)] {
    [("tests", "\(flows.count)"), ("failures", "\(flows.count { !$0.failures.isEmpty })")]
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
