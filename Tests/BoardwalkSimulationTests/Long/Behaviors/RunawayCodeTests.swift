import BoardwalkSimulation
import Foundation
import Testing

@Suite("Runaway code limits")
struct RunawayCodeTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").with("storyboardIdentifier", "A").way(.show("a", id: "again")))
  }

  /// Loading a view makes the next one, and loads that.
  private let nesting = Script { script in
    script.onLoad = { controller in
      guard let made = controller.instantiate("A") else { return }
      controller.with(made) { $0.loadViewIfNeeded() }
    }
  }

  @Test("mutual recursion overflows the stack, as on a device")
  func depth() throws {
    let walk = try app().launch(["AViewController": nesting])
    #expect(walk.simulation.exception?.name == "EXC_BAD_ACCESS")
    #expect(walk.simulation.exception?.reason.contains("AViewController") == true)
    #expect(walk.simulation.isSettled)
  }

  @Test("recursion is stopped before the smallest thread stack is full")
  func smallStack() async throws {
    let app = try app()
    let nesting = nesting
    let name = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          returning: app.launch(["AViewController": nesting]).simulation.exception?.name)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(name == "EXC_BAD_ACCESS")
  }

  @Test("a screen that always opens another one never settles")
  func breadth() throws {
    let script = Script { $0.onDidAppear = { $0.performSegue(withIdentifier: "again") } }
    let walk = try app().launch(["AViewController": script])
    #expect(walk.simulation.exception?.name == "EXC_RESOURCE")
    #expect(walk.simulation.isSettled)
  }

  @Test("effects between two events are not accumulated")
  func manyEvents() throws {
    let script = Script { $0.onWillAppear = { $0.state.count += 1 } }
    var walk = try app().launch(["AViewController": script])
    for _ in 1...3_000 {
      try walk.segue("again")
      try walk.back()
    }
    #expect(walk.simulation.exception == nil)
  }
}
