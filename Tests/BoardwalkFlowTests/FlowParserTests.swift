import BoardwalkBase
import BoardwalkFlow
import BoardwalkSimulation
import Testing

@Suite("Flow parsing")
struct FlowParserTests {
  private func flow(_ text: String) -> Flow { Flow(SourceFile(path: "a.flow", text: text)) }

  private func actions(_ text: String) -> [FlowAction] { flow(text).statements.map(\.action) }

  @Test(
    "each command parses",
    arguments: [
      ("launch", FlowAction.launch(LaunchSettings())),
      ("tap \"Save\"", .tap(FlowTarget("Save"))),
      ("tap cell \"Spork\"", .tap(FlowTarget("Spork", role: .cell))),
      ("tap row \"Spork\"", .tap(FlowTarget("Spork", role: .cell))),
      ("tap item \"+\"", .tap(FlowTarget("+", role: .barItem))),
      ("tap row 2", .tap(FlowTarget([.init(role: .cell, index: 2)]))),
      ("tap \"Delete\" 2", .tap(FlowTarget([.init(text: "Delete", index: 2)]))),
      (
        "tap Items > tableView > \"Rusty Spork\"",
        .tap(
          FlowTarget([.init(name: "Items"), .init(name: "tableView"), .init(text: "Rusty Spork")]))
      ),
      ("tap back", .perform(.back)),
      ("back", .perform(.back)),
      ("pop to root", .perform(.popToRoot)),
      ("tab \"Home\"", .selectTab("Home")),
      ("dismiss", .perform(.dismiss)),
      ("perform \"show\"", .perform(.performSegue("show"))),
      ("wait 0.5", .perform(.wait(500))),
      ("snapshot", .snapshot(.wireframe, name: nil)),
      ("snapshot \"items\"", .snapshot(.wireframe, name: "items")),
      ("snapshot tree \"items\"", .snapshot(.tree, name: "items")),
      ("snapshot outline", .snapshot(.outline, name: nil)),
      ("where", .outline), ("tree", .tree), ("list", .list), ("?", .list), ("undo", .undo),
      ("help", .help), ("quit", .quit),
    ])
  func commands(text: String, action: FlowAction) {
    let flow = flow(text)
    #expect(flow.findings.isEmpty)
    #expect(flow.statements.map(\.action) == [action])
  }

  @Test(
    "each expectation parses, and so does its negation",
    arguments: [
      ("\"Text\", no \"Other\"", [FlowExpectation.text("Text"), .noText("Other")]),
      ("title \"A\", back \"B\"", [.title("A"), .back("B")]),
      ("no title, no back", [.title(nil), .back(nil)]),
      ("left \"A\", \"B\", right \"C\"", [.leftItems(["A", "B"]), .rightItems(["C"])]),
      ("no left, no right, no toolbar", [.leftItems([]), .rightItems([]), .toolbarItems([])]),
      ("toolbar \"A\"", [.toolbarItems(["A"])]),
      ("tabs \"A\", \"B\", tab \"A\"", [.tabs(["A", "B"]), .selectedTab("A")]),
      ("no tabs", [.tabs([])]),
      ("front \"Detail\"", [.front("Detail")]),
      ("stack \"A\", \"B\", title \"C\"", [.stack(["A", "B"]), .title("C")]),
      ("presented \"A\", \"B\"", [.presented(["A", "B"])]),
      ("no presentation", [.nothingPresented]),
      ("exception \"N\", reason \"R\", over", [.exception("N"), .reason("R"), .over(true)]),
      ("no exception", [.exception(nil)]),
      ("log \"L\", no log \"M\", no log", [.log("L"), .noLog("M"), .noLog(nil)]),
      ("button \"Save\" enabled", [.target(FlowTarget("Save", role: .button), .enabled(true))]),
      ("\"Save\" disabled", [.target(FlowTarget("Save"), .enabled(false))]),
      (
        "row 2 shows \"$ 80\"",
        [.target(FlowTarget([.init(role: .cell, index: 2)]), .shows("$ 80"))]
      ),
      ("tab \"Home\" enabled", [.target(FlowTarget("Home", role: .tab), .enabled(true))]),
      ("no button \"Save\"", [.noTarget(FlowTarget("Save", role: .button))]),
      (
        "Items > row 1, title \"A\"",
        [
          .target(FlowTarget([.init(name: "Items"), .init(role: .cell, index: 1)]), nil),
          .title("A"),
        ]
      ),
      ("no trace", [.trace(TraceExpectation(mode: .absent, lines: []))]),
      ("no trace of \"A\"", [.trace(TraceExpectation(subject: "A", mode: .absent, lines: []))]),
    ])
  func expectations(text: String, expected: [FlowExpectation]) {
    let flow = flow("expect " + text)
    #expect(flow.findings.isEmpty)
    #expect(flow.statements.map(\.action) == [.expect(expected.map { Placed($0) })])
  }

  @Test("launch options may come in any order")
  func launch() {
    var settings = LaunchSettings()
    settings.device = "iPhone 8"
    settings.isLandscape = true
    settings.system = 13
    settings.initialIdentifier = "Detail"
    #expect(
      actions("launch system 13, on \"iPhone 8\", landscape, scene \"Detail\"")
        == [.launch(settings)])
  }

  @Test("a launch accepts a text size in any case and writes it back")
  func textSize() {
    var settings = LaunchSettings()
    settings.textSize = .accessibility2
    #expect(actions("launch text size AX2") == [.launch(settings)])
    #expect(actions("launch text size ax2") == [.launch(settings)])
    #expect(settings.description == "launch text size AX2")
  }

  @Test("a launch accepts one of dark and light")
  func appearance() {
    var settings = LaunchSettings()
    settings.userInterfaceStyle = .dark
    #expect(actions("launch dark") == [.launch(settings)])
    #expect(settings.description == "launch dark")
    settings.userInterfaceStyle = .light
    settings.isLandscape = true
    #expect(actions("launch landscape, light") == [.launch(settings)])
    #expect(settings.description == "launch landscape, light")
  }

  @Test("a snapshot may be an SVG with its own file extension")
  func svg() {
    #expect(actions("snapshot svg \"home\"") == [.snapshot(.svg, name: "home")])
    #expect(SnapshotForm.svg.keptName("home") == "home.svg")
    #expect(SnapshotForm.tree.keptName("home") == "home")
  }

  @Test("an expected trace is indented")
  func trace() {
    let text = """
      expect trace in order
        Items viewWillDisappear
        Detail init(coder:)   // a comment

      back
      """
    #expect(
      actions(text) == [
        .expect([
          Placed(
            .trace(
              TraceExpectation(
                mode: .inOrder,
                lines: [Placed("Items viewWillDisappear"), Placed("Detail init(coder:)")])))
        ]),
        .perform(.back),
      ])
  }

  @Test("a step after a leading block comment is not part of the trace above")
  func stepBehindComment() {
    let actions = actions("expect trace in order\n  A b\n/* then */ back")
    #expect(actions.count == 2)
    #expect(actions.last == .perform(.back))
  }

  @Test("comments, empty lines and the format line have no effect")
  func blank() {
    #expect(actions("format 1\n\n// nothing\n\nback") == [.perform(.back)])
  }

  @Test("every command in the table parses in its documented forms")
  func forms() {
    for form in FlowCommand.all.flatMap(\.forms) {
      let flow = Flow(
        SourceFile(path: "a.flow", text: form.replacingWordsInCapitals), isAtPrompt: true)
      #expect(flow.findings.isEmpty, "\(form) is not read")
      #expect(Array(flow.statements).count == 1, "\(form) is no statement")
    }
  }

  @Test("every expectation in the table parses in its documented forms")
  func expectationForms() {
    let forms = ExpectationForm.all.flatMap(\.forms) + ExpectationForm.screen.flatMap(\.forms)
    for form in forms {
      let isTrace = form.hasPrefix("trace")
      let text = "expect " + form.replacingWordsInCapitals + (isTrace ? "\n  A b" : "")
      #expect(flow(text).findings.isEmpty, "\(form) is not read")
    }
  }

  @Test("prompt commands are errors in a file")
  func prompt() {
    for command in FlowCommand.all where command.isForPrompt {
      for form in command.forms {
        #expect(flow(form).findings.count == 1)
        let atPrompt = Flow(SourceFile(path: "a.flow", text: form), isAtPrompt: true)
        #expect(atPrompt.findings.isEmpty)
      }
    }
  }
}

extension String {
  /// A form with something real in the place of each word that stands for it.
  fileprivate var replacingWordsInCapitals: String {
    replacing("\"DEVICE\"", with: "\"iPhone 8\"").replacing("NUMBER", with: "18")
      .replacing("SIZE", with: "XL")
      .replacing("SECONDS", with: "1").replacing("TARGET", with: "button \"Save\"")
      .replacing("EXPECTATION", with: "title \"A\"").replacing("POINTS", with: "9")
      .replacing("DEGREES", with: "90").replacing("TYPE", with: "numberPad")
      .replacing("DETENT", with: "medium")
      .replacing("accessory NAME", with: "accessory checkmark")
  }
}
