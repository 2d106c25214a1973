import BoardwalkSimulation
import Testing

@Suite("Touchable elements")
struct TouchableTests {
  private func touchables(_ views: String, more: String = "") throws -> [Touchable] {
    try SketchedApp(Sketch("a").view(views).object(more)).launch().simulation.touchables
  }

  @Test(
    "CTL-01: controls and fields are found by their texts",
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

  @Test("labels, images and plain views are not touchable")
  func inert() throws {
    #expect(try touchables("<label id=\"x\" text=\"Hi\"/><view id=\"y\"/>").isEmpty)
  }

  @Test("CTL-04: hidden and transparent views are missing with their subviews")
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

  @Test("CTL-04: disabled controls are listed but do not react")
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

  @Test("CTL-04: a noninteractive view blocks touches of its subviews")
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

  @Test("SEG-14: a cell is found by any label in it that is not itself touchable")
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

  @Test("SEG-14: collection view cells and headers are found, too")
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
    "ORC-11: tap recognizers work on images and labels with interaction enabled",
    arguments: ["imageView", "label", "view"])
  func tappedImages(kind: String) throws {
    #expect(try tapped(kind).isEnabled)
    #expect(try tapped(kind, "userInteractionEnabled=\"YES\"").isEnabled)
    #expect(try !tapped(kind, "userInteractionEnabled=\"NO\"").isEnabled)
  }

  @Test(
    "a view is named by its text unless it scrolls or lies behind a touchable one",
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
    #expect(found.innerTexts == (isNamed ? [] : ["Hello"]))
  }

  @Test("GES-02: a view with a tap recognizer is found by its text")
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
    #expect(found.first?.innerTexts == ["Tap me"])
    for other in [
      "<pinchGestureRecognizer id=\"tap\"/>", "<pongPressGestureRecognizer id=\"tap\"/>",
      "<swipeGestureRecognizer id=\"tap\"/>",
      "<tapGestureRecognizer id=\"tap\" numberOfTapsRequired=\"2\"/>",
      "<tapGestureRecognizer id=\"tap\" numberOfTouchesRequired=\"2\"/>",
    ] {
      #expect(try touchables(view, more: other).map(\.role) == [.button], "\(other)")
    }
  }

  @Test("a view with an action is touchable, one with an embed segue is not")
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

  @Test("BAR-20: a system item is found by its visible text and its name")
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

  @Test("an item's custom view and a title view are touchable")
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

  @Test("bars without a controller are touchable")
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

  @Test("only the topmost presentation accepts touches, in reading order")
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

  @Test("an item with an image is found by its title and its image")
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
