import BoardwalkSimulation
import Testing

@Suite("Simulation value semantics")
struct ValueTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .tabs("tabs", "nav", "z"), .navigation("nav", root: "a"),
      Sketch("a").way(.show("b", id: "push")).way(.present("c", "fullScreen", id: "present")),
      Sketch("b").way(.show("b", id: "push")).container(.embed("d")), Sketch("c"), Sketch("d"),
      Sketch("z"))
  }

  @Test("applying an event leaves the original unchanged")
  func after() throws {
    let simulation = try app().launch().simulation
    let next = try simulation.after(.performSegue("push"))
    #expect(next.simulation.controllerCount == simulation.controllerCount + 2)
    #expect(next.trace.count > 10)
    #expect(simulation == (try app().launch().simulation))
    #expect(next.simulation != simulation)
  }

  @Test("copies are history")
  func history() throws {
    var walk = try app().launch()
    var history = [walk.simulation]
    for _ in 1...5 {
      try walk.segue("push")
      history.append(walk.simulation)
    }
    for past in history.reversed() {
      #expect(walk.simulation == past)
      if walk.stack.count > 1 { try walk.back() }
    }
    #expect(history.last?.controllerCount == 14)
  }

  @Test("going forward and back yields an equal simulation", arguments: ["push", "present"])
  func thereAndBack(segue: String) throws {
    var walk = try app().launch()
    let before = walk.simulation
    try walk.segue(segue)
    let there = walk.simulation
    #expect(there != before)
    #expect(there.hashValue == there.hashValue)
    try walk.perform(segue == "push" ? .back : .dismiss)
    #expect(walk.simulation == before)
    #expect(walk.simulation.hashValue == before.hashValue)
    #expect(walk.simulation.clock > before.clock)
    try walk.segue(segue)
    #expect(walk.simulation == there, "and so is going there again, with other controllers")
    #expect(walk.simulation.hashValue == there.hashValue)
    #expect(walk.simulation.frontmost != there.frontmost)
  }

  @Test("a visited tab differs from an unvisited one")
  func visitedTab() throws {
    var walk = try app().launch()
    let before = walk.simulation
    try walk.tab(1)
    try walk.tab(0)
    #expect(walk.simulation != before, "its view has been loaded")
    let visited = walk.simulation
    try walk.tab(1)
    try walk.tab(0)
    #expect(walk.simulation == visited)
  }

  @Test("LAW-4: equal apps, options and events give equal traces")
  func determinism() throws {
    func run() throws -> ([TraceEntry], Simulation) {
      var walk = try app().launch()
      var entries = walk.entries
      for event: Event in [
        .performSegue("push"), .performSegue("push"), .selectTab(1), .selectTab(0), .back,
        .performSegue("push"), .popToRoot, .performSegue("present"), .dismiss,
      ] {
        try walk.perform(event)
        entries += walk.entries
      }
      return (entries, walk.simulation)
    }
    let (first, second) = (try run(), try run())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }

  @Test("simulations with different options or apps are unequal")
  func difference() throws {
    let simulation = try app().launch().simulation
    #expect(simulation != (try app().launch(system: 26).simulation))
    #expect(simulation != (try app().launch(on: "iPad").simulation))
    #expect(simulation != (try SketchedApp(Sketch("a")).launch().simulation))
  }

  @Test("simulations with a portrait screen on devices that are held differently are unequal")
  func heldDevice() throws {
    struct Portrait: ControllerBehavior {
      func supportedInterfaceOrientations(
        _ controller: inout Instance
      ) -> InterfaceOrientations { .portrait }
    }
    var walk = try SketchedApp(Sketch("a")).launch(["AViewController": Portrait()])
    let upright = walk.simulation
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.simulation.visibleState == upright.visibleState)
    #expect(walk.simulation != upright, "the next screen may support landscape")
    try walk.perform(.rotate(isLandscape: false))
    #expect(walk.simulation == upright)
  }

  @Test("TIME-06: simulations at the same point of a transition are equal")
  func inTheMiddle() throws {
    var one = try app().launch()
    one.wait(1000)
    var other = try app().launch()
    try one.start(.performSegue("push"))
    try other.start(.performSegue("push"))
    #expect(one.simulation == other.simulation, "whenever it began")
    one.drain()
    #expect(one.simulation != other.simulation)
    other.drain()
    #expect(one.simulation == other.simulation)
    one.wait(10)
    #expect(one.simulation != other.simulation)
  }

  @Test("TIME-06: waiting runs due events, and the clock neither goes back nor overflows")
  func waiting() throws {
    var walk = try app().launch()
    try walk.perform(.wait(500))
    #expect(walk.simulation.clock == 500)
    try walk.start(.performSegue("push"))
    try walk.start(.wait(100))
    #expect(walk.entries.allSatisfy { $0.phase == .turn })
    #expect(walk.simulation.clock == 600)
    walk.wait(-50)
    #expect(walk.simulation.clock == 600)
    walk.wait(Int.max)
    walk.wait(Int.max)
    #expect(walk.simulation.isSettled)
    try walk.back()
    #expect(walk.stack == ["A"])
  }

  @Test("dropping a simulation during a transition does not affect the original")
  func dropped() throws {
    let simulation = try app().launch().simulation
    var copy = simulation
    try copy.start(.performSegue("present"))
    #expect(!copy.isSettled)
    #expect(simulation.isSettled)
    #expect(simulation.presentationChain.count == 1)
  }

  @Test("controller ids are never reused")
  func identity() throws {
    var walk = try app().launch()
    var seen: [ControllerID] = []
    for _ in 1...4 {
      try walk.segue("present")
      let front = try #require(walk.simulation.frontmost)
      #expect(seen.allSatisfy { $0 < front })
      seen.append(front)
      try walk.dismiss()
      #expect(walk.simulation[front] == nil)
    }
  }

  @Test(
    "100,000 pushes and pops keep as many controllers in memory as one", .timeLimit(.minutes(10)))
  func memory() throws {
    var simulation = try app().launch().simulation
    let count = simulation.controllerCount
    var most = count
    for _ in 1...50_000 {
      try simulation.perform(.performSegue("push"))
      most = max(most, simulation.controllerCount)
      try simulation.perform(.back)
    }
    #expect(most == count + 2)
    #expect(simulation.controllerCount == count)
    #expect(simulation == (try app().launch().simulation))
    #expect(simulation.clock == 50_000 * 700)
  }
}
