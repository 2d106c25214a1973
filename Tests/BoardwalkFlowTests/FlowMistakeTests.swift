import BoardwalkFlow
import BoardwalkSource
import Testing

@Suite("Mistakes in flows")
struct FlowMistakeTests {
  private func diagnostics(_ text: String) -> [String] {
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    return Diagnostic.locate(flow.findings, in: flow.file).map { diagnostic in
      "\(diagnostic.start): \(diagnostic.message)" + (diagnostic.fix.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    "each mistake is named at its place, with what was probably meant",
    arguments: [
      ("tpa \"Save\"", "1:1: begin the line with a command: there is none called 'tpa'; write tap"),
      ("\"Save\"", "1:1: begin the line with a command, not \"Save\""),
      (
        "tap Save",
        "1:5: put what is written on it in double quotes, or write a role before it; write \"Save\""
      ),
      (
        "tap buton \"Save\"",
        "1:5: put what is written on it in double quotes, or write a role before it; write button"
      ),
      ("tap \"Save", "1:5: close the text with a double quote before the line ends"),
      ("tap \"Save\" now", "1:12: end the line before 'now'"),
      (
        "launch on \"iPhnoe 8\"",
        "1:11: name a device that exists: there is no \"iPhnoe 8\"; write iPhone 8"
      ),
      ("launch system 5", "1:15: name a system from 12 to 26"),
      (
        "launch lanscape",
        "1:8: write on, landscape, portrait, system or scene here, not 'lanscape'; write landscape"
      ),
      ("pop", "1:4: write pop to root, or back"),
      ("wait long", "1:6: write how many seconds as a number, not 'long'"),
      ("wait -1", "1:6: wait from 0 to 86400 seconds"),
      ("wait 1e999", "1:7: end the line before 'e999'"),
      (
        "expect titel \"A\"",
        "1:8: expect one of title, back, no, front, stack, presented, exception, trace, or a text; write title"
      ),
      ("expect trace", "1:13: write expect trace in order"),
      ("expect trace in order\nback", "1:22: write what is expected on indented lines below"),
      ("format 2\nback", "1:8: write format 1: no other format is known"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(diagnostics(text) == [expected])
  }

  @Test("reading goes on behind a mistake, and finds the others")
  func recovery() {
    let flow = Flow(SourceFile(path: "a.flow", text: "tpa \"A\"\nback\nexpect\nback now\nback"))
    #expect(flow.findings.count == 3)
    #expect(flow.statements.count == 2)
  }

  @Test("deleting any byte, or cutting anywhere, never stops the reader")
  func damage() {
    let text =
      "launch on \"iPhone 8\", system 18\ntap cell \"A\\n\"\nexpect trace in order\n  A b(c:)\n"
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      for damaged in [shorter, Array(bytes[..<index])] {
        let flow = Flow(SourceFile(path: "a.flow", bytes: damaged))
        #expect(flow.findings.allSatisfy { $0.range.upperBound <= damaged.count })
      }
    }
  }
}
