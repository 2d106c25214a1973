import BoardwalkSimulation
import Testing

@Suite("Titles set from code")
struct TitleTests {
  private func walk() throws -> Walk {
    let item = "<tabBarItem key=\"tabBarItem\" id=\"t\" title=\"Old\" badgeValue=\"3\"/>"
    return try SketchedApp(
      .tabs("tabs", "nav", "c"), Sketch.navigation("nav", root: "a").part(item),
      Sketch("a").title("Item").way(.show("b", id: "b")), Sketch("b"), Sketch("c")
    ).launch()
  }

  @Test("BAR-04, ORC-40: a controller's title sets its items and its stack's tab")
  func title() throws {
    var walk = try walk()
    let (a, tab) = (try walk.id("A"), try walk.id("navigation controller"))
    walk.code { $0.setTitle("New", of: a) }
    #expect(walk.simulation.frontBar?.title == "New")
    #expect(walk.simulation.tabTitle(of: tab) == "New")
    #expect(walk.simulation.touchables.filter { $0.role == .tab }.first?.name == "New")
  }

  @Test("BAR-04, ORC-40: an item's title is its own, and the last write wins")
  func temporal() throws {
    var walk = try walk()
    let (a, tab) = (try walk.id("A"), try walk.id("navigation controller"))
    walk.code { $0.updateNavigationItem(of: a) { $0.title = "Mine" } }
    #expect(walk.simulation.frontBar?.title == "Mine")
    #expect(walk.simulation[a]?.title == nil)
    #expect(walk.simulation.tabTitle(of: tab) == "Old")
    walk.code { $0.setTitle("Later", of: a) }
    #expect(walk.simulation.frontBar?.title == "Later")
    walk.code { $0.updateNavigationItem(of: a) { $0.title = "Last" } }
    #expect(walk.simulation.frontBar?.title == "Last")
    #expect(walk.simulation[a]?.title == "Later")
  }

  @Test("NAV-17: a pushed controller's title does not change the tab")
  func pushed() throws {
    var walk = try walk()
    try walk.segue("b")
    let (b, tab) = (try walk.id("B"), try walk.id("navigation controller"))
    walk.code { $0.setTitle("Deep", of: b) }
    #expect(walk.simulation.tabTitle(of: tab) == "Old")
  }

  @Test("NAV-36: a later title changes the back button")
  func backTitle() throws {
    var walk = try walk()
    try walk.segue("b")
    #expect(walk.simulation.frontBar?.backTitle == "Item")
    let a = try walk.id("A")
    walk.code { $0.setTitle("Changed", of: a) }
    #expect(walk.simulation.frontBar?.backTitle == "Changed")
  }

  @Test("NAV-32: code sets the back button")
  func backItems() throws {
    var walk = try walk()
    try walk.segue("b")
    let a = try walk.id("A")
    walk.code { $0.updateNavigationItem(of: a) { $0.backButtonTitle = "Plain" } }
    #expect(walk.simulation.frontBar?.backTitle == "Plain")
    walk.code { $0.updateNavigationItem(of: a) { $0.backItemTitle = "Item" } }
    #expect(walk.simulation.frontBar?.backTitle == "Item")
  }

  @Test("BAR-03: an item has no default title, and its prompt is above")
  func prompt() throws {
    var walk = try walk()
    try walk.segue("b")
    #expect(walk.simulation.frontBar?.title == nil)
    let b = try walk.id("B")
    walk.code { $0.updateNavigationItem(of: b) { $0.prompt = "Hurry" } }
    #expect(walk.simulation.frontBar?.prompt == "Hurry")
    try walk.back()
    #expect(walk.simulation.frontBar?.prompt == nil)
  }

  @Test("TAB-09: a badge is text from the document or from code")
  func badge() throws {
    var walk = try walk()
    let tab = try walk.id("navigation controller")
    #expect(walk.simulation[tab]?.tabItem.badgeValue == "3")
    walk.code { $0.updateTabItem(of: tab) { $0.badgeValue = "new" } }
    #expect(walk.simulation[tab]?.tabItem.badgeValue == "new")
  }

  @Test("BAR-12: the edit button names its next action")
  func editButton() throws {
    var walk = try walk()
    let a = try walk.id("A")
    walk.code { $0.updateNavigationItem(of: a) { $0.rightItems = [.editButton] } }
    try walk.tap("Edit")
    #expect(walk.trace == "A setEditing(true, animated: true)")
    #expect(walk.simulation[a]?.isEditing == true)
    let item = walk.simulation.frontBar?.rightItems.first
    #expect(item?.visibleText == "Done")
    #expect(item?.style == .done)
    try walk.tap("Done")
    #expect(walk.simulation[a]?.isEditing == false)
    #expect(walk.simulation.frontBar?.rightItems.first?.visibleText == "Edit")
  }
}
