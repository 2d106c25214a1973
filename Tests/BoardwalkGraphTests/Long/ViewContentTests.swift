import BoardwalkGraph
import Testing

/// Subviews, items, constraints and other contents of views.
@Suite("View contents")
struct ViewContentTests {
  @Test(
    "views of every kind may have subviews",
    arguments: ["view", "scrollView", "stackView", "containerView", "window", "imageView"])
  func subviews(kind: String) throws {
    let view = try Sample.view(
      """
      <\(kind) id="a"><subviews><view id="b"><subviews><label id="c"/></subviews></view>\
      <button id="d"/></subviews></\(kind)>
      """)
    #expect(view.kind == kind)
    #expect(view.subviews.map(\.id) == ["b", "d"])
    #expect(view.subviews.first?.subviews.map(\.id) == ["c"])
    #expect(view.rest.children.isEmpty)
  }

  @Test("subviews of a visual effect view are in its content view")
  func visualEffectView() throws {
    let view = try Sample.view(
      """
      <visualEffectView id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <view key="contentView" id="b"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews><label id="c"/></subviews></view><blurEffect style="dark"/></visualEffectView>
      """)
    #expect(view.subviews.map(\.id) == ["b"])
    #expect(view.subviews.first?.rest.attributes == ["key": "contentView"])
    #expect(view.subviews.first?.subviews.map(\.id) == ["c"])
    #expect(view.rest.children.map(\.name) == ["blurEffect"])
  }

  @Test("toolbars have bar button items")
  func toolbars() throws {
    let view = try Sample.view(
      """
      <toolbar id="a"><items><barButtonItem id="b" systemItem="add"/>\
      <barButtonItem id="c" systemItem="flexibleSpace"/></items></toolbar>
      """)
    #expect(view.items.map(\.id) == ["b", "c"])
    #expect(view.items.map(\.systemItem) == [.add, .flexibleSpace])
    #expect(view.rest.children.isEmpty)
  }

  @Test("standalone navigation bars and tab bars have items")
  func standaloneBars() throws {
    let bar = try Sample.view(
      #"<navigationBar id="a"><items><navigationItem title="T" id="b"/></items></navigationBar>"#)
    #expect(bar.navigationItems.map(\.title) == ["T"])
    let tabs = try Sample.view(
      #"<tabBar id="a"><items><tabBarItem title="T" id="b"/></items></tabBar>"#)
    #expect(tabs.tabBarItems.map(\.title) == ["T"])
    #expect(tabs.rest.children.isEmpty)
  }

  @Test("toolbar items of unknown kinds are archived")
  func unknownItems() throws {
    let view = try Sample.view(
      #"<toolbar id="a"><items><barButtonItem id="b"/><dial id="c"/></items></toolbar>"#)
    #expect(view.items.map(\.id) == ["b"])
    #expect(view.rest.children.first?.name == "items")
    #expect(view.rest.children.first?.children.map(\.name) == ["dial"])
  }

  @Test("constraints belong to their view")
  func constraints() throws {
    let view = try Sample.view(
      """
      <view id="a"><constraints><constraint firstAttribute="width" constant="8" id="c"/>\
      </constraints></view>
      """)
    #expect(view.constraints.map(\.id) == ["c"])
    #expect(view.rest.children.isEmpty)
  }

  @Test("layout guides of views are archived")
  func layoutGuides() throws {
    let view = try Sample.view(#"<view id="a"><viewLayoutGuide key="safeArea" id="g"/></view>"#)
    #expect(view.rest.children.first?.attributes == ["key": "safeArea", "id": "g"])
  }

  @Test("only unknown connections are archived with their view")
  func connections() throws {
    let view = try Sample.view(
      """
      <button id="a"><connections><action selector="go:" destination="vc" id="c"/>\
      <binding keyPath="x" id="d"/></connections></button>
      """)
    #expect(view.rest.children.first?.name == "connections")
    #expect(view.rest.children.first?.children.map(\.name) == ["binding"])
  }
}
