import BoardwalkSimulation
import Testing

@Suite("Observers of notifications in behaviors")
struct ObserverScriptTests {
  @Test("an action observes a notification until it is removed")
  func action() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        viewDidLoad {
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: Notification.Name("Changed"), object: nil)
        }
        action changed(notification) { log "\\(notification.name) by \\(notification.userInfo!["by"])" }
        action save(sender) {
          NotificationCenter.default.post(
            name: Notification.Name("Changed"), object: nil, userInfo: ["by": "code"])
          NotificationCenter.default.removeObserver(self)
        }
      }

      """)
    try app.tap("Rusty Spork")
    try app.tap("Save")
    #expect(app.logs == ["Changed by code"])
    try app.tap("Save")
    #expect(app.logs.isEmpty, "it no longer observes")
  }

  @Test("the keyboard's notifications have their Swift names")
  func keyboard() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        viewDidLoad { addObserver shown for UIResponder.keyboardWillShowNotification }
        block shown { log "shown" }
        viewDidAppear { nameField.becomeFirstResponder() }
      }

      """)
    try app.tap("Rusty Spork")
    #expect(app.logs == ["shown"])
  }
}
