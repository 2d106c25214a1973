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
        "1:11: name a device that exists: there is no \"iPhnoe 8\"; write \"iPhone 8\""
      ),
      ("launch system 5", "1:15: name a system from 12 to 26"),
      (
        "launch lanscape",
        "1:8: write on, landscape, portrait, system, language, document or scene here, not 'lanscape'; write landscape"
      ),
      ("pop", "1:4: write pop to root, or back"),
      ("wait long", "1:6: write how many seconds as a number, not 'long'"),
      ("wait -1", "1:6: wait from 0 to 86400 seconds"),
      ("wait 1e999", "1:7: end the line before 'e999'"),
      (
        "expect titel \"A\"",
        "1:8: expect one of title, back, left, right, toolbar, tabs, tab, front, stack, presented, exception, reason, over, log, trace, or what is on screen; write title"
      ),
      ("expect trace", "1:13: write what is expected on indented lines below"),
      ("expect trace in odrer", "1:17: write trace in order"),
      ("expect trace of Items", "1:17: put the controller's name in double quotes; write \"Items\""),
      ("expect trace\n  A \"b", "2:5: close the text with a double quote before the line ends"),
      ("expect no titel", "1:11: expect one of title, back, left, right, toolbar, tabs, presentation, exception, log, trace, or what is on screen; write title"),
      ("expect", "1:7: write what is expected"),
      ("expect title \"A\",", "1:18: write what is expected"),
      ("expect \"A\" enbaled", "1:12: write enabled, disabled, shows or a comma here, not 'enbaled'; write enabled"),
      ("expect button Save", "1:15: put what is written on it in double quotes; write \"Save\""),
      ("tap row", "1:8: say which row: write what is on it in quotes, or its number"),
      ("tap row 0", "1:9: count from 1, in whole numbers"),
      ("tap row 1.5", "1:9: count from 1, in whole numbers"),
      ("tap \"A\" -1", "1:9: count from 1, in whole numbers"),
      ("tap A >", "1:8: write what is written on it in double quotes"),
      ("drag up", "1:6: write drag down"),
      ("launch system 18, system 13", "1:19: say only once what 'system' says"),
      ("launch landscape, portrait", "1:19: say only once what 'portrait' says"),
      ("save \"a.flow\"", "1:1: leave 'save' to the prompt of boardwalk run"),
      ("snapshot items", "1:10: put the name in double quotes, or write wireframe, tree, outline before it; write \"items\""),
      ("snapshot tere \"a\"", "1:10: put the name in double quotes, or write wireframe, tree, outline before it; write tree"),
      ("snapshot \"../a\"", "1:10: leave \\ / : * ? \" < > | out of the snapshot's name"),
      ("snapshot \"..\"", "1:10: begin and end the snapshot's name with neither a dot nor a blank"),
      ("snapshot \"a.new\"", "1:10: end the snapshot's name otherwise"),
      ("snapshot \"\"", "1:10: give the snapshot a name"),
      ("snapshot \"a\"\nsnapshot tree \"A\"", "2:1: give each snapshot a name of its own: \"A\" is taken"),
      ("format 1 2\nback", "1:10: end the line before 2"),
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

  @Test("what belongs to a line with a mistake is no mistake of its own")
  func belonging() {
    let text = "expect trcae in order\n  Items viewDidLoad\n\n  Items viewDidAppear\nbcak\nback\n"
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    #expect(
      Diagnostic.locate(flow.findings, in: flow.file).map { "\($0.start)" } == ["1:8", "5:1"])
    #expect(flow.statements.count == 1)
  }

  @Test("bytes that are no UTF-8 are a mistake")
  func encoding() {
    let flow = Flow(SourceFile(path: "a.flow", bytes: Array("tap \"A\"\n// ".utf8) + [0xFF, 0x0A]))
    #expect(flow.findings.map(\.range) == [11..<12])
  }
}
