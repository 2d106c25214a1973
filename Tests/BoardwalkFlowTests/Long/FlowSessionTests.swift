import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import Testing

@Suite("Flow sessions")
struct FlowSessionTests {
  private var session = FlowSession(HomepwnerApp.graph)

  /// Does the lines of `text`; returns what the last of them has to show.
  @discardableResult
  private mutating func walk(_ text: String) throws -> [FlowOutput] {
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    try #require(flow.findings.isEmpty)
    var outputs: [FlowOutput] = []
    for statement in flow.statements { outputs = try session.run(statement.action) }
    return outputs
  }

  private mutating func failure(_ text: String) -> FlowFailure? {
    do {
      try walk(text)
      return nil
    } catch {
      return error as? FlowFailure
    }
  }

  @Test("a tap finds rows, buttons and bar items by title, glyph or name")
  mutating func tap() throws {
    try walk("tap \"5F3A9C\"\nexpect front \"Detail\"")
    try walk("tap \"change date\"\nexpect front \"Date\"")
    try walk("pop to root\ntap item \"add\"\nexpect front \"NewItem\"")
  }

  @Test("texts are found by keyboard characters, and an empty text matches rows without texts")
  func typedTexts() throws {
    let file = LoadedFile(
      SourceFile(
        path: "Main.scene",
        text: """
          storyboard, tools: 23504, device: retina4_7

          tableViewController home, initial {
            tableView, dataMode: static {
              tableViewSection {
                tableViewCell "−5 °C – “cold”…"
                tableViewCell
              }
            }
          }
          """))
    let graph = Compiler().compile(Project([file], isWhole: true), main: file.document)
    let flow = Flow(
      SourceFile(
        path: "a.flow",
        text: "tap \"-5 °C - \\\"Cold\\\"...\"\nexpect rows \"−5 °C – “cold”…\", \"\""))
    try #require(flow.findings.isEmpty)
    var run = FlowRun(flow, in: FlowSession(graph))
    while let line = run.next() { #expect(line.failure == nil, "\(line.text)") }
  }

  @Test("text typed into a secure field is masked")
  func secureText() throws {
    let file = LoadedFile(
      SourceFile(
        path: "Main.scene",
        text: """
          storyboard, tools: 23504, device: retina4_7

          viewController home: HomeViewController, initial {
            view {
              textField code (16, 80, 200 x 30) { secureTextEntry: yes }
              textField name (16, 120, 200 x 30)
            }
          }
          """))
    let graph = Compiler().compile(
      Project([file], isWhole: true), main: file.document)
    let flow = Flow(
      SourceFile(
        path: "a.flow",
        text: "focus field 1\ntype \"hunter2\"\nfocus field 2\ntype \"Mia\""))
    var run = FlowRun(flow, in: FlowSession(graph))
    var lines: [String] = []
    while let line = run.next() {
      #expect(line.failure == nil)
      lines.append(line.text)
    }
    #expect(lines == ["focus field 1", "type \"•••••••\"", "focus field 2", "type \"Mia\""])
  }

  @Test("a role narrows a text query")
  mutating func role() throws {
    let failure = failure("tap button \"Rusty Spork\"")
    #expect(failure?.message == "there is no button \"Rusty Spork\"")
  }

  @Test("a missing target is reported with the existing ones and a suggestion")
  mutating func missing() {
    let failure = failure("tap \"Rsty Spork\"")
    #expect(failure?.message == "no tappable element has the text \"Rsty Spork\"")
    #expect(
      failure?.notes == [
        "did you mean \"Rusty Spork\"?",
        "on screen: \"Edit\", \"+\", \"Rusty Spork\", \"Shiny Bear\"",
      ])
  }

  @Test("a missing target near 'top' may mean the beginning of the list")
  mutating func misspelledTop() {
    #expect(failure("scroll to tpo")?.notes.first == "did you mean scroll to top?")
    #expect(failure("scroll to box")?.notes.first?.hasPrefix("on screen") == true)
  }

  @Test(
    "every satisfied expectation passes",
    arguments: [
      "expect title \"Homepwner\"", "expect no back", "expect front \"Items\"",
      "expect stack \"Items\"", "expect presented \"navigation controller\"",
      "expect no presentation", "expect \"Rusty Spork\", \"$40\", \"Homepwner\"",
      "expect no \"Serial\"", "tap \"$40\"\nexpect back \"Homepwner\", \"Serial\"",
      "tap \"+\"\nexpect presented \"navigation controller\", \"navigation controller 2\"",
      "perform \"nothing\"\nexpect exception \"NSInvalidArgumentException\"",
      "tap \"$40\"\nexpect trace in order\n  Items viewWillDisappear\n  Detail viewDidAppear",
    ])
  mutating func met(text: String) throws { try walk(text) }

  @Test(
    "every failed expectation reports the actual value",
    arguments: [
      ("expect title \"Other\"", "expected title \"Other\", but it is \"Homepwner\""),
      ("expect back \"Other\"", "expected back button \"Other\", but there is none"),
      ("tap \"$40\"\nexpect no back", "expected no back button, but there is \"Homepwner\""),
      ("expect front \"Other\"", "expected frontmost controller \"Other\", but it is \"Items\""),
      ("expect stack \"A\", \"B\"", "expected stack A, B, but found Items"),
      (
        "tap \"+\"\nexpect no presentation",
        "expected no presentation, but navigation controller 2 is presented"
      ),
      ("expect \"Other\"", "expected \"Other\" on screen"),
      ("expect no \"$40\"", "expected no \"$40\" on screen, but it is there"),
      ("expect exception \"A\"", "expected exception \"A\", but there is none"),
      (
        "tap \"$40\"\nexpect trace in order\n  Detail viewDidAppear\n  Items viewWillDisappear",
        "expected 'Items viewWillDisappear' in the trace, in this order"
      ),
      ("back", "no back button is on screen"),
      ("dismiss", "nothing is presented"),
      ("undo", "there is nothing to undo"),
      ("perform \"nothing\"\nback", "an exception has ended the app"),
    ])
  mutating func unmet(text: String, message: String) {
    #expect(failure(text)?.message == message)
  }

  @Test("undo reverts steps one by one, including launches")
  mutating func undo() throws {
    let start = session.simulation
    try walk("tap \"$40\"\ntap \"Change Date\"\nlaunch")
    try walk("undo\nexpect front \"Date\"\nundo\nexpect front \"Detail\"\nundo")
    #expect(session.simulation == start)
  }

  @Test("a launch changes only the given options")
  mutating func launch() throws {
    try walk("launch system 26\ntap \"$40\"\nexpect back \"\"")
    try walk("launch\ntap \"$40\"\nexpect back \"Homepwner\"")
    try walk("launch scene \"Detail\"\nexpect front \"Detail\"")
  }

  @Test("waiting advances the clock")
  mutating func wait() throws {
    try walk("wait 1.5")
    #expect(session.simulation.clock == 1500)
  }

  @Test("help, list and quit do not affect the app")
  mutating func looking() throws {
    let simulation = session.simulation
    guard case .text(let list) = try walk("list").first else {
      Issue.record("list shows nothing")
      return
    }
    #expect(
      list == "bar item \"Edit\"\nbar item \"+\"\ncell \"Rusty Spork\"\ncell \"Shiny Bear\"\n")
    try walk("help\nwhere\ntree\nsnapshot\nquit")
    #expect(session.hasEnded)
    #expect(session.simulation == simulation)
  }
}
