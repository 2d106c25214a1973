import BoardwalkBase

extension TestFormat {
  /// One JSON object; its `schema` grows when its shape changes.
  static let json = TestFormat(name: "json") { report, _ in
    (try? SortedJSON.text(JSONTestReport(report))) ?? "{}\n"
  }
}

/// The shape of the JSON report.
private struct JSONTestReport: Encodable {
  struct Flow: Encodable {
    let path: String
    let screens: [Screen]
    let failures: [Failure]
  }

  struct Screen: Encodable {
    let name: String
    let state: String
  }

  struct Failure: Encodable {
    let line: Int
    let column: Int
    let rule: String
    let message: String
    let notes: [String]
    let difference: String
  }

  struct Totals: Encodable {
    let flows: Int
    let screens: Int
    let failures: Int
    let stale: Int
  }

  let schema = 1
  let flows: [Flow]
  let stale: [String]
  let summary: Totals

  init(_ report: TestReport) {
    flows = report.flows.map { flow in
      Flow(
        path: flow.path,
        screens: flow.screens.map { Screen(name: $0.name, state: $0.state.rawValue) },
        failures: flow.failures.map { diagnostic, difference in
          Failure(
            line: diagnostic.start.line, column: diagnostic.start.column,
            rule: diagnostic.rule.name, message: diagnostic.message,
            notes: diagnostic.notes.map(\.message), difference: difference)
        })
    }
    stale = report.stale.map(\.path)
    summary = Totals(
      flows: report.flows.count, screens: report.screenCount, failures: report.failureCount,
      stale: report.stale.count)
  }
}
