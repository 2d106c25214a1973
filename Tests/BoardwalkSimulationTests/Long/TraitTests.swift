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

  @Test("LIFE-18: another appearance changes traits, the same one does not")
  func appearance() throws {
    var app = try app(handler)
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.logs == ["light dark"])
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.trace == [])
  }

  @Test("LIFE-18: rotating a phone changes traits after its size, an iPad's stay")
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

  @Test("LIFE-18: a controller whose own style stays learns of no change")
  func override() throws {
    var app = try app("viewDidLoad { overrideUserInterfaceStyle = .dark }\n  \(handler)")
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.logs == [])
  }

  @Test("LIFE-18: classes without the method have no trace line")
  func unimplemented() throws {
    var app = try app("viewDidLoad {}")
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.trace == [])
  }

  @Test("ORC-66: detents set by a stack's root apply to its sheet")
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
