import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Rejected presentations and dismissals")
struct RefusedPresentationTests {
  private static let scene = """
    storyboard

    viewController first: FirstViewController, initial {
      view {
        button "Both" (16, 84, 100 x 30) { action touchUpInside -> first.both: }
        button "Show" (16, 124, 100 x 30) { action touchUpInside -> first.show: }
      }
      segue presentation -> second "second"
    }

    viewController second: SecondViewController, storyboardIdentifier: Second {
      view {
        button "Twice" (16, 84, 100 x 30) { action touchUpInside -> second.twice: }
      }
    }

    """

  private func app(
    _ members: String = "", _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior FirstViewController {
        action both(sender) {
          present instantiate "Second"
          dismiss self
        }
        action show(sender) { present instantiate "Second" }
        \(members)
      }
      behavior SecondViewController {
        action twice(sender) {
          dismiss self
          dismiss self then { log "dismissed twice" }
        }
      }
      """, scene: Self.scene, change)
  }

  @Test("APP-11: a controller being presented is not dismissed, with a log line")
  func presenting() throws {
    let line =
      "Attempt to dismiss from view controller <FirstViewController> while a presentation or "
      + "dismiss is in progress!"
    for (system, expected) in [(18, line), (12, "Warning: " + line)] {
      var app = try app { $0.system = .init(system) }
      try app.tap("Both")
      #expect(app.logs == [expected])
      #expect(app.simulation.texts.contains("Twice"))
    }
  }

  @Test("APP-11: a controller being dismissed is not dismissed again (PRES-22)")
  func dismissing() throws {
    var app = try app()
    try app.tap("Show")
    try app.tap("Twice")
    #expect(app.logs.first?.contains("dismiss is in progress") == true)
    #expect(app.logs.dropFirst() == ["dismissed twice"])
    #expect(app.simulation.texts.contains("Show"))
  }

  @Test("APP-16: nothing is presented before the presenter has been in the window")
  func unseen() throws {
    let early = try app("viewWillAppear { performSegue \"second\" }")
    #expect(early.logs.first?.contains("whose view is not in the window hierarchy") == true)
    #expect(!early.simulation.texts.contains("Twice"))
    let later = try app("viewIsAppearing { performSegue \"second\" }")
    #expect(later.simulation.texts.contains("Twice"))
  }
}
