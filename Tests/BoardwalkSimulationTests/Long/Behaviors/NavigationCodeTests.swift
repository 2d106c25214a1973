import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Navigation from code")
struct NavigationCodeTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .tabs("tabs", "nav", "z"), .navigation("nav", root: "a"),
      Sketch("a").button("Go", .show("b", id: "push")),
      Sketch("b").with("storyboardIdentifier", "B"), Sketch("z"),
      Sketch.navigation("other", root: "c").with("storyboardIdentifier", "Other"), Sketch("c"),
      Sketch.split("split", primary: "d", secondary: "e").with("storyboardIdentifier", "Split"),
      Sketch("d"), Sketch("e"))
  }

  /// A walk in which the first controller did `step` once it had appeared.
  private func walk(_ step: @escaping Script.Step) throws -> Walk {
    try app().launch(["AViewController": Script { $0.onDidAppear = { once(&$0, step) } }])
  }

  @Test("NAV-01, LIFE-11: code pushes a controller that it creates")
  func push() throws {
    let walk = try walk { controller in
      controller.instantiate("B").map { controller.push($0) }
    }
    #expect(walk.stack == ["A", "B"])
    #expect(walk.trace.contains("B willMove(toParent: navigation controller)"))
    #expect(!walk.trace.contains("prepare"))
  }

  @Test("LIFE-11: accessing the view loads it early")
  func early() throws {
    let walk = try walk { controller in
      guard let made = controller.instantiate("B") else { return }
      controller.with(made) { $0.loadViewIfNeeded() }
      controller.push(made)
    }
    #expect(walk.trace.contains("B viewDidLoad\nB willMove"))
  }

  @Test("TIME-01: a push changes the stack at once and loads the view later")
  func atOnce() throws {
    let walk = try walk { controller in
      controller.performSegue(withIdentifier: "push")
      let stack =
        controller.navigationController.flatMap { controller.simulation[$0]?.children } ?? []
      let isLoaded = stack.last.flatMap { controller.simulation[$0]?.isViewLoaded } ?? true
      controller.log("\(stack.count) \(isLoaded)")
    }
    #expect(walk.logs == ["2 false"])
  }

  @Test("NAV-10, NAV-11: a pop returns the removed controllers, and none at the root")
  func pop() throws {
    let walk = try walk { controller in
      controller.log("\(controller.pop() == nil) \(controller.popToRoot().count)")
      for _ in 1...3 { controller.instantiate("B").map { controller.push($0, animated: false) } }
      controller.log("\(controller.pop(animated: false) != nil)")
      controller.log("\(controller.popToRoot(animated: false).count)")
    }
    #expect(walk.logs.filter { !$0.hasPrefix("Unbalanced") } == ["true 0", "true", "2"])
    #expect(walk.stack == ["A"])
  }

  @Test("NAV-15, EXC-04: popping to a controller outside of the stack raises")
  func stranger() throws {
    let walk = try walk { controller in
      guard let made = controller.instantiate("B") else { return }
      controller.pop(to: made)
    }
    #expect(
      walk.simulation.exception?.reason == "Tried to pop to a view controller that doesn't exist.")
  }

  @Test("NAV-15: popping to a controller on the stack works")
  func popTo() throws {
    let walk = try walk { controller in
      for _ in 1...2 { controller.instantiate("B").map { controller.push($0, animated: false) } }
      controller.pop(to: controller.id, animated: false)
    }
    #expect(walk.simulation.exception == nil)
    #expect(walk.stack == ["A"])
  }

  @Test("NAV-03, EXC-02: pushing a controller twice raises", arguments: [16, 18])
  func twice(system: Int) throws {
    let script = Script { $0.onDidAppear = { once(&$0) { $0.push($0.id) } } }
    let walk = try app().launch(["AViewController": script]) { $0.system = SystemVersion(system) }
    let reason = try #require(walk.simulation.exception?.reason)
    #expect(
      reason.hasPrefix(system < 17 ? "Pushing the same" : "<UINavigationController> is pushing"))
  }

  @Test(
    "NAV-04, EXC-01, EXC-03: unsupported controllers cannot be pushed",
    arguments: [
      ("Other", "Pushing a navigation controller is not supported"),
      (
        "Split",
        "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"
      ),
    ])
  func unpushable(identifier: String, reason: String) throws {
    let walk = try walk { controller in
      controller.instantiate(identifier).map { controller.push($0) }
    }
    #expect(walk.simulation.exception?.reason == reason)
  }

  @Test("EXC-11: instantiating an unknown identifier raises")
  func missing() throws {
    let walk = try walk { _ = $0.instantiate("Nowhere") }
    #expect(
      walk.simulation.exception?.reason
        == "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'Nowhere'"
    )
  }

  @Test("PRES-10, PRES-20: code presents and dismisses, with the right presenter")
  func present() throws {
    let presented = Script { script in
      script.onDidAppear = { controller in
        let presenter = controller.presentingViewController
        controller.log(presenter.flatMap { controller.simulation[$0]?.name } ?? "nobody")
        controller.dismiss()
      }
    }
    let script = Script { script in
      script.onDidAppear = { once(&$0) { c in c.instantiate("Other").map { c.present($0) } } }
    }
    let walk = try app().launch(["AViewController": script, "CViewController": presented])
    #expect(walk.logs == ["tab bar controller"])
    #expect(walk.chain == ["tab bar controller"])
    #expect(walk.trace.hasSuffix("C viewDidDisappear\nC deinit"))
  }

  @Test("EXC-12, EXC-13: presenting a controller with a parent raises")
  func active() throws {
    let itself = try walk { $0.present($0.id) }
    #expect(
      itself.simulation.exception?.reason
        == "Application tried to present modally an active controller <AViewController>.")
    let twice = try walk { controller in
      guard let made = controller.instantiate("Other") else { return }
      controller.present(made)
      controller.present(made)
    }
    #expect(
      twice.simulation.exception?.reason.hasSuffix("presented by <UITabBarController>.") == true)
  }

  @Test("TAB-06: code selects a tab")
  func tab() throws {
    let walk = try walk { $0.selectTab(1) }
    #expect(walk.visible == ["tab bar controller", "Z"])
  }

  @Test("LIFE-14: a local controller is released when the method returns")
  func loose() throws {
    let walk = try walk { controller in
      _ = controller.instantiate("B")
      controller.log("end of method")
    }
    #expect(walk.trace.contains("end of method\nB deinit\n"))
  }

  @Test("LIFE-14: a retained controller lives until its owner dies or releases it")
  func kept() throws {
    let keeping = Script { script in
      script.onDidAppear = {
        once(&$0) { controller in
          guard let made = controller.instantiate("B") else { return }
          controller.keep(made)
          controller.state.other = made
        }
      }
      script.onEditing = { controller in controller.state.other.map { controller.drop($0) } }
    }
    var walk = try app().launch(["AViewController": keeping])
    #expect(!walk.trace.contains("deinit"))
    let count = walk.simulation.controllerCount
    try walk.tap("Go")
    try walk.back()
    #expect(walk.simulation.controllerCount == count)
    let dropping = try self.walk { controller in
      guard let made = controller.instantiate("B") else { return }
      controller.keep(made)
      controller.drop(made)
      controller.log("end of method")
    }
    #expect(dropping.trace.contains("end of method\nB deinit\n"))
  }

  @Test("LIFE-14: retained objects are released with their owner")
  func keptGoes() throws {
    let keeping = Script { $0.onLoad = { c in c.instantiate("Other").map { c.keep($0) } } }
    var walk = try app().launch(["BViewController": keeping])
    let count = walk.simulation.controllerCount
    try walk.tap("Go")
    #expect(walk.simulation.controllerCount == count + 3)
    try walk.back()
    #expect(walk.trace.hasSuffix("B deinit\nC deinit"))
    #expect(walk.simulation.controllerCount == count)
  }

  @Test("S0-24: notifications reach all observers, the oldest first")
  func notifications() throws {
    struct Listener: ControllerBehavior {
      func viewDidLoad(_ controller: inout Instance) { controller.observe("Saved") }

      func receive(_ controller: inout Instance, _ notification: PostedNotification) {
        controller.log("\(controller.name): \(notification.userInfo["item"] ?? "")")
      }
    }
    let posting = Script { script in
      script.onDidAppear = { $0.post("Saved", userInfo: ["item": "Shiny Bear"]) }
    }
    var walk = try app().launch(["AViewController": Listener(), "BViewController": posting])
    try walk.tap("Go")
    #expect(
      walk.trace.hasSuffix(
        """
        B viewDidAppear
        B posts Saved
        A: Shiny Bear
        B didMove(toParent: navigation controller)
        """))
  }
}

/// Does `step` the first time only.
private func once(_ controller: inout Script.Instance, _ step: Script.Step) {
  guard controller.state.count == 0 else { return }
  controller.state.count = 1
  step(&controller)
}
