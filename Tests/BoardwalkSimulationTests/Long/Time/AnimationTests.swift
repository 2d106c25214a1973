import BoardwalkSimulation
import Testing

@Suite("Virtual time")
struct AnimationTests {
  /// Code of a controller that animates, and counts time.
  private struct Fading: ControllerBehavior {
    var actions: [String: Handler]?
    var onComplete: @Sendable (inout Instance, String) -> Void = { _, _ in }
    var onTimer: @Sendable (inout Instance, String) -> Void = { $0.log("\($1) at \($0.time)") }

    func complete(_ controller: inout Instance, _ name: String) {
      controller.log("\(name) at \(controller.time)")
      onComplete(&controller, name)
    }

    func timerFired(_ controller: inout Instance, _ name: String) { onTimer(&controller, name) }
  }

  private func walk(
    _ change: (inout Fading) -> Void = { _ in },
    _ start: @escaping Fading.Handler
  ) throws -> Walk {
    let button = """
      <button id="x" userLabel="Start"><connections><action selector="start:" destination="a"
      eventType="touchUpInside" id="ac"/></connections></button><label id="l" text="Photo"/>
      """
    let app = try SketchedApp(
      Sketch("a").view(button).outlet("photo", "l").button("Next", .present("b")), Sketch("b"))
    var code = Fading(actions: ["start:": start])
    change(&code)
    return app.launch(["AViewController": code])
  }

  private func photo(_ walk: Walk) throws -> (state: ViewState, look: ViewState) {
    let view = ViewID("l", of: try walk.id("A"))
    return (
      try #require(walk.simulation[view]), try #require(walk.simulation.presentation(of: view))
    )
  }

  @Test("S1-42: a view fades out and in, 0.2 seconds each, with intermediate values")
  func fading() throws {
    var walk = try walk({ code in
      code.onComplete = { controller, name in
        guard name == "gone" else { return }
        controller.animate(withDuration: 0.2, completion: "back") { $0["photo"]?.alpha = 1 }
      }
    }) { controller, _ in
      controller.animate(withDuration: 0.2, completion: "gone") { $0["photo"]?.alpha = 0 }
    }
    let before = walk.simulation
    try walk.startTap("Start")
    #expect(try photo(walk).state.alpha == 0, "it is there at once")
    #expect(try photo(walk).look.alpha == 1, "and is seen to go")
    walk.wait(100)
    #expect(try photo(walk).look.alpha == 0.5)
    let root = try walk.id("A")
    let drawn = walk.simulation.view(of: root)?.subviews.first { $0.id == "l" }
    #expect(drawn?.alpha == 0.5)
    walk.wait(100)
    #expect(walk.logs == ["gone at 0.2"])
    #expect(try photo(walk).look.alpha == 0)
    walk.settle()
    #expect(walk.logs == ["back at 0.4"])
    #expect(try photo(walk).look.alpha == 1)
    #expect(walk.simulation == before)
  }

  @Test("S1-44: a view scales up and down in steps")
  func transform() throws {
    var walk = try walk { controller, _ in
      controller.animate(withDuration: 1, delay: 0.5) { $0["photo"]?.transform = .scale(3, 3) }
    }
    try walk.startTap("Start")
    walk.wait(500)
    #expect(try photo(walk).look.transform == .identity)
    walk.wait(500)
    #expect(try photo(walk).look.transform == .scale(2, 2))
    walk.settle()
    #expect(try photo(walk).look.transform == .scale(3, 3))
    #expect(walk.simulation.clock == 1500)
  }

  @Test("an animation starts from another one's current value")
  func interrupted() throws {
    var walk = try walk { controller, _ in
      let isGone = controller["photo"]?.alpha == 0
      controller.animate(withDuration: 1) { $0["photo"]?.alpha = isGone ? 1 : 0 }
    }
    try walk.startTap("Start")
    walk.wait(500)
    try walk.startTap("Start")
    #expect(try photo(walk).state.alpha == 1)
    #expect(try photo(walk).look.alpha == 0.5)
    walk.wait(500)
    #expect(try photo(walk).look.alpha == 0.75)
  }

  @Test("an animation without changes ends at once unless it has a completion")
  func nothing() throws {
    var walk = try walk { controller, _ in
      controller.animate(withDuration: 1) { $0["photo"]?.alpha = 1 }
    }
    try walk.tap("Start")
    #expect(walk.simulation.clock == 0)
    var other = try self.walk { controller, _ in
      controller.animate(withDuration: 1, completion: "done") { _ in }
    }
    try other.tap("Start")
    #expect(other.logs == ["done at 1.0"])
  }

  @Test("timers wait for the clock and fire in order")
  func timers() throws {
    var walk = try walk { controller, _ in
      controller.after(0.3, "once")
      controller.startTimer("tick", every: 1)
      controller.log("started")
    }
    try walk.tap("Start")
    #expect(walk.logs == ["started"])
    #expect(walk.simulation.isSettled)
    try walk.tap("Next")
    #expect(walk.logs == ["once at 0.3"], "a presentation takes 0.4 s")
    try walk.perform(.wait(2600))
    #expect(walk.logs == ["tick at 1.0", "tick at 2.0", "tick at 3.0"])
    #expect(walk.entries.map(\.text).first == "timer tick")
  }

  @Test("a timer ends when invalidated and with its owner")
  func stopped() throws {
    var walk = try walk({ code in
      code.onTimer = { controller, name in
        controller.log(name)
        controller.stopTimer(name)
      }
    }) { controller, _ in controller.startTimer("tick", every: 0.1) }
    try walk.tap("Start")
    try walk.perform(.wait(1000))
    #expect(walk.logs == ["tick"])
    let before = walk.simulation
    try walk.perform(.wait(1000))
    #expect(walk.simulation == before)
  }

  @Test("endlessly chained animations do not keep the app busy")
  func endless() throws {
    var walk = try walk({ code in
      code.onComplete = { controller, name in
        let alpha = controller["photo"]?.alpha == 0 ? 1.0 : 0
        controller.animate(withDuration: 0.5, completion: name) { $0["photo"]?.alpha = alpha }
      }
    }) { controller, _ in
      controller.animate(withDuration: 0.5, completion: "pulse") { $0["photo"]?.alpha = 0 }
    }
    try walk.tap("Start")
    #expect(walk.simulation.exception == nil)
    #expect(walk.simulation.clock == 60_000)
    #expect(!walk.simulation.isSettled)
  }

  @Test("any number is accepted as a duration")
  func oddDurations() throws {
    var walk = try walk { controller, _ in
      for duration in [-1, .nan, .infinity] {
        controller.animate(withDuration: duration, completion: "done") { _ in }
      }
    }
    try walk.tap("Start")
    #expect(walk.logs == ["done at 0.0", "done at 0.0", "done at 0.0"])
  }

  @Test("pending animations make simulations unequal")
  func equality() throws {
    var walk = try walk { controller, _ in
      controller.animate(withDuration: 1) { $0["photo"]?.alpha = 0 }
    }
    try walk.startTap("Start")
    var same = walk
    #expect(walk.simulation == same.simulation)
    same.wait(10)
    #expect(walk.simulation != same.simulation)
  }
}
