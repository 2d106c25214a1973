import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Strict outlets")
struct StrictOutletTests {
  private func app(_ prepare: String, isStrict: Bool) throws -> ScriptedApp {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        rows { 1 }
        cell "Item" {}
        prepare "showItem" {
          \(prepare)
        }
      }
      behavior DetailViewController {}
      """
    ) { $0.isStrict = isStrict }
    try app.perform(.performSegue("showItem"))
    return app
  }

  @Test("APP-14: a strict run ends at a nil outlet of the destination in prepare")
  func strict() throws {
    for use in ["destination.nameLabel.text = \"early\"", "log destination.nameLabel.text"] {
      let exception = try #require(try app(use, isStrict: true).simulation.exception)
      #expect(exception.name == "SIGABRT")
      #expect(exception.reason.contains("Unexpectedly found nil while implicitly unwrapping"))
      #expect(exception.reason.contains("'nameLabel'"))
    }
  }

  @Test("APP-14: other runs ignore nil outlets")
  func lenient() throws {
    let app = try app("destination.nameLabel.text = \"early\"", isStrict: false)
    #expect(app.simulation.exception == nil)
    #expect(!app.simulation.texts.contains("early"))
  }

  @Test("APP-14: a strict run allows nil checks and loaded outlets")
  func allowed() throws {
    let asked = try app("log \"\\(destination.nameLabel == nil)\"", isStrict: true)
    #expect(asked.simulation.exception == nil)
    #expect(asked.logs == ["true"])
    let loaded = try app(
      "let view = destination.view\ndestination.nameLabel.text = \"late\"", isStrict: true)
    #expect(loaded.simulation.exception == nil)
    #expect(loaded.simulation.texts.contains("late"))
  }
}
