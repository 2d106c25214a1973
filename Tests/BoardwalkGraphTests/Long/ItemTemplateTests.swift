import BoardwalkGraph
import Testing

/// Items of navigation bars, toolbars and tab bars.
@Suite("Bar item templates")
struct ItemTemplateTests {
  private func navigationItem(
    _ attributes: String, _ inside: String = ""
  ) throws -> NavigationItemTemplate {
    let controller = try Sample.controller(
      """
      <viewController id="vc"><navigationItem key="navigationItem" \(attributes)>\(inside)\
      </navigationItem></viewController>
      """)
    return try #require(controller.navigationItem)
  }

  @Test("attributes of navigation items are read")
  func navigationAttributes() throws {
    let item = try navigationItem(
      """
      title="Items" prompt="All" backButtonTitle="Back" backButtonDisplayMode="minimal" \
      largeTitleDisplayMode="always" leftItemsSupplementBackButton="YES" hidesBackButton="YES" \
      id="n"
      """)
    #expect(item.id == "n")
    #expect(item.title == "Items")
    #expect(item.prompt == "All")
    #expect(item.backButtonTitle == "Back")
    #expect(item.backButtonDisplayMode == .minimal)
    #expect(item.largeTitleDisplayMode == .always)
    #expect(item.leftItemsSupplementBackButton)
    #expect(item.hidesBackButton)
    #expect(item.rest == nil)
  }

  @Test("the title of a navigation item may be an element")
  func titleElement() throws {
    let item = try navigationItem("id=\"n\"", "<string key=\"title\">Two\nlines</string>")
    #expect(item.title == "Two\nlines")
    #expect(item.rest == nil)
  }

  @Test("unknown attributes and elements of a navigation item are archived")
  func unknownParts() throws {
    let item = try navigationItem(
      #"id="n" subtitle="New""#, #"<nil key="title"/><searchController id="sc"/>"#)
    #expect(item.title == nil)
    #expect(item.rest?.attributes == ["subtitle": "New"])
    #expect(item.rest?.children.map(\.name) == ["nil", "searchController"])
  }

  @Test("single bar button items of a navigation item are read")
  func singleItems() throws {
    let item = try navigationItem(
      "id=\"n\"",
      """
      <barButtonItem key="leftBarButtonItem" title="Edit" id="l"/>\
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/>\
      <barButtonItem key="backBarButtonItem" title="Up" id="b"/>
      """)
    #expect(item.leftBarButtonItems.map(\.title) == ["Edit"])
    #expect(item.rightBarButtonItems.map(\.systemItem) == [.add])
    #expect(item.backBarButtonItem?.title == "Up")
    #expect(item.rest == nil)
  }

  @Test("lists of bar button items of a navigation item are read")
  func itemLists() throws {
    let item = try navigationItem(
      "id=\"n\"",
      """
      <leftBarButtonItems><barButtonItem id="a"/></leftBarButtonItems>\
      <rightBarButtonItems><barButtonItem id="b"/><barButtonItem id="c"/></rightBarButtonItems>
      """)
    #expect(item.leftBarButtonItems.map(\.id) == ["a"])
    #expect(item.rightBarButtonItems.map(\.id) == ["b", "c"])
    #expect(item.rest == nil)
  }

  @Test("a list of bar button items replaces a single item, which is archived")
  func listAndItem() throws {
    let item = try navigationItem(
      "id=\"n\"",
      """
      <barButtonItem key="rightBarButtonItem" id="a"/>\
      <rightBarButtonItems><barButtonItem id="b"/></rightBarButtonItems>
      """)
    #expect(item.rightBarButtonItems.map(\.id) == ["b"])
    #expect(item.rest?.children.first?.attributes["id"] == "a")
  }

  @Test("the title view of a navigation item is read as a view")
  func titleView() throws {
    let item = try navigationItem(
      "id=\"n\"",
      """
      <segmentedControl key="titleView" id="s"><rect key="frame" x="0" y="0" width="1" \
      height="1"/><segments><segment title="A"/></segments></segmentedControl>
      """)
    #expect(item.titleView?.segmentTitles == ["A"])
    #expect(item.rest == nil)
  }

  private func barButtonItem(
    _ attributes: String, _ inside: String = ""
  ) throws -> BarButtonItemTemplate {
    let view = try Sample.view(
      """
      <toolbar id="t"><items><barButtonItem \(attributes)>\(inside)</barButtonItem></items></toolbar>
      """)
    return try #require(view.items.first)
  }

  @Test("attributes of bar button items are read")
  func barButtonAttributes() throws {
    let item = try barButtonItem(
      #"title="Go" image="arrow" style="done" enabled="NO" width="42" id="b""#)
    #expect(item.id == "b")
    #expect(item.title == "Go")
    #expect(item.image == "arrow")
    #expect(item.style == .done)
    #expect(!item.isEnabled)
    #expect(item.width == 42)
    #expect(item.visibleText == "Go")
    #expect(item.rest == nil)
  }

  @Test("unknown system items and malformed widths are archived")
  func unknownSystemItem() throws {
    let item = try barButtonItem(#"systemItem="hologram" width="wide" id="b""#)
    #expect(item.systemItem == nil)
    #expect(item.width == nil)
    #expect(item.isEnabled)
    #expect(item.rest?.attributes == ["systemItem": "hologram", "width": "wide"])
  }

  @Test("the custom view of a bar button item is read as a view")
  func customView() throws {
    let item = try barButtonItem(
      #"id="b""#,
      """
      <button key="customView" id="c"><autoresizingMask key="autoresizingMask"/>\
      <state key="normal" title="Tap"/></button><color key="tintColor" white="1"/>
      """)
    #expect(item.customView?.id == "c")
    #expect(item.visibleText == "Tap")
    #expect(item.rest?.children.map(\.name) == ["color"])
  }

  @Test("attributes of tab bar items are read")
  func tabBarAttributes() throws {
    let controller = try Sample.controller(
      """
      <viewController id="vc"><tabBarItem key="tabBarItem" title="Map" image="pin" \
      badgeValue="3" enabled="NO" selectedImage="pin.fill" id="t"/></viewController>
      """)
    let item = try #require(controller.tabBarItem)
    #expect(item.id == "t")
    #expect(item.title == "Map")
    #expect(item.image == "pin")
    #expect(item.badgeValue == "3")
    #expect(!item.isEnabled)
    #expect(item.rest?.attributes == ["selectedImage": "pin.fill"])
  }

  @Test("a tab bar item without a title has the title of its system item")
  func systemTabs() throws {
    let controller = try Sample.controller(
      """
      <viewController id="vc"><tabBarItem key="tabBarItem" systemItem="mostRecent" title="" \
      id="t"/></viewController>
      """)
    #expect(controller.tabBarItem?.title == "")
    let other = try Sample.controller(
      """
      <viewController id="vc"><tabBarItem key="tabBarItem" systemItem="mostRecent" id="t"/>\
      </viewController>
      """)
    #expect(other.tabBarItem?.title == "Most Recent")
    #expect(other.tabBarItem?.rest?.attributes == ["systemItem": "mostRecent"])
  }

  @Test(
    "an image replaces a bar item's title but not a system item",
    arguments: [
      ("title=\"Share\"", nil), ("image=\"gear\"", "gear"), ("title=\"\" image=\"gear\"", "gear"),
      ("title=\"Settings\" image=\"gear\" catalog=\"system\"", "gear"),
      ("title=\"Share\" image=\"\"", nil), ("systemItem=\"add\" image=\"gear\"", nil), ("", nil),
    ] as [(String, String?)])
  func images(_ attributes: String, _ image: String?) throws {
    let items = try navigationItem(
      "id=\"n\"", "<barButtonItem key=\"rightBarButtonItem\" \(attributes) id=\"i\"/>"
    ).rightBarButtonItems
    #expect(items.map(\.shownImage) == [image])
  }
}
