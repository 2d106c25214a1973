/// What containers and presentations ask and tell.
extension Exercise {
  static let containers = [
    Exercise(
      .call("shouldSelectTab"), in: tabs,
      """
      behavior TabsController: UITabBarController {
        shouldSelectTab {
          log "\\(child.tabBarItem.title)"
          return false
        }
        didSelectTab { log "never" }
      }
      """, .tap("Second"), logs: ["Second"]),
    Exercise(
      .call("didSelectTab"), in: tabs,
      """
      behavior TabsController: UITabBarController { didSelectTab { log "\\(selectedIndex)" } }
      """, .tap("Second"), .tap("First"), logs: ["1", "0"]),
    Exercise(
      .statement(.selectTab), in: tabs,
      """
      behavior FirstViewController { action go(sender) { selectTab 1 } }
      behavior SecondViewController { viewDidAppear { log "\\(tabBarController.selectedIndex)" } }
      """, .tap("Go"), logs: ["1"]),
    Exercise(
      .call("willShow"), in: stack,
      """
      behavior StackController: UINavigationController { willShow { log child.title } }
      behavior FirstViewController {
        init { title = "First" }
        action go(sender) { push instantiate "Second" }
      }
      behavior SecondViewController { init { title = "Second" } }
      """, .tap("Go"), .back, logs: ["First", "Second", "First"]),
    Exercise(
      .call("didShow"), in: stack,
      """
      behavior StackController: UINavigationController { didShow { log "shown" } }
      behavior FirstViewController { viewDidAppear { log "first" } }
      """, logs: ["first", "shown"]),
    Exercise(
      .call("pageBefore"), in: book, pages("turnBack"), .turnBack, .turnBack,
      logs: ["before 2", "before 1"]),
    Exercise(
      .call("pageAfter"), in: book, pages("turn"), .turn, .turn, .turn,
      logs: ["after 2", "after 3", "after 3"].dropLast() + ["after 3"]),
    Exercise(
      .call("willTurn"), in: book,
      pages("turn", "willTurn { log \"to \\(pages.first.number)\" }"), .turn,
      logs: ["after 2", "to 3"]),
    Exercise(
      .call("didTurn"), in: book,
      pages("turn", "didTurn { log \"from \\(previous.first.number), \\(completed)\" }"), .turn,
      logs: ["after 2", "from 2, true"]),
    Exercise(
      .call("spineLocation"), in: book,
      """
      behavior BookController {
        viewDidLoad { show [page(1)] in self, animated: false }
        block page(number) {
          let made = instantiate "Page"
          made.number = number
          return made
        }
        spineLocation {
          log "landscape \\(isLandscape)"
          show [viewControllers.first, page(2)] in self, animated: false
          return .mid
        }
      }
      behavior PageController {
        state number = 0
        viewWillAppear { log "page \\(number)" }
      }
      """, .rotate, logs: ["page 1", "landscape true", "page 2"]),
    Exercise(
      .statement(.show), in: book,
      """
      behavior BookController {
        viewDidLoad { show [instantiate "Page"] in self, animated: false }
        viewDidAppear { show [instantiate "Page"] in self, direction: .reverse then { log "shown" } }
      }
      behavior PageController { viewDidDisappear { log "gone" } }
      """, logs: ["gone", "shown"]),
    Exercise(
      .call("shouldDismiss"), in: stack,
      sheet("shouldDismiss {\nlog \"may it?\"\nreturn false\n}"), .tap("Go"), .dragDown,
      logs: ["may it?"]),
    Exercise(
      .call("didDismiss"), in: stack, sheet("didDismiss { log \"dismissed\" }"), .tap("Go"),
      .dragDown, logs: ["second leaves", "dismissed"]),
    Exercise(
      .call("willDismiss"), in: stack, sheet("willDismiss { log \"leaves soon\" }"), .tap("Go"),
      .dragDown, logs: ["leaves soon", "second leaves"]),
    Exercise(
      .call("didAttemptToDismiss"), in: stack,
      sheet(
        "didAttemptToDismiss { log \"not now\" }",
        "viewDidLoad { isModalInPresentation = true }"),
      .tap("Go"), .dragDown, logs: ["not now"]),
    Exercise(
      .call("didChangeSelectedDetentIdentifier"), in: stack,
      sheet(
        """
        didChangeSelectedDetentIdentifier {
          let sheet = presentedViewController
          log "\\(sheet.detents) \\(sheet.selectedDetentIdentifier == .large)"
        }
        """,
        """
        viewDidLoad {
          detents = [200, .medium, .large]
          selectedDetentIdentifier = .medium
          largestUndimmedDetentIdentifier = 200
        }
        """),
      .tap("Go"), .dragSheet("large"), .dragSheet("200"),
      logs: ["[200, medium, large] true", "[200, medium, large] false"]),
    Exercise(
      .call("adaptivePresentationStyle"), in: stack,
      sheet("adaptivePresentationStyle { .fullScreen }\nviewDidDisappear { log \"covered\" }"),
      .tap("Go"), logs: ["covered"]),
    Exercise(
      .statement(.present), in: stack, sheet("viewDidDisappear { log \"never\" }"), .tap("Go"),
      .tap("Leave"), logs: ["second leaves"]),
    Exercise(
      .statement(.dismiss), in: stack, sheet(""), .tap("Go"), .tap("Leave"),
      logs: ["second leaves"]),
    Exercise(
      .statement(.addChild), in: stack, child, .tap("Go"), logs: ["second will move", "1 child"]),
    Exercise(
      .statement(.removeFromParent), in: stack, child, .tap("Go"), .tap("Go"),
      logs: ["second will move", "1 child", "second did move", "0 children"]),
    Exercise(
      .statement(.loadViewIfNeeded), in: stack,
      """
      behavior FirstViewController {
        action go(sender) {
          let second = instantiate "Second"
          loadViewIfNeeded second
          loadViewIfNeeded second
          log "loaded \\(second.isViewLoaded)"
        }
      }
      behavior SecondViewController { viewDidLoad { log "loads" } }
      """, .tap("Go"), logs: ["loads", "loaded true"]),
    Exercise(
      .statement(.addSubview), in: stack,
      """
      behavior FirstViewController {
        action go(sender) {
          let second = instantiate "Second"
          addChild second
          addSubview second.view to view
        }
      }
      behavior SecondViewController { viewDidAppear { log "on screen" } }
      """, .tap("Go"), logs: ["on screen"], shows: ["Leave"]),
  ]

  /// A book of three pages that lies open at the second.
  private static func pages(_ direction: String, _ members: String = "") -> String {
    let call = direction == "turn" ? "after" : "before"
    return """
      behavior BookController {
        viewDidLoad { show [page(2)] in self, animated: false }
        block page(number) {
          if number < 1 || number > 3 { return nil }
          let made = instantiate "Page"
          made.number = number
          return made
        }
        \(direction == "turn" ? "pageAfter" : "pageBefore") {
          log "\(call) \\(page.number)"
          return self.page(page.number \(direction == "turn" ? "+" : "-") 1)
        }
        \(members)
      }
      behavior PageController { state number = 0 }
      """
  }

  /// A screen that presents another one, and is told what becomes of it.
  private static func sheet(_ members: String, _ others: String = "") -> String {
    """
    behavior FirstViewController {
      action go(sender) {
        let second = instantiate "Second"
        second.modalPresentationStyle = .formSheet
        second.presentationDelegate = self
        present second
      }
      \(members)
    }
    behavior SecondViewController {
      viewWillDisappear { log "second leaves" }
      action leave(sender) { dismiss self }
      \(others)
    }
    """
  }

  /// A screen that takes another one in, and lets it go again.
  private static let child = """
    behavior FirstViewController {
      action go(sender) {
        let second = children.first ?? instantiate "Second"
        if children.isEmpty {
          addChild second
          log "\\(children.count) child"
        } else {
          second.leaveFirst()
          log "\\(children.count) children"
        }
      }
    }
    behavior SecondViewController {
      block leaveFirst() { removeFromParent }
      willMove { log "second will move" }
      didMove { log "second did move" }
    }
    """
}
