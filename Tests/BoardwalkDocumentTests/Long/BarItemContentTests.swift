import BoardwalkDocument
import BoardwalkSchema
import Testing

@Suite("Bar item contents")
struct BarItemContentTests {
  @Test(
    "a tab bar system item has UIKit's title",
    arguments: [
      ("favorites", "Favorites"), ("mostRecent", "Most Recent"), ("mostViewed", "Most Viewed"),
      ("topRated", "Top Rated"), ("more", "More"), ("", ""),
    ])
  func systemTabs(_ systemItem: String, _ title: String) throws {
    let document = try #require(Document(xml: "<tabBarItem systemItem=\"\(systemItem)\"/>"))
    #expect(TabBarItem(document.root).title == title)
  }

  @Test("a tab's own title precedes that of its system item")
  func ownTitle() throws {
    let document = try #require(
      Document(xml: "<tabBarItem title=\"Borrowed\" systemItem=\"recents\"/>"))
    #expect(TabBarItem(document.root).title == "Borrowed")
  }

  @Test("every system item except spaces has a visible text", arguments: SystemItem.allCases)
  func visibleTexts(_ item: SystemItem) {
    #expect(item.visibleText.isEmpty == item.isSpace)
  }

  @Test("bar items have UIKit's titles or a glyph of one column")
  func words() {
    let words = SystemItem.allCases.map(\.visibleText).filter { $0.count > 1 }
    #expect(words == ["Done", "Cancel", "Edit", "Save", "Undo", "Redo"])
  }

  @Test("system items that Interface Builder does not write are unknown")
  func unknown() throws {
    let document = try #require(Document(xml: "<barButtonItem systemItem=\"Done\" width=\"8\"/>"))
    let item = BarButtonItem(document.root)
    #expect(item.systemItem == nil)
    #expect(item.width == 8)
  }

  @Test("the view of an item is its custom view, and the configuration of its image is no view")
  func customView() throws {
    let document = try #require(
      Document(
        xml: """
          <items>
          <barButtonItem id="a"><imageReference key="image" image="star" catalog="system"/>
          <button key="customView" id="b"><rect key="frame" x="0" y="0" width="8" height="8"/>
          </button></barButtonItem>
          <barButtonItem id="c" image="moon"><color key="tintColor" white="1" alpha="1"/>
          </barButtonItem>
          </items>
          """))
    let items = document.elements(of: .barButtonItem).map(BarButtonItem.init)
    #expect(items.map(\.image) == ["star", "moon"])
    #expect(items.map { $0.customView?.id } == ["b", nil])
  }
}
