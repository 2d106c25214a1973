import BoardwalkSimulation
import Testing

@Suite("Parent change queries")
struct MovementTests {
  /// Callbacks of appearance with what the flags say.
  private func moves(_ walk: Walk) -> [String] {
    walk.entries.compactMap { entry in
      entry.movement.map { "\(entry.subject) \(entry.text) \($0.rawValue)" }
    }
  }

  private func app() throws -> SketchedApp {
    try SketchedApp(
      .tabs("tabs", "nav", "t"), .navigation("nav", root: "a"),
      Sketch("a").way(.show("b", id: "b")).way(.present("m", "fullScreen", id: "m")), Sketch("b"),
      Sketch("m"), Sketch("t"))
  }

  @Test("LIFE-17: a push moves the new controller, not the covered one")
  func push() throws {
    var walk = try app().launch()
    try walk.segue("b")
    #expect(
      moves(walk) == [
        "B viewWillAppear isMovingToParent", "B viewIsAppearing isMovingToParent",
        "B viewDidAppear isMovingToParent",
      ])
    let b = try walk.id("B")
    #expect(walk.simulation[b]?.movement != .toParent)
  }

  @Test("LIFE-17: a pop moves the removed controller, not the revealed one")
  func pop() throws {
    var walk = try app().launch()
    try walk.segue("b")
    try walk.start(.back)
    walk.drain()
    let b = try walk.id("B")
    #expect(walk.simulation[b]?.movement == .fromParent)
    #expect(moves(walk) == ["B viewWillDisappear isMovingFromParent"])
    walk.settle()
    #expect(moves(walk) == ["B viewDidDisappear isMovingFromParent"])
  }

  @Test("LIFE-17: presentations move nothing but report their beginning and end")
  func presentation() throws {
    var walk = try app().launch()
    try walk.segue("m")
    #expect(
      moves(walk) == [
        "M viewWillAppear isBeingPresented", "M viewIsAppearing isBeingPresented",
        "M viewDidAppear isBeingPresented",
      ])
    let m = try walk.id("M")
    #expect(walk.simulation[m]?.movement != .presented)
    try walk.dismiss()
    #expect(
      moves(walk) == [
        "M viewWillDisappear isBeingDismissed", "M viewDidDisappear isBeingDismissed",
      ])
  }

  @Test("LIFE-17: switching tabs moves nothing")
  func tabs() throws {
    var walk = try app().launch()
    try walk.tab(1)
    #expect(moves(walk).isEmpty)
    #expect(!walk.entries.isEmpty)
  }

  @Test("LIFE-13, LIFE-17: a cancelled swipe resets all flags")
  func cancelled() throws {
    var walk = try app().launch()
    try walk.segue("b")
    try walk.perform(.swipeBack(.cancelled))
    #expect(moves(walk) == ["B viewWillDisappear isMovingFromParent"])
    let b = try walk.id("B")
    #expect(walk.simulation[b]?.movement != .fromParent)
    #expect(walk.simulation[b]?.movement != .dismissed)
  }
}
