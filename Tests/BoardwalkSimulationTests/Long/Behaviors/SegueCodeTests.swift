import BoardwalkSimulation
import Testing

@Suite("Segues and view controller code")
struct SegueCodeTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").button("Open", .show("b", id: "open")).button("Close", .show("b", id: "close"))
        .way(.custom("b", class: "FadeSegue").with("identifier", "fade")),
      Sketch("b"))
  }

  @Test("SEG-02: a tap asks shouldPerformSegue, and false prevents the segue")
  func refused() throws {
    let script = Script { $0.onShould = { _, identifier in identifier != "close" } }
    var walk = try app().launch(["AViewController": script])
    try walk.tap("Close")
    #expect(walk.trace == "A shouldPerformSegue \"close\": no")
    #expect(walk.stack == ["A"])
    try walk.tap("Open")
    #expect(walk.trace.hasPrefix("A shouldPerformSegue \"open\": yes\nB init(coder:)"))
    #expect(walk.stack == ["A", "B"])
  }

  @Test("SEG-02: effects of shouldPerformSegue are traced after the call")
  func answerWithWork() throws {
    let script = Script { script in
      script.onShould = { controller, _ in
        controller.log("thinking")
        return false
      }
    }
    var walk = try app().launch(["AViewController": script])
    try walk.tap("Open")
    #expect(walk.trace == "A shouldPerformSegue \"open\": no\nthinking")
  }

  @Test("SEG-02: segues from code do not ask shouldPerformSegue")
  func unasked() throws {
    let script = Script { script in
      script.onShould = { _, _ in false }
      script.onSelect = { _, _ in }
    }
    var walk = try app().launch(["AViewController": script])
    try walk.segue("open")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("SEG-03, LIFE-10: prepare gets the segue and can configure its destination")
  func prepare() throws {
    let source = Script { script in
      script.onPrepare = { controller, segue in
        let isLoaded = controller.simulation[segue.destination]?.isViewLoaded ?? true
        controller.log("\(segue.identifier ?? "-") \(segue.kind) loaded: \(isLoaded)")
        if case .touchable(let button) = segue.sender { controller.log("from \(button.name)") }
        controller.with(segue.destination, as: Script.self) { $0.state.note = "Shiny Bear" }
      }
    }
    let destination = Script { $0.onLoad = { $0.title = $0.state.note } }
    var walk = try app().launch(["AViewController": source, "BViewController": destination])
    try walk.tap("Open")
    #expect(walk.logs == ["open show loaded: false", "from Open"])
    #expect(walk.simulation.frontBar?.title == "Shiny Bear")
  }

  @Test("EXC-40: a cast to a wrong class raises")
  func failedCast() throws {
    let source = Script { script in
      script.onPrepare = { controller, segue in
        controller.with(segue.destination, as: Diary.self) { _ in }
        controller.log("never reached")
      }
    }
    var walk = try app().launch(["AViewController": source, "BViewController": Script()])
    try walk.segue("open")
    #expect(
      walk.simulation.exception?.reason
        == "Could not cast value of type 'BViewController' to 'Diary'.")
    #expect(walk.logs.isEmpty)
    #expect(walk.simulation.isSettled)
  }

  @Test("a nested call on the same instance sees earlier changes")
  func nested() throws {
    let script = Script { script in
      script.actions = [:]
      script.onDidAppear = { controller in
        guard controller.state.count == 0 else { return }
        controller.state.count = 1
        controller.performSegue(withIdentifier: "open", sender: "code")
        controller.state.note += " done"
      }
      script.onPrepare = { controller, segue in
        controller.state.count += 1
        controller.state.note = segue.sender == .value("code") ? "prepared" : "?"
      }
    }
    let walk = try app().launch(["AViewController": script])
    let first = try #require(walk.simulation.root.flatMap { walk.simulation[$0]?.children.first })
    let state = try #require(walk.simulation.state(of: first, as: Script.self))
    #expect(state.count == 2)
    #expect(state.note == "prepared done")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("EXC-07: performing an unknown segue raises")
  func unknownSegue() throws {
    let script = Script { $0.onDidAppear = { $0.performSegue(withIdentifier: "nowhere") } }
    let walk = try app().launch(["AViewController": script])
    #expect(
      walk.simulation.exception?.reason
        == "Receiver (<AViewController>) has no segue with identifier 'nowhere'")
  }

  private struct Fade: SegueBehavior {
    var pushes = true

    func perform(_ segue: StoryboardSegue, from source: inout RunningController<StockBehavior>) {
      if pushes { source.push(segue.destination, animated: false) }
    }
  }

  @Test("SEG-06: a custom segue runs its class's code")
  func custom() throws {
    var walk = try app().launch(["FadeSegue": Fade()])
    try walk.segue("fade")
    #expect(walk.stack == ["A", "B"])
    #expect(walk.simulation.clock == 0, "without animation")
  }

  @Test("SEG-06: a custom segue without effects releases its destination")
  func customWithoutEffect() throws {
    var walk = try app().launch(["FadeSegue": Fade(pushes: false)])
    let before = walk.simulation
    try walk.segue("fade")
    #expect(walk.trace.hasSuffix("A prepare(for: \"fade\") → B\nB deinit"))
    #expect(walk.simulation == before)
  }

  @Test("LIFE-50: a container view stays empty if shouldPerformSegue is false")
  func emptyContainer() throws {
    let app = try SketchedApp(Sketch("a").container(.embed("b", id: "embed")), Sketch("b"))
    let walk = app.launch(["AViewController": Script { $0.onShould = { _, _ in false } }])
    #expect(walk.visible == ["A"])
    #expect(app.launch(["AViewController": Script()]).visible == ["A", "B"])
  }
}
