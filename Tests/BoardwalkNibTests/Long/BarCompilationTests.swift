import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling bars and bar items to nibs")
struct BarCompilationTests {
  private func compiled(_ scenes: String...) throws -> CompiledNibs {
    try StoryboardCompiler().compile(StoryboardFixture.storyboard(scenes.joined()))
  }

  private func controller(_ id: String, _ parts: String) -> String {
    StoryboardFixture.controller(#"id="\#(id)""#, parts)
      .replacing(#"id="root""#, with: #"id="\#(id)-root""#)
      .replacing(#"id="safe""#, with: #"id="\#(id)-safe""#)
  }

  @Test("a tab bar lists the items of its children in order")
  func tabBar() throws {
    let tabs = """
      <tabBarController id="home"><tabBar key="tabBar" contentMode="scaleToFill" id="bar">\
      <rect key="frame" x="0.0" y="0.0" width="320" height="49"/></tabBar><connections>\
      <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>\
      <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/>\
      </connections></tabBarController>
      """
    let child = { (id: String) in
      controller(id, #"<tabBarItem key="tabBarItem" title="\#(id)" id="\#(id)-item"/>"#)
    }
    let document = try StoryboardFixture.storyboard(tabs, child("a"), child("b"))
    let result = try StoryboardCompiler().compile(document)
    let archive = try #require(result.archives["UITabBarController-home"])
    let bar = try #require(archive.first("UITabBar"))
    let items = archive.object(bar["UIItems"])?.elements.compactMap { archive.object($0) } ?? []
    #expect(items.map { archive.text($0["UITitle"]) } == ["a", "b"])
    #expect(bar["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 0, 49])))
    #expect(result.archives["a-view-a-root"] != nil)
  }

  @Test("all items of a side are listed, and the first one also separately")
  func severalItems() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><rightBarButtonItems>\
      <barButtonItem title="One" id="i1"/><barButtonItem title="Two" id="i2"/>\
      </rightBarButtonItems></navigationItem>
      """
    let archive = try #require(
      try compiled(controller("home", item)).archives["UIViewController-home"])
    let navigationItem = try #require(archive.first("UINavigationItem"))
    #expect(archive.object(navigationItem["UIRightBarButtonItems"])?.elements.count == 2)
    let single = archive.object(navigationItem["UIRightBarButtonItem"])
    #expect(archive.text(single?["UITitle"]) == "One")
  }

  @Test("the view of a navigation item is in the nib of its scene")
  func customView() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \
      style="plain" id="i"><switch key="customView" opaque="NO" contentMode="scaleToFill" on="YES" \
      id="s"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch></barButtonItem>\
      </navigationItem><connections><outlet property="toggle" destination="s" id="o"/></connections>
      """
    let archive = try #require(
      try compiled(controller("home", item)).archives["UIViewController-home"])
    let view = archive.object(archive.first("UIBarButtonItem")?["UICustomView"])
    #expect(view?.className == "UISwitch")
    let outlets = archive.objects.filter { $0.className == "UIRuntimeOutletConnection" }
    #expect(outlets.contains { archive.text($0["UILabel"]) == "toggle" })
  }

  @Test("a container is connected to its embed segue, which runs when the view loads")
  func embed() throws {
    let view = """
      <subviews><containerView opaque="NO" contentMode="scaleToFill" id="box">\
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/><connections>\
      <segue destination="inner" kind="embed" id="e"/></connections></containerView></subviews>
      """
    let result = try compiled(
      StoryboardFixture.controller(view: view) + "</objects></scene><scene><objects>"
        + controller("inner", ""))
    let scene = try #require(result.archives["UIViewController-home"])
    let template = try #require(scene.first("UIStoryboardEmbedSegueTemplate"))
    #expect(template["UIPerformOnViewLoad"] == .bool(true))
    let nib = try #require(result.archives["home-view-root"])
    let connection = nib.objects.first { nib.text($0["UILabel"]) == "containerView" }
    #expect(
      nib.text(nib.object(connection?["UISource"])?["UIProxiedObjectIdentifier"])
        == "UpstreamPlaceholder-1")
    #expect(result.archives["UIViewController-inner"] != nil)
  }

  @Test("a scene's controller keeps top-level views alive")
  func sceneView() throws {
    let objects =
      controller(
        "home", #"<connections><outlet property="overlay" destination="v" id="o"/></connections>"#)
      + #"<view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="10" "#
      + #"height="10"/></view>"#
    let result = try compiled(objects)
    let archive = try #require(result.archives["UIViewController-home"])
    let kept = archive.objects.compactMap { $0["UITopLevelObjectsToKeepAliveFromStoryboard"] }
    #expect(archive.object(kept.first)?.elements.count == 1)
    #expect(archive.objects.contains { archive.text($0["UILabel"]) == "overlay" })
  }

  @Test("an action to a controller of another scene is dropped, as by Xcode")
  func otherScene() throws {
    let view = """
      <subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">\
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/><connections>\
      <action selector="go:" destination="other" eventType="touchUpInside" id="a"/></connections>\
      </button></subviews>
      """
    let result = try compiled(
      StoryboardFixture.controller(view: view) + "</objects></scene><scene><objects>"
        + controller("other", ""))
    let nib = try #require(result.archives["home-view-root"])
    #expect(nib.first("UIRuntimeEventConnection") == nil)
  }

  @Test("the items of a toolbar belong to the child of the navigation controller that shows them")
  func toolbar() throws {
    let navigation = """
      <navigationController toolbarHidden="NO" id="home"><navigationBar key="navigationBar" \
      contentMode="scaleToFill" id="bar"/><toolbar key="toolbar" opaque="NO" \
      clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="tools">\
      <rect key="frame" x="0.0" y="623" width="375" height="44"/><autoresizingMask \
      key="autoresizingMask"/></toolbar><connections><segue destination="list" \
      kind="relationship" relationship="rootViewController" id="s"/></connections>\
      </navigationController>
      """
    let child = controller(
      "list",
      """
      <toolbarItems><barButtonItem title="Go" id="go"/></toolbarItems>\
      <navigationItem key="navigationItem" id="n"/>
      """)
    let document = try StoryboardFixture.storyboard(navigation, child)
    let archive = try #require(
      try StoryboardCompiler().compile(document).archives["UINavigationController-home"])
    let bar = try #require(archive.first("UIToolbar"))
    #expect(archive.object(bar["UIItems"])?.elements.isEmpty == true)
    #expect(bar["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 375, 50])))
    let shown = archive.objects.first { $0["UIToolbarItems"] != nil }
    let item = archive.object(archive.object(shown?["UIToolbarItems"])?.elements.first)
    #expect(archive.text(item?["UITitle"]) == "Go")
    #expect(archive.objects.contains { $0["UIToolbarShown"] == .bool(true) })
  }

  @Test("a recognizer of double taps counts the taps")
  func doubleTap() throws {
    let scene =
      controller("home", "")
      + #"<tapGestureRecognizer numberOfTapsRequired="2" id="tap"/>"#
    let result = try compiled(scene)
    let archive = try #require(result.archives["UIViewController-home"])
    let counter = try #require(archive.first("UITapRecognizer"))
    #expect(counter["UITapRecognizer.numberOfTapsRequired"] == .int8(2))
    var reader = CompiledStoryboardReader(result.archives, try #require(result.info))
    #expect(reader.document().contains("numberOfTapsRequired=\"2\""))
  }

  @Test("a title view is in the nib of its scene and reads back")
  func titleView() throws {
    let scene = controller(
      "home",
      """
      <navigationItem key="navigationItem" title="A" id="n"><textField key="titleView" \
      opaque="NO" contentMode="scaleToFill" placeholder="Search" textAlignment="natural" \
      minimumFontSize="17" id="field"><rect key="frame" x="0.0" y="0.0" width="90" height="30"/>\
      </textField></navigationItem>
      """)
    let result = try compiled(scene)
    let archive = try #require(result.archives["UIViewController-home"])
    let item = try #require(archive.first("UINavigationItem"))
    let field = archive.object(item["UITitleView"])
    #expect(archive.text(field?["UIPlaceholder"]) == "Search")
    var reader = CompiledStoryboardReader(result.archives, try #require(result.info))
    #expect(reader.document().contains("key=\"titleView\""))
  }

  @Test("a tab bar in a view keeps its frame and lists its items")
  func tabBarInView() throws {
    let view = """
      <subviews><tabBar contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="618" \
      width="375" height="49"/><items><tabBarItem systemItem="favorites" id="i"/></items></tabBar>\
      </subviews>
      """
    let result = try compiled(StoryboardFixture.controller(view: view))
    let archive = try #require(result.archives["home-view-root"])
    let bar = try #require(archive.first("UITabBar"))
    #expect(bar["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 375, 49])))
    let item = archive.object(archive.object(bar["UIItems"])?.elements.first)
    #expect(item?["UISystemItem"] == .int8(1))
  }

  @Test("a navigation controller with a bar and without a child is rejected")
  func emptyContainer() throws {
    let navigation = """
      <navigationController id="home"><navigationBar key="navigationBar" \
      contentMode="scaleToFill" id="bar"/></navigationController>
      """
    let error = #expect(throws: CompilationError.self) { try compiled(navigation) }
    #expect(error?.unsupported.map(\.name) == ["a bar of a container without children"])
  }
}
