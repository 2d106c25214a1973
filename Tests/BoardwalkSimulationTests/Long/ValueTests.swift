import BoardwalkSimulation
import Testing

@Suite("A stage is a value")
struct ValueTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .tabs("tabs", "nav", "z"), .navigation("nav", root: "a"),
      Sketch("a").way(.show("b", id: "push")).way(.present("c", "fullScreen", id: "present")),
      Sketch("b").way(.show("b", id: "push")).container(.embed("d")), Sketch("c"), Sketch("d"),
      Sketch("z"))
  }

  @Test("after leaves the original as it was")
  func after() throws {
    let stage = try app().launch().stage
    let next = try stage.after(.performSegue("push"))
    #expect(next.stage.controllerCount == stage.controllerCount + 2)
    #expect(next.trace.count > 10)
    #expect(stage == (try app().launch().stage))
    #expect(next.stage != stage)
  }

  @Test("a copy is history")
  func history() throws {
    var walk = try app().launch()
    var history = [walk.stage]
    for _ in 1...5 {
      try walk.segue("push")
      history.append(walk.stage)
    }
    for past in history.reversed() {
      #expect(walk.stage == past)
      if walk.stack.count > 1 { try walk.back() }
    }
    #expect(history.last?.controllerCount == 14)
  }

  @Test("going there and back is the same stage", arguments: ["push", "present"])
  func thereAndBack(segue: String) throws {
    var walk = try app().launch()
    let before = walk.stage
    try walk.segue(segue)
    let there = walk.stage
    #expect(there != before)
    #expect(there.hashValue == there.hashValue)
    try walk.perform(segue == "push" ? .back : .dismiss)
    #expect(walk.stage == before)
    #expect(walk.stage.hashValue == before.hashValue)
    #expect(walk.stage.clock > before.clock)
    try walk.segue(segue)
    #expect(walk.stage == there, "and so is going there again, with other controllers")
    #expect(walk.stage.hashValue == there.hashValue)
    #expect(walk.stage.frontmost != there.frontmost)
  }

  @Test("a visited tab is not the same as one that was never seen")
  func visitedTab() throws {
    var walk = try app().launch()
    let before = walk.stage
    try walk.tab(1)
    try walk.tab(0)
    #expect(walk.stage != before, "its view has been loaded")
    let visited = walk.stage
    try walk.tab(1)
    try walk.tab(0)
    #expect(walk.stage == visited)
  }

  @Test("LAW-4: the same app, options and events give the same trace")
  func determinism() throws {
    func run() throws -> ([TraceEntry], Stage) {
      var walk = try app().launch()
      var entries = walk.entries
      for event: Event in [
        .performSegue("push"), .performSegue("push"), .selectTab(1), .selectTab(0), .back,
        .performSegue("push"), .popToRoot, .performSegue("present"), .dismiss,
      ] {
        try walk.perform(event)
        entries += walk.entries
      }
      return (entries, walk.stage)
    }
    let (first, second) = (try run(), try run())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }

  @Test("stages of other circumstances, or of other apps, are not the same")
  func difference() throws {
    let stage = try app().launch().stage
    #expect(stage != (try app().launch(system: 26).stage))
    #expect(stage != (try app().launch(on: "iPad").stage))
    #expect(stage != (try SketchedApp(Sketch("a")).launch().stage))
  }

  @Test("TIME-06: a stage in the middle of a transition is like another that is as far")
  func inTheMiddle() throws {
    var one = try app().launch()
    one.wait(1000)
    var other = try app().launch()
    try one.start(.performSegue("push"))
    try other.start(.performSegue("push"))
    #expect(one.stage == other.stage, "whenever it began")
    one.drain()
    #expect(one.stage != other.stage)
    other.drain()
    #expect(one.stage == other.stage)
    one.wait(10)
    #expect(one.stage != other.stage)
  }

  @Test("TIME-06: waiting runs what falls due; the clock neither turns back nor overflows")
  func waiting() throws {
    var walk = try app().launch()
    try walk.perform(.wait(500))
    #expect(walk.stage.clock == 500)
    try walk.start(.performSegue("push"))
    try walk.start(.wait(100))
    #expect(walk.entries.allSatisfy { $0.phase == .turn })
    #expect(walk.stage.clock == 600)
    walk.wait(-50)
    #expect(walk.stage.clock == 600)
    walk.wait(Int.max)
    walk.wait(Int.max)
    #expect(walk.stage.isSettled)
    try walk.back()
    #expect(walk.stack == ["A"])
  }

  @Test("a stage that is dropped in the middle leaves the original settled")
  func dropped() throws {
    let stage = try app().launch().stage
    var copy = stage
    try copy.start(.performSegue("present"))
    #expect(!copy.isSettled)
    #expect(stage.isSettled)
    #expect(stage.presentationChain.count == 1)
  }

  @Test("numbers of controllers are never used again")
  func identity() throws {
    var walk = try app().launch()
    var seen: [ControllerID] = []
    for _ in 1...4 {
      try walk.segue("present")
      let front = try #require(walk.stage.frontmost)
      #expect(seen.allSatisfy { $0 < front })
      seen.append(front)
      try walk.dismiss()
      #expect(walk.stage[front] == nil)
    }
  }

  @Test("memory: 100,000 pushes and backs keep as many controllers as one", .timeLimit(.minutes(2)))
  func memory() throws {
    var stage = try app().launch().stage
    let count = stage.controllerCount
    var most = count
    for _ in 1...50_000 {
      try stage.perform(.performSegue("push"))
      most = max(most, stage.controllerCount)
      try stage.perform(.back)
    }
    #expect(most == count + 2)
    #expect(stage.controllerCount == count)
    #expect(stage == (try app().launch().stage))
    #expect(stage.clock == 50_000 * 700)
  }
}
