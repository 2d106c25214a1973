import BoardwalkSchema
import Testing

@testable import BoardwalkSimulation

@Suite("Presentation and dismissal from code")
struct CodePresentationTests {
  /// A stack of A on B's identifier, and two more scenes that code can make.
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").way(.show("d", id: "push")),
      Sketch("b").with("storyboardIdentifier", "B"),
      Sketch("c").with("storyboardIdentifier", "C").with("modalPresentationStyle", "fullScreen"),
      Sketch("d"))
  }

  @Test(
    "PRES-23, LIFE-30: a presentation's completion comes last, animated or not",
    arguments: [true, false])
  func completion(animated: Bool) throws {
    var walk = try app().launch()
    let made = try walk.make("C")
    try walk.present(made, from: "A", animated: animated, completion: "shown")
    #expect(walk.trace.hasSuffix("C viewDidAppear\nA viewDidDisappear\nA completion shown"))
    #expect(walk.simulation.clock == (animated ? 400 : 0))
  }

  @Test("PRES-23, LIFE-31: a dismissal's completion comes before objects are released")
  func dismissal() throws {
    var walk = try app().launch()
    let made = try walk.make("C")
    try walk.present(made, from: "A")
    try walk.dismiss(as: "C", completion: "saved")
    #expect(
      walk.trace.hasSuffix(
        "A viewDidAppear\nC viewDidDisappear\nC completion saved\nC deinit"))
  }

  @Test("PRES-22: dismissing nothing still calls the completion")
  func nothingToDismiss() throws {
    var walk = try app().launch()
    let before = walk.simulation
    try walk.dismiss(as: "A", completion: "done")
    #expect(walk.trace == "A completion done")
    #expect(walk.simulation == before)
    try walk.dismiss(as: "A")
    #expect(walk.entries.isEmpty)
  }

  @Test("PRES-20: a presenter dismisses its presentation and all above")
  func fromBelow() throws {
    var walk = try app().launch()
    let b = try walk.make("B")
    try walk.present(b, from: "A")
    let c = try walk.make("C")
    try walk.present(c, from: "B")
    #expect(walk.chain == ["navigation controller", "B", "C"])
    try walk.dismiss(as: "A")
    #expect(walk.chain == ["navigation controller"])
    #expect(walk.trace.hasSuffix("C deinit\nB deinit"))
  }

  @Test("PRES-20: a controller in the middle dismisses those above it")
  func fromTheMiddle() throws {
    var walk = try app().launch()
    try walk.present(try walk.make("B"), from: "A")
    try walk.present(try walk.make("C"), from: "B")
    try walk.dismiss(as: "B")
    #expect(walk.chain == ["navigation controller", "B"])
    try walk.dismiss(as: "B")
    #expect(walk.chain == ["navigation controller"])
  }

  @Test("PRES-10, PRES-05: presenters and presented controllers are found from inside containers")
  func getters() throws {
    var walk = try app().launch()
    try walk.present(try walk.make("B"), from: "A")
    let (navigation, a, b) = (
      try walk.id("navigation controller"), try walk.id("A"), try walk.id("B")
    )
    #expect(walk.simulation.presentedViewController(of: a) == b)
    #expect(walk.simulation.presentedViewController(of: navigation) == b)
    #expect(walk.simulation.presentingViewController(of: b) == navigation)
    #expect(walk.simulation[b]?.originalPresenter == a)
    #expect(walk.simulation.presentingViewController(of: a) == nil)
    #expect(walk.simulation.presentedViewController(of: b) == nil)
  }

  @Test(
    "PRES-11: a navigation controller's visible controller is its top or the presentation above")
  func visible() throws {
    var walk = try app().launch()
    let navigation = try walk.id("navigation controller")
    #expect(walk.name(walk.simulation.visibleViewController(of: navigation)) == "A")
    try walk.present(try walk.make("B"), from: "A")
    #expect(walk.name(walk.simulation.visibleViewController(of: navigation)) == "B")
    #expect(walk.simulation.visibleViewController(of: try walk.id("B")) == nil)
  }

  @Test("PRES-24: a popped controller's presentation stays")
  func poppedPresenter() throws {
    var walk = try app().launch()
    try walk.segue("push")
    try walk.present(try walk.make("B"), from: "D")
    let navigation = try walk.id("navigation controller")
    walk.act { $0.popToRoot(navigation, animated: false) }
    #expect(walk.chain == ["navigation controller", "B"])
    try walk.dismiss()
    #expect(walk.stack == ["A"])
  }

  @Test("PRES-06: a style can change until presentation")
  func style() throws {
    var walk = try app().launch()
    let made = try walk.make("C")
    try walk.configure("C") {
      $0.modalPresentationStyle = .overFullScreen
      $0.modalTransitionStyle = .crossDissolve
    }
    try walk.present(made, from: "A")
    #expect(walk.simulation[made]?.presentation?.style == .overFullScreen)
    #expect(walk.simulation[made]?.presentation?.transition == .crossDissolve)
  }

  @Test(
    "PRES-01: documents have names for all styles",
    arguments: ModalPresentationStyle.allCases.filter { $0 != .automatic && $0 != .none })
  func styles(style: ModalPresentationStyle) throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .present("b", style.rawValue)), Sketch("b")
    ).launch()
    try walk.tap("Open")
    #expect(walk.simulation[try walk.id("B")]?.presentation?.style == style)
  }

  @Test("PRES-05: code can define a presentation context")
  func context() throws {
    var walk = try app().launch()
    let made = try walk.make("C")
    try walk.configure("C") { $0.modalPresentationStyle = .overCurrentContext }
    try walk.configure("A") { $0.definesPresentationContext = true }
    try walk.present(made, from: "A")
    #expect(walk.name(walk.simulation[made]?.presenting) == "A")
  }

  @Test(
    "EXC-13, PRES-40: presenting a presented controller raises", arguments: [12, 13, 18, 26])
  func twice(system: Int) throws {
    var walk = try app().launch(system: system)
    let made = try walk.make("B")
    try walk.present(made, from: "A")
    try walk.present(made, from: "A")
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      walk.simulation.exception?.reason
        == (system == 12
          ? "Application tried to present modally an active controller <BViewController>."
          : "Application tried to present modally a view controller <BViewController> that is "
            + "already being presented by <UINavigationController>."))
  }

  @Test("EXC-12: presenting a child or the window's root raises")
  func active() throws {
    for name in ["A", "navigation controller"] {
      var walk = try app().launch()
      try walk.present(try walk.id(name), from: "A")
      let className = name == "A" ? "AViewController" : "UINavigationController"
      #expect(
        walk.simulation.exception?.reason
          == "Application tried to present modally an active controller <\(className)>.")
    }
  }

  @Test("EXC-50, PRES-40, PRES-41: a controller outside of the window cannot present")
  func unseen() throws {
    for (system, line) in [
      (
        12,
        "Warning: Attempt to present <CViewController> on <BViewController> "
          + "whose view is not in the window hierarchy!"
      ),
      (
        18,
        "[Presentation] Attempt to present <CViewController> on <BViewController> "
          + "(from <BViewController>) whose view is not in the window hierarchy."
      ),
    ] {
      var walk = try app().launch(system: system)
      _ = try walk.make("B", isHeld: true)
      let c = try walk.make("C", isHeld: true)
      try walk.present(c, from: "B")
      #expect(walk.trace == line)
      #expect(walk.simulation[c] != nil)
      #expect(walk.simulation.exception == nil)
    }
  }

  @Test("EXC-51, EXC-52, PRES-40: only one presentation runs at a time")
  func oneAtATime() throws {
    for (system, progress, presenting) in [
      (
        12,
        "Warning: Attempt to present <CViewController> on <BViewController> "
          + "while a presentation is in progress!",
        "Warning: Attempt to present <CViewController> on <BViewController> "
          + "which is already presenting <DViewController>"
      ),
      (
        18,
        "Attempt to present <CViewController> on <BViewController> (from <BViewController>) "
          + "while a presentation is in progress.",
        "Attempt to present <CViewController> on <BViewController> (from <BViewController>) "
          + "which is already presenting <DViewController>."
      ),
    ] {
      var walk = try chain(system: system)
      let b = try walk.id("B")
      let (d, c) = (try walk.make("D"), try walk.make("C", isHeld: true))
      try walk.configure("D") { $0.modalPresentationStyle = .overFullScreen }
      walk.start { $0.present(d, from: b) }
      walk.start { $0.present(c, from: b) }
      #expect(walk.trace.hasSuffix(progress))
      walk.settle()
      walk.start { $0.present(c, from: b) }
      #expect(walk.trace.hasSuffix(presenting))
      #expect(walk.chain == ["A", "B", "D"])
    }
  }

  /// A, which presents B on the full screen, which can present C and D.
  private func chain(system: Int = 18) throws -> Walk {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", "fullScreen", id: "b")), Sketch("b"),
      Sketch("c").with("storyboardIdentifier", "C").with("modalPresentationStyle", "fullScreen"),
      Sketch("d").with("storyboardIdentifier", "D")
    ).launch(system: system)
    try walk.segue("b")
    return walk
  }

  @Test(
    "EXC-50, PRES-40: a controller covered full screen is outside of the window, which is checked first",
    arguments: [12, 18])
  func covered(system: Int) throws {
    var walk = try chain(system: system)
    try walk.present(try walk.make("C"), from: "B")
    let d = try walk.make("D", isHeld: true)
    for name in ["A", "B"] {
      try walk.present(d, from: name)
      #expect(walk.logs.count == 1)
      #expect(walk.logs[0].contains("on <\(name)ViewController>"))
      #expect(walk.logs[0].contains("whose view is not in the window hierarchy"))
    }
    #expect(walk.chain == ["A", "B", "C"])
  }

  @Test(
    "EXC-52: presenting during a dismissal is rejected",
    arguments: ["A", "B"], [0, 100])
  func whileLeaving(presenter: String, later: Int) throws {
    var walk = try chain()
    let (source, b) = (try walk.id(presenter), try walk.id("B"))
    let d = try walk.make("D", isHeld: true)
    walk.start { simulation in
      simulation.dismiss(b)
      if later > 0 { simulation.pass(later) }
      simulation.present(d, from: source)
    }
    #expect(walk.logs.count == 1)
    #expect(walk.logs[0].contains("on <\(presenter)ViewController>"))
    #expect(walk.logs[0].hasSuffix("while a presentation is in progress."))
    walk.settle()
    #expect(!walk.fullTrace.contains("D view"))
    #expect(walk.fullTrace.hasSuffix("A viewDidAppear\nB viewDidDisappear\nB deinit"))
    #expect(walk.chain == ["A"])
    try walk.present(d, from: "A")
    #expect(walk.chain == ["A", "D"])
  }

  @Test(
    "PRES-41, EXC-50: presenting from viewDidLoad is rejected",
    arguments: [12, 18])
  func onlyLoaded(system: Int) throws {
    var walk = try app().launch(system: system)
    let c = try walk.make("C", isHeld: true)
    let (navigation, b) = (try walk.id("navigation controller"), try walk.make("B"))
    walk.start {
      $0.push(b, on: navigation, animated: true)
      $0.present(c, from: b)
    }
    let line = try #require(walk.logs.first)
    #expect(
      line
        == (system == 12
          ? "Warning: Attempt to present <CViewController> on <BViewController> "
            + "whose view is not in the window hierarchy!"
          : "[Presentation] Attempt to present <CViewController> on <UINavigationController> "
            + "(from <BViewController>) whose view is not in the window hierarchy."))
    walk.settle()
    try walk.present(c, from: "A")
    #expect(walk.logs.first?.contains("whose view is not in the window hierarchy") == true)
    try walk.present(c, from: "B")
    #expect(walk.logs.isEmpty)
    #expect(walk.chain == ["navigation controller", "C"])
  }

  @Test("PRES-41, EXC-61: presenting from viewWillAppear works with a log line")
  func appearing() throws {
    var walk = try app().launch()
    let c = try walk.make("C")
    let (navigation, b) = (try walk.id("navigation controller"), try walk.make("B"))
    walk.start { $0.push(b, on: navigation, animated: true) }
    walk.drain()
    walk.start { $0.present(c, from: b) }
    #expect(
      walk.logs == ["Unbalanced calls to begin/end appearance transitions for <BViewController>."])
    walk.settle()
    #expect(walk.chain == ["navigation controller", "C"])
  }

  @Test("TIME-04: a dismissal without animation allows a presentation in the same turn")
  func replacedAtOnce() throws {
    var walk = try chain()
    let (a, c) = (try walk.id("A"), try walk.make("C"))
    walk.act {
      $0.dismiss(a, animated: false)
      $0.present(c, from: a, animated: false)
    }
    #expect(
      walk.appearances == """
        B viewWillDisappear
        A viewWillAppear
        A viewDidAppear
        B viewDidDisappear
        A viewWillDisappear
        C viewWillAppear
        C viewDidAppear
        A viewDidDisappear
        """)
    #expect(walk.chain == ["A", "C"])
    #expect(walk.logs.isEmpty)
  }

  @Test("PRES-31: a partial curl cannot present")
  func curled() throws {
    var walk = try app().launch()
    let (b, c) = (try walk.make("B", isHeld: true), try walk.make("C"))
    try walk.configure("C") { $0.modalTransitionStyle = .partialCurl }
    try walk.present(c, from: "A")
    #expect(walk.simulation.exception == nil)
    try walk.present(b, from: "C")
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(walk.simulation.exception?.reason.contains("CViewController") == true)
  }

  @Test("EXC-11, LIFE-06: an unknown identifier raises")
  func unknownIdentifier() throws {
    var walk = try app().launch()
    var made: ControllerID?
    walk.act { made = $0.instantiateController("b") }
    #expect(made == nil)
    #expect(
      walk.simulation.exception?.reason
        == "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'b'")
  }

  @Test("a terminated app ignores further calls")
  func over() throws {
    var walk = try app().launch()
    let b = try walk.make("B")
    let a = try walk.id("A")
    walk.act { $0.performSegue(withIdentifier: "nowhere", from: a) }
    #expect(walk.simulation.exception?.reason.contains("'nowhere'") == true)
    let before = walk.simulation
    walk.act {
      $0.present(b, from: a)
      $0.dismiss(a, completion: "x")
      $0.performSegue(withIdentifier: "push", from: a)
    }
    #expect(walk.simulation == before)
    #expect(walk.entries.isEmpty)
  }

  @Test("SEG-15, SEG-08: code can perform a button's segue by identifier")
  func segueOfView() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").button("Open", .show("b", id: "go")).button("Other", .show("c", id: "go")),
      Sketch("b").button("Home", .unwind("home:", id: "home")), Sketch("c")
    ).launch()
    let a = try walk.id("A")
    walk.act { $0.performSegue(withIdentifier: "go", from: a) }
    #expect(walk.stack == ["A", "B"])
    #expect(!walk.trace.contains("shouldPerformSegue"))
    let b = try walk.id("B")
    walk.act { $0.performSegue(withIdentifier: "home", from: b) }
    #expect(walk.stack == ["A"])
  }
}
