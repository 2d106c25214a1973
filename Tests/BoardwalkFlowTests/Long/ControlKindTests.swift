import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import Testing

@Suite("Control kinds")
struct ControlKindTests {
  private static let scene = """
    storyboard

    viewController form: FormViewController, initial {
      view {
        switch pinned (16, 100, 51 x 31), on: no
        switch shared (16, 150, 51 x 31), on: no {
          accessibility "Shared"
        }
        slider size (16, 200, 200 x 31)
        stepper count (16, 250, 94 x 32)
        segmentedControl colour (16, 300, 200 x 32) {
          segment "Red"
          segment "Blue"
        }
        datePicker day (16, 350, 200 x 100)
        button done "Done" (16, 500, 60 x 30)
      }
    }
    """

  private var session: FlowSession = {
    let document = LoadedFile(SourceFile(path: "Main.scene", text: scene))
    let project = Project([document], isWhole: true)
    return FlowSession(Compiler().compile(project, main: project.documents.first))
  }()

  /// Does the lines of `text`; returns what the last of them has to show.
  @discardableResult
  private mutating func walk(_ text: String) throws -> [FlowOutput] {
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    try #require(flow.findings.isEmpty, "\(flow.findings)")
    var outputs: [FlowOutput] = []
    for statement in flow.statements { outputs = try session.run(statement.action) }
    return outputs
  }

  @Test("list names the kind of each control and the role of other elements")
  mutating func list() throws {
    guard case .text(let list) = try walk("list").first else {
      Issue.record("list shows nothing")
      return
    }
    #expect(
      list == """
        switch
        switch "Shared"
        slider
        stepper "Decrement" (disabled)
        stepper "Increment"
        segmentedControl "Red"
        segmentedControl "Blue"
        datePicker
        button "Done"

        """)
  }

  @Test(
    "entries of list are valid targets",
    arguments: [
      "tap switch\nexpect switch 1 on", "tap switch \"Shared\"\nexpect switch 2 on",
      "tap control \"Shared\"\nexpect switch \"Shared\" on, switch 1 off",
      "set slider to 0.5\nexpect slider value 0.5",
      "tap stepper \"Increment\"\nexpect stepper 1 value 1",
      "tap segmentedControl \"Blue\"\nexpect segmentedControl \"Blue\" selected",
    ])
  mutating func targets(_ text: String) throws { try walk(text) }

  @Test(
    "a missing target is reported with the existing kinds",
    arguments: [
      ("tap slider \"Shared\"", "there is no slider \"Shared\""),
      ("tap switch \"Done\"", "there is no switch \"Done\""),
      ("tap pickerView \"Red\"", "there is no pickerView \"Red\""),
      ("expect slider \"Shared\" on", "there is no slider \"Shared\""),
    ])
  mutating func missing(_ text: String, _ message: String) throws {
    let failure = #expect(throws: FlowFailure.self) { try walk(text) }
    #expect(failure?.message == message)
    #expect(failure?.notes.last?.hasPrefix("on screen: switch, \"Shared\", slider, ") == true)
  }

  @Test("a kind prints as it is written")
  func printing() {
    let text = "tap switch \"Shared\"\nexpect slider 1 value 2\nset slider \"Size\" 2 to 3\n"
    let (formatted, findings) = FlowFormatter().format(SourceFile(path: "a.flow", text: text))
    #expect(findings.isEmpty)
    #expect(formatted == text)
  }
}
