import BoardwalkSimulation
import Testing

@Suite("Touchable elements")
struct TouchableTests {
  private func touchables(_ views: String, more: String = "") throws -> [Touchable] {
    try SketchedApp(Sketch("a").view(views).object(more)).launch().simulation.touchables
  }

  @Test(
    "CTL-01: controls and fields, by what is written on them",
    arguments: [
      (
        "<button id=\"x\"><state key=\"normal\" title=\"Save\"/></button>", Touchable.Role.button,
        ["Save"]
      ),
      ("<textField id=\"x\" text=\"Joe\" placeholder=\"Name\"/>", .field, ["Joe", "Name"]),
      ("<textView id=\"x\" text=\"Notes\"/>", .field, ["Notes"]),
      ("<searchBar id=\"x\" placeholder=\"Find\"/>", .field, ["Find"]),
      ("<switch id=\"x\" userLabel=\"Wi-Fi\"/>", .control, ["Wi-Fi"]),
      (
        "<slider id=\"x\"><accessibility key=\"a\" label=\"Volume\" identifier=\"vol\"/></slider>",
        .control, ["Volume", "vol"]
      ),
      ("<datePicker id=\"x\"/>", .control, []), ("<pickerView id=\"x\"/>", .control, []),
    ])
  func kinds(xml: String, role: Touchable.Role, texts: [String]) throws {
    let found = try touchables(xml)
    #expect(found.map(\.role) == [role])
    #expect(found.first?.texts == texts)
    #expect(found.first?.id == "x")
    #expect(found.first?.name == texts.first ?? role.rawValue)
  }

  @Test("labels, images and plain views cannot be touched")
  func inert() throws {
    #expect(try touchables("<label id=\"x\" text=\"Hi\"/><view id=\"y\"/>").isEmpty)
  }

  @Test("CTL-04: what is hidden or clear is not there, with all that is in it")
  func hidden() throws {
    let button = "<button id=\"x\"><state key=\"normal\" title=\"Save\"/></button>"
    for attribute in ["hidden=\"YES\"", "alpha=\"0.0\"", "alpha=\"0.005\""] {
      let found = try touchables(
        "<view id=\"box\" \(attribute)><subviews>\(button)</subviews></view>")
      #expect(found.isEmpty)
    }
    #expect(
      try touchables("<view id=\"box\" alpha=\"0.02\"><subviews>\(button)</subviews></view>").count
        == 1)
  }

  @Test("CTL-04: what is disabled is there, but does not react")
  func disabled() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Off", .present("b"), "enabled=\"NO\"")
        .button("Deaf", .present("b"), "userInteractionEnabled=\"NO\""), Sketch("b")
    ).launch()
    #expect(walk.simulation.touchables.map(\.isEnabled) == [false, false])
    #expect(throws: EventError.disabled("Off")) { try walk.tap("Off") }
    #expect(throws: EventError.disabled("Deaf")) { try walk.tap("Deaf") }
    #expect(walk.front == "A")
  }

  @Test("CTL-04: a view that takes no touches passes none on")
  func deafContainer() throws {
    let found = try touchables(
      """
      <view id="box" userInteractionEnabled="NO"><subviews>
      <button id="x"><state key="normal" title="Save"/></button></subviews></view>
      """)
    #expect(found.map(\.isEnabled) == [false])
  }

  private let cell = """
    <tableViewCell id="cell" reuseIdentifier="ItemCell">
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>
    <label id="l1" text="Name"/><label id="l2" text="Secret" hidden="YES"/>
    <view id="v"><subviews><label id="l3" text="$40"/></subviews></view>
    <button id="buy"><state key="normal" title="Buy"/></button>
    </subviews></tableViewCellContentView></tableViewCell>
    """

  @Test("SEG-14: a cell answers to any label in it, except what is touched by itself")
  func cells() throws {
    for rows in [
      "dataMode=\"prototypes\"><prototypes>\(cell)</prototypes>",
      "dataMode=\"static\"><sections><tableViewSection><cells>\(cell)</cells></tableViewSection></sections>",
    ] {
      let found = try touchables("<tableView id=\"t\" \(rows)</tableView>")
      #expect(found.map(\.role) == [.cell, .button])
      #expect(found.first?.texts == ["Name", "$40", "ItemCell"])
      #expect(found.last?.texts == ["Buy"])
    }
  }

  @Test("SEG-14: collection cells and headers too")
  func collectionCells() throws {
    let found = try touchables(
      """
      <collectionView id="c"><cells><collectionViewCell id="cell" reuseIdentifier="Photo"/></cells>
      <collectionReusableView key="sectionHeaderView" id="h">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews><button id="x"><state key="normal" title="All"/></button></subviews>
      </collectionReusableView></collectionView>
      """)
    #expect(found.map(\.name) == ["Photo", "All"])
  }

  /// A view of `kind` with a tap recognizer, `attributes` and, in it, `content`.
  private func tapped(
    _ kind: String, _ attributes: String = "", _ content: String = ""
  ) throws -> Touchable {
    let view = """
      <\(kind) id="box" \(attributes)><subviews>\(content)</subviews><connections>
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>
      </connections></\(kind)>
      """
    return try #require(try touchables(view, more: "<tapGestureRecognizer id=\"tap\"/>").first)
  }

  @Test(
    "ORC-11: a tap recognizer works on images and labels that do not say no",
    arguments: ["imageView", "label", "view"])
  func tappedImages(kind: String) throws {
    #expect(try tapped(kind).isEnabled)
    #expect(try tapped(kind, "userInteractionEnabled=\"YES\"").isEnabled)
    #expect(try !tapped(kind, "userInteractionEnabled=\"NO\"").isEnabled)
  }

  @Test(
    "a view is called what is written in it, unless it scrolls or lies behind what can be touched",
    arguments: [
      ("view", "", true), ("view", "<view id=\"v\"/>", true), ("scrollView", "", false),
      ("view", "<switch id=\"x\"/>", false),
      ("view", "<view id=\"v\"><subviews><button id=\"x\"/></subviews></view>", false),
      ("view", "<switch id=\"x\" hidden=\"YES\"/>", true),
      ("view", "<tableView id=\"x\"/>", false),
      ("view", "<toolbar id=\"x\"><items><barButtonItem id=\"i\"/></items></toolbar>", false),
    ])
  func backdrops(kind: String, content: String, isNamed: Bool) throws {
    let found = try tapped(
      kind, "userLabel=\"Backdrop\"", "<label id=\"l\" text=\"Hello\"/>" + content)
    #expect(found.texts == (isNamed ? ["Hello", "Backdrop"] : ["Backdrop"]))
    #expect(found.inscriptions == (isNamed ? [] : ["Hello"]))
  }

  @Test("GES-02: a view with a tap recognizer answers to what is written in it")
  func recognizers() throws {
    let view = """
      <view id="box"><subviews><label id="l" text="Tap me"/>
      <button id="x"><state key="normal" title="Not me"/></button></subviews><connections>
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>
      </connections></view>
      """
    let found = try touchables(view, more: "<tapGestureRecognizer id=\"tap\"/>")
    #expect(found.map(\.role) == [.view, .button])
    #expect(found.first?.texts == [])
    #expect(found.first?.inscriptions == ["Tap me"])
    for other in [
      "<pinchGestureRecognizer id=\"tap\"/>", "<pongPressGestureRecognizer id=\"tap\"/>",
      "<swipeGestureRecognizer id=\"tap\"/>",
      "<tapGestureRecognizer id=\"tap\" numberOfTapsRequired=\"2\"/>",
      "<tapGestureRecognizer id=\"tap\" numberOfTouchesRequired=\"2\"/>",
    ] {
      #expect(try touchables(view, more: other).map(\.role) == [.button], "\(other)")
    }
  }

  @Test("a view that sends an action is touchable, one that embeds is not")
  func customControl() throws {
    let found = try touchables(
      """
      <view id="x" customClass="Dial"><connections>
      <action selector="turn:" destination="a" eventType="valueChanged" id="c"/>
      </connections></view>
      """)
    #expect(found.map(\.role) == [.view])
    let walk = try SketchedApp(Sketch("a").container(.embed("b")), Sketch("b")).launch()
    #expect(walk.simulation.touchables.isEmpty)
  }

  @Test("BAR-20: a system item answers to its face and to its name")
  func systemItems() throws {
    let walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").item(
        "",
        """
        <barButtonItem key="leftBarButtonItem" id="l" systemItem="done"/>
        <rightBarButtonItems><barButtonItem id="r" systemItem="add"/>
        <barButtonItem id="s" systemItem="fixedSpace"/>
        <barButtonItem id="i" image="gear"/><barButtonItem id="b" title="T" image="gear"/>
        </rightBarButtonItems>
        """)
    ).launch()
    #expect(
      walk.simulation.touchables.map(\.texts) == [
        ["Done", "done"], ["T", "gear"], ["gear"], ["+", "add"],
      ]
    )
  }

  @Test("a bar item that shows a view is what that view is; a title view can be touched")
  func viewsInBars() throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
    let walk = try SketchedApp(
      .navigation("nav", root: "a").with("toolbarHidden", "NO"),
      Sketch("a").item(
        "",
        """
        <barButtonItem key="rightBarButtonItem" id="r">
        <button key="customView" id="x">\(frame)<state key="normal" title="Cart"/></button></barButtonItem>
        <view key="titleView" id="t">\(frame)
        <subviews><segmentedControl id="s"><segments><segment title="All"/></segments>
        </segmentedControl></subviews></view>
        """
      ).part(
        """
        <toolbarItems><barButtonItem id="u"><button key="customView" id="y">\(frame)
        <state key="normal" title="Tool"/></button></barButtonItem></toolbarItems>
        """)
    ).launch()
    #expect(walk.simulation.touchables.map(\.name) == ["All", "Cart", "Tool"])
    #expect(walk.simulation.touchables.map(\.role) == [.control, .button, .button])
  }

  @Test("bars that stand by themselves")
  func ownBars() throws {
    let found = try touchables(
      """
      <toolbar id="bar"><items><barButtonItem id="t1" title="Sort"/>
      <barButtonItem id="t2" systemItem="flexibleSpace"/></items></toolbar>
      <navigationBar id="nb"><items><navigationItem id="n" title="X">
      <rightBarButtonItems><barButtonItem id="r1" title="R1"/><barButtonItem id="r2" title="R2"/>
      </rightBarButtonItems></navigationItem></items></navigationBar>
      """)
    #expect(found.map(\.name) == ["Sort", "R2", "R1"])
    #expect(found.map(\.role) == [.toolbarItem, .barItem, .barItem])
  }

  @Test("only the topmost presentation takes touches, in reading order")
  func topmost() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "nav", "z"), .navigation("nav", root: "a"),
      Sketch("a").title("Items").button("Push", .show("b")),
      Sketch("b").item("", "<barButtonItem key=\"rightBarButtonItem\" id=\"r\" title=\"Edit\"/>")
        .button("Open", .present("c")),
      Sketch("c").button("Close"), Sketch("z").with("title", "Other")
    ).launch()
    try walk.tap("Push")
    #expect(walk.simulation.touchables.map(\.name) == ["Items", "Edit", "Open", "tab", "Other"])
    try walk.tap("Open")
    #expect(walk.simulation.touchables.map(\.name) == ["Close"])
  }

  @Test("an item with an image goes by its title, by which it is tapped as well as by the image")
  func imageItems() throws {
    let item = """
      <barButtonItem key="rightBarButtonItem" title="Settings" image="gear" id="i"><connections>
      <segue destination="b" kind="show" id="s"/></connections></barButtonItem>
      """
    let app = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").item("", item), Sketch("b"))
    let found = app.launch().simulation.touchables
    #expect(found.map(\.texts) == [["Settings", "gear"]])
    for text in ["Settings", "gear"] {
      var walk = app.launch()
      try walk.tap(text)
      #expect(walk.front == "B")
      #expect(walk.trace.contains("from bar item \"Settings\""))
    }
  }
}
