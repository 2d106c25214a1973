import BoardwalkBase
import BoardwalkSimulation
import Testing

@testable import BoardwalkWeb

/// A report of one flow that failed and one that passed.
struct ReportSample {
  let page: ReportPage

  init() {
    let simulation = Simulation.launch(WebSample(scenes: WebSample.scene("c1")).graph).simulation
    let finding = Finding(
      "changed-snapshot", .error, "the snapshot <b>has</b> changed", at: 0..<1,
      notes: [Finding.Note("accept it")])
    let diagnostics = Diagnostic.locate(
      [finding], in: SourceFile(path: "a.flow", text: "snapshot \"a\""))
    let changed = ReportPage.Snapshot(
      name: "form", state: "changed", file: "Snapshots/a/form.txt", golden: "old </script>\n",
      shown: "new <img src=x>\n", difference: "-old </script>\n+new <img src=x>\n")
    let same = ReportPage.Snapshot(
      name: "list", state: "same", file: "Snapshots/b/list.txt", golden: "rows\n",
      shown: "rows\n", difference: "")
    func step(
      _ messages: [ReportPage.Message], _ snapshots: [ReportPage.Snapshot]
    ) -> ReportPage.Step {
      ReportPage.Step(
        line: 3, text: "snapshot", messages: messages, snapshots: snapshots,
        simulation: simulation)
    }
    page = ReportPage(
      [
        .init(path: "b.flow", steps: [step([], [same])], messages: []),
        .init(
          path: "a.flow", steps: [step(diagnostics.map(ReportPage.Message.init), [changed])],
          messages: []),
      ], summary: "2 flows, 2 screens, 1 failure")
  }
}

struct ReportTests {
  @Test("a report has golden text only for changed snapshots")
  func golden() throws {
    let text = try ReportSample().page.text()
    #expect(text.contains("\"golden\":\"old \\u003C/script\\u003E\\n\""))
    #expect(text.components(separatedBy: "\"golden\":").count == 2)
    #expect(text == (try ReportSample().page.text()))
  }
}
