import BoardwalkDocument
import Testing

@Suite("Bar item contents")
struct ItemFaceTests {
  @Test(
    "UIKit titles a tab's system item with the words of its name",
    arguments: [
      ("favorites", "Favorites"), ("mostRecent", "Most Recent"), ("mostViewed", "Most Viewed"),
      ("topRated", "Top Rated"), ("more", "More"), ("", ""),
    ])
  func systemTabs(_ systemItem: String, _ title: String) throws {
    let document = try #require(Document(xml: "<tabBarItem systemItem=\"\(systemItem)\"/>"))
    #expect(TabBarItem(document.root).title == title)
  }

  @Test("A tab's own title wins over the system item's")
  func ownTitle() throws {
    let document = try #require(
      Document(xml: "<tabBarItem title=\"Borrowed\" systemItem=\"recents\"/>"))
    #expect(TabBarItem(document.root).title == "Borrowed")
  }

  @Test("Every system item has a face, unless it is space", arguments: SystemItem.allCases)
  func faces(_ item: SystemItem) {
    #expect(item.face.isEmpty == item.isSpace)
  }

  @Test("The bar's words are UIKit's; what differs from them is a glyph of one column")
  func words() {
    let words = SystemItem.allCases.map(\.face).filter { $0.count > 1 }
    #expect(words == ["Done", "Cancel", "Edit", "Save", "Undo", "Redo"])
  }

  @Test("System items that Interface Builder does not write are none")
  func unknown() throws {
    let document = try #require(Document(xml: "<barButtonItem systemItem=\"Done\" width=\"8\"/>"))
    let item = BarButtonItem(document.root)
    #expect(item.systemItem == nil)
    #expect(item.width == 8)
  }

  @Test("An item's view is its custom view; its image's configuration is none")
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
