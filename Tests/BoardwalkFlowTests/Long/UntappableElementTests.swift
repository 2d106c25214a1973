import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Tap targets and other gestures")
struct UntappableElementTests {
  /// A form on a background that a tap closes the keyboard on, and views that take other gestures.
  private static let scene = """
    storyboard

    viewController form: FormController, initial {
      view {
        view background {
          label "Welcome"
          label "Keep me signed in"
          switch keep { accessibility "Keep me signed in" }
          view card {
            label "Tip of the day"
            tapGestureRecognizer { action -> form.read: }
          }
          tapGestureRecognizer { action -> form.close: }
        }
        imageView cover, userInteractionEnabled {
          accessibility "Cover"
          tapGestureRecognizer, numberOfTapsRequired: 2 { action -> form.enlarge: }
          pongPressGestureRecognizer { action -> form.share: }
        }
        imageView deaf {
          accessibility "Deaf"
          tapGestureRecognizer, numberOfTapsRequired: 2 { action -> form.enlarge: }
        }
        tableView rows, dataMode: static {
          tableHeaderView: view banner (0, 0, 393 x 50) {
            label "News"
            tapGestureRecognizer, numberOfTouchesRequired: 2 { action -> form.drop: }
          }
        }
      }
    }

    """

  private var session: FlowSession

  init() throws {
    let loaded = LoadedFile(SourceFile(path: "Form.scene", text: Self.scene))
    try #require(loaded.document != nil, "the scene must be a document")
    let project = Project([loaded], isWhole: true)
    session = FlowSession(Compiler().compile(project, main: loaded.document))
  }

  /// The actions that the line `line` sends.
  private mutating func actions(_ line: String) throws -> [String] {
    let flow = Flow(SourceFile(path: "a.flow", text: line))
    try #require(flow.findings.isEmpty)
    for statement in flow.statements { _ = try session.run(statement.action) }
    return session.trace.compactMap { entry in
      if case .action(let selector, _) = entry.event { selector } else { nil }
    }
  }

  @Test("list shows elements without taps together with the lines for their gestures")
  mutating func list() throws {
    guard case .text(let list)? = try session.run(.list).first else {
      Issue.record("a list is a text")
      return
    }
    #expect(
      list == """
        view
        switch "Keep me signed in"
        view "Tip of the day"
        view "Cover" (tap "Cover" twice, long press "Cover")
        view "News" (tap "News" with 2 fingers)

        """)
  }

  @Test("every line of list works")
  mutating func lines() throws {
    #expect(try actions("tap \"Cover\" twice") == ["enlarge:"])
    #expect(try actions("long press \"Cover\"").contains("share:"))
    #expect(try actions("tap \"News\" with 2 fingers") == ["drop:"])
  }

  @Test("a tap on an element without taps names its gestures")
  mutating func mistaken() throws {
    let failure = #expect(throws: FlowFailure.self) {
      _ = try session.run(.tap(FlowTarget("Cover")))
    }
    #expect(
      failure?.notes.last
        == "on screen: view, \"Keep me signed in\", \"Tip of the day\", "
        + "\"Cover\" (tap \"Cover\" twice, long press \"Cover\"), "
        + "\"News\" (tap \"News\" with 2 fingers)")
  }

  @Test(
    "an element with the text precedes one behind a label with the text",
    arguments: [
      ("Keep me signed in", Touchable.Role.control), ("keep me signed in", .control),
      ("Welcome", .view), ("WELCOME", .view), ("Tip of the day", .view),
    ])
  func found(text: String, role: Touchable.Role) throws {
    let found = try TargetSearch(session.simulation).find(FlowTarget(text))
    #expect(found.role == role)
    #expect(found.innerTexts.contains("Welcome") == (text.lowercased() == "welcome"))
  }

  @Test("a tap on a label reaches the recognizer behind it")
  mutating func fallingThrough() throws {
    #expect(try actions("tap \"Welcome\"") == ["close:"])
    #expect(try actions("tap \"Tip of the day\"").contains("read:"))
    #expect(try actions("tap \"Keep me signed in\"").isEmpty)
  }

  @Test("suggestions begin with controls and do not name a background by its text")
  func suggestions() {
    #expect(
      session.suggestions.prefix(3) == [
        "tap \"Keep me signed in\"", "tap \"Cover\" twice", "long press \"Cover\"",
      ])
    #expect(session.suggestions.contains("tap view 1"))
    #expect(!session.suggestions.contains("tap \"Welcome\""))
  }
}
