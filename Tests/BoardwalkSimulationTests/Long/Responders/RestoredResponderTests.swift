import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("First responder restoration")
struct RestoredResponderTests {
  /// A screen with a field, pushed from another one, that can push, present and cover itself.
  private static let scene = """
    storyboard

    navigationController nav, initial {
      segue rootViewController -> list
    }

    viewController list: ListViewController {
      view {
        button "Go" (16, 84, 100 x 30) { segue show -> form "go" }
      }
    }

    viewController form: FormViewController {
      view {
        textField field (16, 84, 343 x 34), placeholder: "Name" { outlet delegate -> form }
        textView notes (16, 130, 343 x 80), userLabel: Notes { outlet delegate -> form }
        button "Push" (16, 220, 100 x 30) { segue show -> other "push" }
        button "Sheet" (16, 260, 100 x 30) { segue presentation -> other "sheet" }
        button "Full" (16, 300, 100 x 30) {
          segue presentation -> other "full", modalPresentationStyle: fullScreen
        }
        button "Alert" (16, 340, 100 x 30) { action touchUpInside -> form.ask: }
      }
      outlet field
      outlet notes
    }

    viewController other: OtherViewController {
      view {
        label "Other" (16, 84, 100 x 30)
      }
    }

    """

  private func app(_ members: String = "") throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ListViewController {}
      behavior FormViewController {
        action ask(sender) {
          present UIAlertController(title: "Sure?", actions: [UIAlertAction(title: "OK")])
        }
        \(members)
      }
      behavior OtherViewController {}
      """, scene: Self.scene)
  }

  /// An app in which the field is edited.
  private func editing(_ members: String = "") throws -> ScriptedApp {
    var app = try app(members)
    try app.tap("Go")
    try app.tap("Name")
    try #require(app.isEditing)
    return app
  }

  @Test("APP-05: a field focused in viewDidLoad is edited on appearance")
  func loading() throws {
    var app = try app("viewDidLoad { becomeFirstResponder field }")
    try app.tap("Go")
    #expect(app.isEditing)
    let appears = try #require(app.trace.firstIndex(of: "Form viewDidAppear"))
    let begins = try #require(
      app.trace.firstIndex(of: "Form delegate textFieldDidBeginEditing field"))
    #expect(begins < appears)
  }

  @Test("APP-05: a field that resigns before appearance is not edited")
  func givingUp() throws {
    var app = try app(
      """
      viewDidLoad {
        becomeFirstResponder field
        resignFirstResponder field
      }
      """)
    try app.tap("Go")
    #expect(!app.isEditing)
  }

  @Test("APP-07: a pushed screen hides the keyboard until it is popped")
  func pushed() throws {
    var app = try editing()
    try app.tap("Push")
    #expect(!app.isEditing)
    try app.back()
    #expect(app.isEditing)
  }

  @Test("APP-07: a full-screen presentation hides the keyboard until it is dismissed")
  func covered() throws {
    var app = try editing()
    try app.tap("Full")
    #expect(!app.isEditing)
    try app.perform(.dismiss)
    #expect(app.isEditing)
  }

  @Test("APP-07: only a cancelled back swipe restores the keyboard")
  func swiped() throws {
    var app = try editing()
    try app.perform(.swipeBack(.cancelled))
    #expect(app.isEditing)
    try app.perform(.swipeBack(.completed))
    #expect(!app.isEditing)
    try app.tap("Go")
    #expect(!app.isEditing, "this is a new screen")
  }

  @Test("APP-07: a screen that ends editing on disappearance returns without a keyboard")
  func ended() throws {
    var app = try editing("viewWillDisappear { endEditing }")
    try app.tap("Push")
    try app.back()
    #expect(!app.isEditing)
  }

  @Test("APP-08: a sheet hides the keyboard and restores it on dismissal")
  func sheet() throws {
    var app = try editing()
    try app.tap("Sheet")
    #expect(!app.isEditing)
    #expect(app.trace.contains("Form delegate textFieldDidEndEditing field"))
    try app.perform(.dragSheetDown(isCompleted: false))
    #expect(!app.isEditing)
    try app.perform(.dragSheetDown(isCompleted: true))
    #expect(app.isEditing)
  }

  @Test("APP-08: an alert hides the keyboard and restores it after the choice")
  func alert() throws {
    var app = try editing()
    try app.tap("Alert")
    #expect(!app.isEditing)
    try app.tap("OK")
    #expect(app.isEditing)
  }

  @Test("APP-06: a text view shows the keyboard before it begins editing, a field after")
  func order() throws {
    let field = try editing()
    #expect(field.showsKeyboard(after: "Form delegate textFieldDidBeginEditing field"))
    var view = try app("viewDidLoad { becomeFirstResponder notes }")
    try view.tap("Go")
    #expect(view.isEditing)
    #expect(!view.showsKeyboard(after: "Form delegate textViewDidBeginEditing notes"))
  }

  @Test("APP-18: a keyboard gets the rotated screen's frame")
  func rotation() throws {
    var app = try editing()
    try app.perform(.rotate(isLandscape: true))
    #expect(app.trace.contains("keyboard posts UIKeyboardWillChangeFrameNotification"))
    #expect(app.simulation.keyboard?.frame.size.width == 667)
    try app.perform(.rotate(isLandscape: false))
    #expect(app.simulation.keyboard?.frame.size.width == 375)
  }

  @Test("a first responder to restore is dropped with its screen")
  func equality() throws {
    var app = try app()
    let before = app.simulation
    try app.tap("Go")
    try app.tap("Name")
    try app.tap("Push")
    try app.back()
    try app.back()
    #expect(app.simulation == before)
  }
}

extension ScriptedApp {
  fileprivate var isEditing: Bool {
    simulation.firstResponder != nil && simulation.keyboard != nil
  }

  /// Whether the keyboard of the last step shows after `line`.
  fileprivate func showsKeyboard(after line: String) -> Bool {
    guard let begin = trace.firstIndex(of: line) else { return false }
    return trace[begin...].contains("keyboard posts UIKeyboardWillShowNotification")
  }
}
