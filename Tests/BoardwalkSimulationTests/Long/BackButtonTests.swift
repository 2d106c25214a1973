import BoardwalkSimulation
import Testing

@Suite("Back buttons")
struct BackButtonTests {
  /// The back title on the second of two controllers.
  private func backTitle(
    from first: (String, String) = ("", ""), to second: (String, String) = ("", ""),
    system: Int = 18
  ) throws -> String? {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").item(first.0, first.1).way(.show("b", id: "go")),
      Sketch("b").item(second.0, second.1)
    ).launch(system: system)
    try walk.segue("go")
    return walk.simulation.frontBar?.backTitle
  }

  private let backItem = "<barButtonItem key=\"backBarButtonItem\" id=\"back\" title=\"Home\"/>"
  private let cancelItem = "<barButtonItem key=\"leftBarButtonItem\" id=\"left\" title=\"Cancel\"/>"

  @Test("NAV-32: the back button shows the previous title, else Back")
  func previousTitle() throws {
    #expect(try backTitle(from: ("title=\"Items\"", "")) == "Items")
    #expect(try backTitle() == "Back")
  }

  @Test("NAV-32: a back button title precedes the title, a back item both")
  func precedence() throws {
    let titles = "title=\"Items\" backButtonTitle=\"Short\""
    #expect(try backTitle(from: (titles, "")) == "Short")
    #expect(try backTitle(from: (titles, backItem)) == "Home")
  }

  @Test("NAV-31, NAV-32: a back item without a title falls back, one with an empty title is bare")
  func backItems() throws {
    let untitled = "<barButtonItem key=\"backBarButtonItem\" id=\"back\"/>"
    #expect(try backTitle(from: ("title=\"Items\"", untitled)) == "Items")
    let empty = "<barButtonItem key=\"backBarButtonItem\" id=\"back\" title=\"\"/>"
    #expect(try backTitle(from: ("title=\"Items\"", empty)) == "")
    let image = "<barButtonItem key=\"backBarButtonItem\" id=\"back\" image=\"arrow\"/>"
    #expect(try backTitle(from: ("title=\"Items\"", image)) == "arrow")
  }

  @Test("NAV-36: the back item is that of the covered controller")
  func ownBackItem() throws {
    #expect(try backTitle(from: ("title=\"Items\"", ""), to: ("", backItem)) == "Items")
  }

  @Test("NAV-31: a left item replaces the back button")
  func leftItem() throws {
    #expect(try backTitle(to: ("", cancelItem)) == nil)
  }

  @Test("NAV-34: supplementing left items keep the back button")
  func supplement() throws {
    let title = try backTitle(
      from: ("title=\"Items\"", ""), to: ("leftItemsSupplementBackButton=\"YES\"", cancelItem))
    #expect(title == "Items")
  }

  @Test("NAV-35: the top controller can hide the back button with any left items")
  func hidden() throws {
    #expect(try backTitle(to: ("hidesBackButton=\"YES\"", "")) == nil)
    let both = "hidesBackButton=\"YES\" leftItemsSupplementBackButton=\"YES\""
    #expect(try backTitle(to: (both, cancelItem)) == nil)
  }

  @Test("NAV-33: the display mode is that of the item below")
  func displayModes() throws {
    let generic = "title=\"Items\" backButtonDisplayMode=\"generic\""
    #expect(try backTitle(from: (generic, "")) == "Back")
    #expect(try backTitle(from: (generic, backItem)) == "Home")
    let minimal = "title=\"Items\" backButtonDisplayMode=\"minimal\""
    #expect(try backTitle(from: (minimal, "")) == "")
    #expect(try backTitle(from: ("title=\"Items\"", ""), to: (minimal, "")) == "Items")
  }

  @Test("ORC-54: iOS 26 shows a bare chevron")
  func chevron() throws {
    #expect(try backTitle(from: ("title=\"Items\"", ""), system: 26) == "")
  }

  @Test("NAV-31: without a back button nothing is tapped and going back is rejected")
  func refusal() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "go")),
      Sketch("b").item("", cancelItem)
    ).launch()
    try walk.segue("go")
    #expect(!walk.simulation.touchables.contains { $0.role == .backButton })
    #expect(throws: EventError.noBackButton) { try walk.back() }
  }

  @Test("NAV-19: a hidden bar has no back button before and after a push")
  func hiddenBar() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a").with("navigationBarHidden", "YES"),
      Sketch("a").way(.show("b", id: "go")), Sketch("b")
    ).launch()
    #expect(walk.simulation.frontBar == nil)
    try walk.segue("go")
    #expect(walk.simulation.frontBar == nil)
    #expect(throws: EventError.noBackButton) { try walk.back() }
  }
}
