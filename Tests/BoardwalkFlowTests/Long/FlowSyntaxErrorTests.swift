import BoardwalkBase
import BoardwalkFlow
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Flow syntax errors")
struct FlowSyntaxErrorTests {
  private func diagnostics(_ text: String) -> [String] {
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    return Diagnostic.locate(flow.findings, in: flow.file).map { diagnostic in
      "\(diagnostic.start): \(diagnostic.message)" + (diagnostic.fix.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    "each error is reported at its position with a suggestion",
    arguments: [
      ("tap \"Save", "1:5: unterminated string"),
      ("pop", "1:4: expected pop to root, or back"),
      ("expect trace", "1:13: expected callbacks on indented lines below"),
      ("expect trace\n  A \"b", "2:5: unterminated string"),
      ("expect", "1:7: expected a text, a target or the name of an expectation"),
      ("expect title \"A\",", "1:18: expected a text, a target or the name of an expectation"),
      ("tap row", "1:8: expected the text of the row in double quotes, or its number"),
      ("tap A >", "1:8: expected the text in double quotes"),
      (
        "snapshot \"a\"\nsnapshot tree \"A\"",
        "2:1: another snapshot has the name \"A\""
      ),
      ("format 1 2\nback", "1:10: expected the end of the line before 2"),
      ("expect trace in order\nback", "1:22: expected callbacks on indented lines below"),
      ("format 2\nback", "1:8: the only known format is format 1"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(diagnostics(text) == [expected])
  }

  @Test("each fixture line has exactly the error of its comment")
  func fixtures() throws {
    for name in Fixtures("flow-mistakes").names(endingIn: ".flow") {
      let flow = Flow(try Fixtures("flow-mistakes").file(name + ".flow"))
      let found = Diagnostic.locate(flow.findings, in: flow.file).map { diagnostic in
        "\(diagnostic.start): \(diagnostic.message)" + (diagnostic.fix.map { "; \($0)" } ?? "")
      }
      let lines = flow.file.text(in: 0..<flow.file.bytes.count).components(separatedBy: "\n")
      let expected = lines.enumerated().flatMap { index, line in
        line.components(separatedBy: "  // mistake: ").dropFirst().map { "\(index + 1):\($0)" }
      }
      #expect(found == expected)
      #expect(!expected.isEmpty)
    }
  }

  @Test("parsing continues after an error and finds the others")
  func recovery() {
    let flow = Flow(SourceFile(path: "a.flow", text: "tpa \"A\"\nback\nexpect\nback now\nback"))
    #expect(flow.findings.count == 3)
    #expect(Array(flow.statements).count == 2)
  }

  @Test("indented lines of a malformed line are not reported")
  func belonging() {
    let text = "expect trcae in order\n  Items viewDidLoad\n\n  Items viewDidAppear\nbcak\nback\n"
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    #expect(
      Diagnostic.locate(flow.findings, in: flow.file).map { "\($0.start)" } == ["1:8", "5:1"])
    #expect(Array(flow.statements).count == 1)
  }

  @Test("invalid UTF-8 is an error")
  func encoding() {
    let flow = Flow(SourceFile(path: "a.flow", bytes: Array("tap \"A\"\n// ".utf8) + [0xFF, 0x0A]))
    #expect(flow.findings.map(\.range) == [11..<12])
  }
}
