import BoardwalkWeb

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
