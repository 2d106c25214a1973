import BoardwalkFlow
import BoardwalkSource
import BoardwalkStage
import Testing

@Suite("Reading flows")
struct FlowParserTests {
  private func flow(_ text: String) -> Flow { Flow(SourceFile(path: "a.flow", text: text)) }

  private func actions(_ text: String) -> [FlowAction] { flow(text).statements.map(\.action) }

  @Test(
    "each command is read as it is written",
    arguments: [
      ("launch", FlowAction.launch(LaunchSettings())),
      ("tap \"Save\"", .tap("Save", role: nil)),
      ("tap cell \"Spork\"", .tap("Spork", role: .cell)),
      ("tap row \"Spork\"", .tap("Spork", role: .cell)),
      ("tap item \"+\"", .tap("+", role: .barItem)),
      ("tap back", .perform(.back)),
      ("back", .perform(.back)),
      ("pop to root", .perform(.popToRoot)),
      ("tab \"Home\"", .selectTab("Home")),
      ("dismiss", .perform(.dismiss)),
      ("perform \"show\"", .perform(.performSegue("show"))),
      ("wait 0.5", .perform(.wait(500))),
      ("expect title \"A\", back \"B\"", .expect([.title("A"), .back("B")])),
      ("expect no back, no presentation", .expect([.noBack, .nothingPresented])),
      ("expect \"Text\", no \"Other\"", .expect([.text("Text"), .noText("Other")])),
      ("expect front \"Detail\"", .expect([.front("Detail")])),
      ("expect stack \"A\", \"B\", title \"C\"", .expect([.stack(["A", "B"]), .title("C")])),
      ("expect presented \"A\", \"B\"", .expect([.presented(["A", "B"])])),
      ("expect exception \"NSGenericException\"", .expect([.exception("NSGenericException")])),
      ("snapshot", .snapshot(nil)),
      ("snapshot \"items\"", .snapshot("items")),
      ("where", .outline), ("tree", .tree), ("list", .list), ("?", .list), ("undo", .undo),
      ("help", .help), ("quit", .quit),
    ])
  func commands(text: String, action: FlowAction) {
    let flow = flow(text)
    #expect(flow.findings.isEmpty)
    #expect(flow.statements.map(\.action) == [action])
  }

  @Test("a launch takes its settings in any order")
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

  @Test("an expected trace follows on indented lines")
  func trace() {
    let text = """
      expect trace in order
        Items viewWillDisappear
        Detail init(coder:)   // a comment

      back
      """
    #expect(
      actions(text) == [
        .expect([.trace(["Items viewWillDisappear", "Detail init ( coder : )"])]),
        .perform(.back),
      ])
  }

  @Test("comments, empty lines and the format line say nothing")
  func blank() {
    #expect(actions("format 1\n\n// nothing\n\nback") == [.perform(.back)])
  }

  @Test("every command in the table is written in the first form that it gives of itself")
  func forms() {
    for command in FlowCommand.all {
      for form in command.forms {
        let text = form.replacingWordsInCapitals + (form.hasSuffix("order") ? "\n  A b" : "")
        #expect(flow(text).findings.isEmpty, "\(form) is not read")
        #expect(flow(text).statements.count == 1, "\(form) is no statement")
      }
    }
  }
}

extension String {
  /// A form with something real in the place of each word that stands for it.
  fileprivate var replacingWordsInCapitals: String {
    replacing("\"DEVICE\"", with: "\"iPhone 8\"").replacing("NUMBER", with: "18")
      .replacing("SECONDS", with: "1").replacing("ROLE", with: "cell")
  }
}
