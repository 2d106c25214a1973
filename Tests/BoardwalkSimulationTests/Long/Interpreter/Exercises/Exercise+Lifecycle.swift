/// The life of controllers, and the ways between them.
extension Exercise {
  static let beginnings = [
    Exercise(
      .call("didFinishLaunching"),
      """
      behavior AppDelegate: UIApplicationDelegate {
        didFinishLaunching { log "launched with \\(window.rootViewController.viewControllers.count)" }
      }
      """, logs: ["launched with 1"]),
    Exercise(
      .call("init"),
      """
      behavior ItemsViewController {
        init { log "made, loaded \\(isViewLoaded)" }
        action addNewItem(sender) { push DetailViewController(for: "Spork") }
      }
      behavior DetailViewController: UIViewController {
        init { log "every" }
        init(for name) { log "for \\(name)" }
      }
      """, .tap("+"), logs: ["made, loaded false", "every", "for Spork"]),
    Exercise(
      .call("awakeFromNib"),
      """
      behavior ItemsViewController {
        init { log "first" }
        awakeFromNib { log "awake" }
      }
      """, logs: ["first", "awake"]),
    Exercise(
      .call("loadView"),
      """
      behavior DetailViewController {
        loadView { log "loads" }
        viewDidLoad { log "loaded" }
      }
      """, .tap("Rusty Spork"), logs: ["loads", "loaded"]),
    Exercise(
      .call("viewDidLoad"),
      """
      behavior DetailViewController { viewDidLoad { log nameLabel.text } }
      """, .tap("Rusty Spork"), logs: ["Name"]),
    Exercise(
      .call("deinit"),
      """
      behavior DetailViewController { deinit { log "gone" } }
      """, .tap("Rusty Spork"), .back, logs: ["gone"]),
  ]

  static let appearances = [
    Exercise(
      .call("viewWillAppear"),
      "behavior DetailViewController { viewWillAppear { log \"will \\(animated)\" } }",
      .tap("Rusty Spork"), logs: ["will true"]),
    Exercise(
      .call("viewIsAppearing"),
      "behavior ItemsViewController { viewIsAppearing { log \"is \\(animated)\" } }",
      logs: ["is false"]),
    Exercise(
      .call("viewWillLayoutSubviews"),
      "behavior DetailViewController { viewWillLayoutSubviews { log \"will lay out\" } }",
      .tap("Rusty Spork"), logs: ["will lay out"]),
    Exercise(
      .call("viewDidLayoutSubviews"),
      "behavior DetailViewController { viewDidLayoutSubviews { log \"laid out\" } }",
      .tap("Rusty Spork"), logs: ["laid out"]),
    Exercise(
      .call("viewDidAppear"),
      "behavior ItemsViewController { viewDidAppear { log \"did \\(animated)\" } }",
      .tap("Rusty Spork"), .back, logs: ["did false", "did true"]),
    Exercise(
      .call("viewWillDisappear"),
      "behavior ItemsViewController { viewWillDisappear { log \"leaves \\(animated)\" } }",
      .tap("Rusty Spork"), logs: ["leaves true"]),
    Exercise(
      .call("viewDidDisappear"),
      "behavior DetailViewController { viewDidDisappear { log \"left \\(animated)\" } }",
      .tap("Rusty Spork"), .back, logs: ["left true"]),
    Exercise(
      .call("willMove"),
      "behavior DetailViewController { willMove { log \"will \\(parent.isNil)\" } }",
      .tap("Rusty Spork"), .back, logs: ["will false", "will true"]),
    Exercise(
      .call("didMove"),
      "behavior DetailViewController { didMove { log \"did \\(parent.isNil)\" } }",
      .tap("Rusty Spork"), .back, logs: ["did false", "did true"]),
    Exercise(
      .call("setEditing"),
      """
      behavior ItemsViewController {
        init { navigationItem.leftBarButtonItem = editButtonItem }
        setEditing { log "editing \\(editing), \\(animated)" }
      }
      """, .tap("Edit"), .tap("Done"), logs: ["editing true, true", "editing false, true"]),
    Exercise(
      .statement(.setEditing),
      """
      behavior ItemsViewController {
        init { navigationItem.leftBarButtonItem = editButtonItem }
        action addNewItem(sender) {
          setEditing true, animated: false
          log "\\(isEditing), \\(tableView.isEditing)"
        }
        setEditing { log "animated \\(animated)" }
      }
      """, .tap("+"), .tap("Done"), logs: ["animated false", "true, true", "animated true"]),
    Exercise(
      .call("didSet"),
      """
      behavior ItemsViewController {
        state count = 0
        didSet count { log "\\(count)" }
        action addNewItem(sender) { count = count + 1 }
      }
      """, .tap("+"), .tap("+"), logs: ["1", "2"]),
    Exercise(
      .call("willSet"),
      """
      behavior ItemsViewController {
        state count = 0
        willSet count { log "\\(count) \\(newValue)" }
        action addNewItem(sender) { count = count + 1 }
      }
      """, .tap("+"), logs: ["0 1"]),
  ]

  static let segues = [
    Exercise(
      .call("action"),
      "behavior ItemsViewController { action addNewItem(sender) { log \"\\(sender.isEnabled)\" } }",
      .tap("+"), logs: ["true"]),
    Exercise(
      .call("shouldPerformSegue"),
      """
      behavior ItemsViewController {
        state answer = false
        shouldPerformSegue "showItem" {
          answer = !answer
          log "\\(identifier): \\(!answer)"
          return !answer
        }
        viewWillDisappear { log "leaves" }
      }
      """, .tap("Rusty Spork"), .tap("Rusty Spork"),
      logs: ["showItem: false", "showItem: true", "leaves"]),
    Exercise(
      .call("prepare"),
      """
      behavior ItemsViewController {
        prepare "showItem" { log "\\(segue.identifier), loaded \\(destination.isViewLoaded)" }
      }
      """, .tap("Rusty Spork"), logs: ["showItem, loaded false"]),
    Exercise(
      .statement(.performSegue),
      """
      behavior ItemsViewController {
        action addNewItem(sender) { performSegue "showItem" }
        shouldPerformSegue { log "never" }
        prepare { log "prepares" }
      }
      """, .tap("+"), logs: ["prepares"]),
    Exercise(
      .call("perform"), in: fading,
      """
      behavior FadeSegue: UIStoryboardSegue {
        perform {
          log identifier
          source.present(destination, animated: false)
        }
      }
      """, .tap("Go"), logs: ["fade"], shows: ["Arrived"]),
    Exercise(
      .call("canPerformUnwind"), in: unwinding,
      """
      behavior FirstViewController {
        state answer = false
        canPerformUnwind {
          log "\\(action) from \\(source.title)"
          return true
        }
        action leave(segue) { log "left \\(segue.source.title)" }
      }
      behavior SecondViewController { init { title = "Second" } }
      """, .tap("Go"), .tap("Leave"), logs: ["leave: from Second", "left Second"]),
    Exercise(
      .call("canPerformAction"), in: unwinding,
      """
      behavior StackController {
        canPerformAction {
          log action
          return false
        }
      }
      behavior SecondViewController { viewDidAppear { log "alone \\(navigationController.isNil)" } }
      """, .tap("Go"), logs: ["showViewController:sender:", "alone true"]),
  ]

  /// A screen that another one unwinds to.
  private static let unwinding = """
    storyboard

    navigationController nav: StackController, initial {
      segue rootViewController -> first
    }

    viewController first: FirstViewController {
      view {
        button go "Go" (16, 84, 100 x 30) { segue show -> second }
      }
    }

    viewController second: SecondViewController {
      view {
        button leave "Leave" (16, 84, 100 x 30) { segue unwind -> exit.leave: }
      }
    }

    """
}

extension Exercise {
  /// Two screens with a custom segue between them.
  private static let fading = """
    storyboard

    viewController start, initial {
      view {
        button go "Go" (16, 84, 100 x 30) {
          segue custom -> target "fade", customClass: FadeSegue
        }
      }
    }

    viewController target {
      view { label "Arrived" }
    }

    """
}
