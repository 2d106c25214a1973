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

@Suite("Flow reports")
struct ReportTests {
  @Test("a message is shown at the step of its line, and one of no step under its line")
  func messages() throws {
    let simulation = Simulation.launch(WebSample(scenes: WebSample.scene("c1")).graph).simulation
    let file = SourceFile(path: "a.flow", text: "launch\nback\ntpa \"+\"\n")
    func message(_ text: String, at range: Range<Int>) throws -> ReportPage.Message {
      let finding = Finding("failed-flow", .error, text, at: range)
      return ReportPage.Message(try #require(Diagnostic.locate([finding], in: file).first))
    }
    var step = ReportPage.Step(
      line: 2, text: "back", messages: [], snapshots: [], simulation: simulation)
    step.fail([try message("first", at: 7..<11)], in: simulation)
    let page = ReportPage(
      [
        .init(
          path: "a.flow", steps: [step],
          messages: [try message("second", at: 7..<11), try message("third", at: 12..<15)])
      ], summary: "1 flow")
    let text = try page.text()
    let steps = try #require(text.firstRange(of: "\"steps\":[")).lowerBound
    let loose = try #require(text.firstRange(of: "\"third\"")).lowerBound
    #expect(text.contains("\"source\":\"tpa \\\"+\\\"\""))
    for name in ["\"first\"", "\"second\""] {
      #expect(try #require(text.firstRange(of: name)).lowerBound > steps)
    }
    #expect(loose < steps)
  }

  @Test("a report has golden text only for changed snapshots")
  func golden() throws {
    let text = try ReportSample().page.text()
    #expect(text.contains("\"golden\":\"old \\u003C/script\\u003E\\n\""))
    #expect(text.components(separatedBy: "\"golden\":").count == 2)
    #expect(text == (try ReportSample().page.text()))
  }
}
