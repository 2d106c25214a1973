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

  @Test("NAV-32: the previous title, else Back")
  func previousTitle() throws {
    #expect(try backTitle(from: ("title=\"Items\"", "")) == "Items")
    #expect(try backTitle() == "Back")
  }

  @Test("NAV-32: a back button title beats the title, a back item beats both")
  func precedence() throws {
    let titles = "title=\"Items\" backButtonTitle=\"Short\""
    #expect(try backTitle(from: (titles, "")) == "Short")
    #expect(try backTitle(from: (titles, backItem)) == "Home")
  }

  @Test("NAV-31, NAV-32: a back item without a title leaves the choice, an empty one is bare")
  func backItems() throws {
    let untitled = "<barButtonItem key=\"backBarButtonItem\" id=\"back\"/>"
    #expect(try backTitle(from: ("title=\"Items\"", untitled)) == "Items")
    let empty = "<barButtonItem key=\"backBarButtonItem\" id=\"back\" title=\"\"/>"
    #expect(try backTitle(from: ("title=\"Items\"", empty)) == "")
    let image = "<barButtonItem key=\"backBarButtonItem\" id=\"back\" image=\"arrow\"/>"
    #expect(try backTitle(from: ("title=\"Items\"", image)) == "arrow")
  }

  @Test("NAV-36: the back item belongs to the covered controller, not to the top")
  func ownBackItem() throws {
    #expect(try backTitle(from: ("title=\"Items\"", ""), to: ("", backItem)) == "Items")
  }

  @Test("NAV-31: a left item replaces the back button")
  func leftItem() throws {
    #expect(try backTitle(to: ("", cancelItem)) == nil)
  }

  @Test("NAV-34: unless left items supplement it")
  func supplement() throws {
    let title = try backTitle(
      from: ("title=\"Items\"", ""), to: ("leftItemsSupplementBackButton=\"YES\"", cancelItem))
    #expect(title == "Items")
  }

  @Test("NAV-35: the top hides it, whatever left items say")
  func hidden() throws {
    #expect(try backTitle(to: ("hidesBackButton=\"YES\"", "")) == nil)
    let both = "hidesBackButton=\"YES\" leftItemsSupplementBackButton=\"YES\""
    #expect(try backTitle(to: (both, cancelItem)) == nil)
  }

  @Test("NAV-33: display modes of the item it leads back to")
  func displayModes() throws {
    let generic = "title=\"Items\" backButtonDisplayMode=\"generic\""
    #expect(try backTitle(from: (generic, "")) == "Back")
    #expect(try backTitle(from: (generic, backItem)) == "Home")
    let minimal = "title=\"Items\" backButtonDisplayMode=\"minimal\""
    #expect(try backTitle(from: (minimal, "")) == "")
    #expect(try backTitle(from: ("title=\"Items\"", ""), to: (minimal, "")) == "Items")
  }

  @Test("ORC-54: a bare chevron on iOS 26")
  func chevron() throws {
    #expect(try backTitle(from: ("title=\"Items\"", ""), system: 26) == "")
  }

  @Test("NAV-31: what has no back button has nothing to tap and refuses to go back")
  func refusal() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "go")),
      Sketch("b").item("", cancelItem)
    ).launch()
    try walk.segue("go")
    #expect(!walk.simulation.touchables.contains { $0.role == .backButton })
    #expect(throws: EventError.noBackButton) { try walk.back() }
  }

  @Test("NAV-19: a hidden bar has no back button, before and after a push")
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
