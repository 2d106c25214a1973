import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Trait changes")
struct TraitTests {
  private func app(
    _ members: String, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> ScriptedApp {
    try ScriptedApp(
      "behavior ItemsViewController: UITableViewController {\n  \(members)\n}\n"
        + "behavior DetailViewController {}\n", change)
  }

  private let handler = """
    traitCollectionDidChange {
        log "\\(previous.userInterfaceStyle) \\(traitCollection.userInterfaceStyle)"
      }
    """

  @Test("LIFE-18: another appearance is a change of traits, the same one is none")
  func appearance() throws {
    var app = try app(handler)
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.logs == ["light dark"])
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.trace == [])
  }

  @Test("LIFE-18: turning a phone changes its traits, once its size is known; not a pad")
  func rotation() throws {
    var phone = try app(handler)
    try phone.perform(.rotate(isLandscape: true))
    let own = phone.entries.filter { $0.subject == "Items" }.map(\.text)
    #expect(own.prefix(2).last == "traitCollectionDidChange")
    #expect(own.first?.hasPrefix("viewWillTransition") == true)
    var pad = try app(handler) {
      $0.device = DeviceTable.device(named: "iPad (A16)") ?? $0.device
    }
    #expect(pad.simulation.options.horizontalSizeClass == .regular)
    try pad.perform(.rotate(isLandscape: true))
    #expect(pad.logs == [])
  }

  @Test("LIFE-18: a class without the method has no such line in its trace")
  func unimplemented() throws {
    var app = try app("viewDidLoad {}")
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.trace == [])
  }

  @Test("ORC-66: detents that the root of a stack sets are those of the sheet around the stack")
  func detents() throws {
    var app = try app(
      """
      action addNewItem(sender) {
          let detail = instantiate "Detail"
          let stack = UINavigationController(rootViewController: detail)
          detail.sheetPresentationController.detents = [.medium, .large]
          present stack
        }
      """)
    try app.tap("+")
    let sheet = try #require(app.simulation.presentationChain.last)
    #expect(app.simulation.detents(of: sheet).map(\.identifier) == ["medium", "large"])
    #expect(app.simulation.selectedDetent(of: sheet)?.identifier == "medium")
  }
}
