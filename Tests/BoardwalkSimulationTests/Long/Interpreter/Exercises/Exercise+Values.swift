/// Lists, the console, time, and ways through the app.
extension Exercise {
  /// What a screen does when it is loaded.
  private static func loading(_ statements: String, more: String = "") -> String {
    "behavior ItemsViewController {\n  viewDidLoad {\n\(statements)\n  }\n\(more)\n}\n"
  }

  static let values = [
    Exercise(
      .statement(.append), loading("let list = [1]\nappend 2 to list\nlog \"\\(list)\""),
      logs: ["[1, 2]"]),
    Exercise(
      .statement(.insert), loading("let list = [1]\ninsert 2 into list at 0\nlog \"\\(list)\""),
      logs: ["[2, 1]"]),
    Exercise(
      .statement(.remove),
      loading("let list = [1, 2, 3]\nremove list[0]\nremove 3 from list\nlog \"\\(list)\""),
      logs: ["[2]"]),
    Exercise(.statement(.log), loading("log 1 + 1"), logs: ["2"]),
    Exercise(
      .statement(.throw), loading("throw \"Wrong\", reason: \"Nothing\"\nlog \"never\""), logs: []),
    Exercise(
      .statement(.run),
      loading("let later = greet\nrun later", more: "block greet { log \"hello\" }"),
      logs: ["hello"]),
    Exercise(
      .statement(.post),
      loading("post \"Loaded\", name: \"Items\"", more: "observe \"Loaded\" { log userInfo.name }"),
      logs: ["Items"]),
    Exercise(
      .statement(.addObserver),
      loading("addObserver greet for \"Hi\"\npost \"Hi\"", more: "block greet { log \"hello\" }"),
      logs: ["hello"]),
    Exercise(
      .statement(.removeObserver),
      loading(
        "addObserver greet for \"A\"\naddObserver greet for \"B\"\nremoveObserver for \"A\"\n"
          + "post \"A\"\npost \"B\"", more: "block greet(sent) { log sent.name }"),
      logs: ["B"]),
    Exercise(
      .call("observe"),
      """
      behavior ItemsViewController { observe "Saved" { log "\\(sender.title) \\(userInfo.count)" } }
      behavior DetailViewController {
        init { title = "Detail" }
        action save(sender) { post "Saved", count: 3 }
      }
      """, .tap("Rusty Spork"), .tap("Save"), logs: ["Detail 3"]),
  ]

  static let navigation = [
    Exercise(
      .statement(.push), in: stack,
      """
      behavior FirstViewController { action go(sender) { push instantiate "Second" } }
      behavior SecondViewController { viewDidAppear { log "\\(navigationController.viewControllers.count)" } }
      """, .tap("Go"), logs: ["2"]),
    Exercise(
      .statement(.pop), in: stack, twoMore("pop"), .tap("Go"), .tap("Leave"), logs: ["second gone"],
      shows: ["Leave"]),
    Exercise(
      .statement(.pop), in: stack, twoMore("pop to navigationController.viewControllers.first"),
      .tap("Go"), .tap("Leave"), logs: ["second gone", "second gone"], shows: ["Go"]),
    Exercise(
      .statement(.popToRoot), in: stack, twoMore("popToRoot"), .tap("Go"), .tap("Leave"),
      logs: ["second gone", "second gone"], shows: ["Go"]),
  ]

  /// Two screens on top of the first, of which the upper one does `statement`.
  private static func twoMore(_ statement: String) -> String {
    """
    behavior FirstViewController {
      action go(sender) {
        push instantiate "Second", animated: false
        push instantiate "Second", animated: false
      }
    }
    behavior SecondViewController {
      action leave(sender) { \(statement) }
      deinit { log "second gone" }
    }
    """
  }

  static let time = [
    Exercise(
      .statement(.animate), in: stack,
      """
      behavior FirstViewController {
        action go(sender) {
          animate 0.2, delay: 0.1 { sender.alpha = 0.5 } then { log "\\(sender.alpha)" }
          log "at once"
        }
      }
      """, .tap("Go"), logs: ["at once", "0.5"]),
    Exercise(
      .statement(.after), in: stack,
      """
      behavior FirstViewController {
        action go(sender) {
          after 0.5 { log "later" }
          log "at once"
        }
      }
      """, .tap("Go"), .wait(400), .wait(200), logs: ["at once", "later"]),
  ]
}
