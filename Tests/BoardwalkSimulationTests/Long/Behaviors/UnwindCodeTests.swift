import BoardwalkSimulation
import Testing

@Suite("Unwind actions in code")
struct UnwindCodeTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "b")),
      Sketch("b").way(.show("c", id: "c")), Sketch("c").button("Home", .unwind("home:", id: "go")))
  }

  private let home = Script { script in
    script.actions = [
      "home:": { controller, sender in
        guard case .segue(let segue) = sender else { return }
        controller.log("from \(controller.simulation[segue.source]?.name ?? "")")
      }
    ]
  }

  private func walk(_ behaviors: Behaviors) throws -> Walk {
    var walk = try app().launch(behaviors)
    try walk.segue("b")
    try walk.segue("c")
    try walk.tap("Home")
    return walk
  }

  @Test("UNW-05, UNW-08: the controller with the action runs it before the pop")
  func handler() throws {
    let walk = try walk(["AViewController": home])
    #expect(walk.stack == ["A"])
    #expect(
      walk.trace.hasPrefix(
        """
        C shouldPerformSegue "go": yes
        C prepare(for: "go") → A from button "Home"
        A home: from go
        from C
        C willMove(toParent: nil)
        """))
  }

  @Test("UNW-06: canPerform can pass an unwind on")
  func refusal() throws {
    let declining = Script { script in
      script.actions = home.actions
      script.onUnwind = { controller, source in
        controller.log("asked about \(controller.simulation[source]?.name ?? "")")
        return false
      }
    }
    let walk = try walk(["AViewController": home, "BViewController": declining])
    #expect(walk.logs == ["asked about C", "from C"])
    #expect(walk.stack == ["A"])
    #expect(try self.walk(["AViewController": home, "BViewController": home]).stack == ["A", "B"])
  }

  @Test("UNW-05: classes with other actions are skipped")
  func others() throws {
    let other = Script { $0.actions = ["save:": { _, _ in }] }
    let walk = try walk(["BViewController": other])
    #expect(walk.stack == ["A"], "nothing is known of A's actions")
  }

  @Test("UNW-07: nothing happens if all reject")
  func nobody() throws {
    let none = Script { $0.actions = [:] }
    let walk = try walk(["AViewController": none, "BViewController": none])
    #expect(walk.trace == "C shouldPerformSegue \"go\": yes")
    #expect(walk.stack == ["A", "B", "C"])
  }
}
