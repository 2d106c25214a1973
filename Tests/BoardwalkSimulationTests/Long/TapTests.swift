import BoardwalkSimulation
import Testing

@Suite("Taps")
struct TapTests {
  private func walk(_ connections: String, more: String = "", _ element: String = "button") throws
    -> Walk
  {
    try SketchedApp(
      Sketch("a").view(
        """
        <\(element) id="x" userLabel="Thing"><connections>\(connections)</connections></\(element)>
        """
      ).object(more), Sketch("b")
    ).launch()
  }

  private func action(_ selector: String, to target: String = "a", on event: String? = nil)
    -> String
  {
    let event = event.map { " eventType=\"\($0)\"" } ?? ""
    return
      "<action selector=\"\(selector)\" destination=\"\(target)\"\(event) id=\"\(selector)-\(target)\"/>"
  }

  @Test("NIB-05: an action reaches its controller with its sender")
  func controller() throws {
    var walk = try walk(action("save:", on: "touchUpInside"))
    try walk.tap("Thing")
    #expect(walk.trace == "A save: from \"Thing\"")
    #expect(walk.entries.first?.event == .action(selector: "save:", sender: "\"Thing\""))
  }

  @Test("NIB-05: an action reaches another object by its display name")
  func otherObject() throws {
    var walk = try walk(
      action("reload", to: "helper", on: "touchUpInside"),
      more: "<customObject id=\"helper\" userLabel=\"The Helper\" customClass=\"Helper\"/>")
    try walk.tap("Thing")
    #expect(walk.trace == "The Helper reload from \"Thing\"")
  }

  @Test("ORC-30: an action reaches the first responder, here the controller")
  func firstResponder() throws {
    var walk = try walk(
      action("copy:", to: "fr", on: "touchUpInside"),
      more:
        "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\" sceneMemberID=\"firstResponder\"/>"
    )
    try walk.tap("Thing")
    #expect(walk.trace == "A copy: from \"Thing\"")
  }

  @Test("CTL-02, CTL-03: events are ordered by touch phase, then by document")
  func order() throws {
    var walk = try walk(
      action("third:", on: "touchUpInside") + action("second:", on: "primaryActionTriggered")
        + action("never:", on: "touchDragExit") + action("first:", on: "touchDown")
        + action("fourth:", on: "touchUpInside"))
    try walk.tap("Thing")
    #expect(
      walk.entries.map(\.text)
        == ["first:", "second:", "third:", "fourth:"].map {
          $0 + " from \"Thing\""
        })
  }

  @Test(
    "CTL-01: a tap sends its control's events",
    arguments: [
      ("button", "touchUpInside", true), ("button", "valueChanged", false),
      ("switch", "valueChanged", true), ("switch", "touchUpInside", true),
      ("slider", "valueChanged", true), ("textField", "editingDidBegin", true),
      ("textField", "editingChanged", false), ("textField", "editingDidEnd", false),
    ])
  func events(element: String, event: String, isSent: Bool) throws {
    var walk = try walk(action("go:", on: event), element)
    try walk.tap("Thing")
    #expect(walk.trace.isEmpty != isSent)
  }

  @Test("NIB-05: actions precede segues of one object")
  func actionAndSegue() throws {
    var walk = try walk(
      "<segue destination=\"b\" kind=\"presentation\" id=\"s\"/>"
        + action("save:", on: "touchUpInside"))
    try walk.tap("Thing")
    #expect(walk.trace.hasPrefix("A save: from \"Thing\"\nA shouldPerformSegue: yes"))
    #expect(walk.front == "B")
  }

  @Test("BAR-21: bar button items have no events")
  func barItem() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a").with("toolbarHidden", "NO"),
      Sketch("a").item(
        "",
        """
        <barButtonItem key="rightBarButtonItem" id="r" systemItem="add"><connections>
        \(action("add:"))</connections></barButtonItem>
        """
      ).part(
        """
        <toolbarItems><barButtonItem id="t" title="Next"><connections>
        <segue destination="b" kind="show" id="s"/></connections></barButtonItem>
        <barButtonItem id="off" title="Off" enabled="NO"/></toolbarItems>
        """), Sketch("b")
    ).launch()
    try walk.tap("add")
    #expect(walk.trace == "A add: from \"+\"")
    #expect(throws: EventError.disabled("Off")) { try walk.tap("Off") }
    try walk.tap("Next")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("a button inside a bar item sends its own action")
  func customView() throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
    var walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").item(
        "",
        """
        <barButtonItem key="rightBarButtonItem" id="r"><button key="customView" id="x">\(frame)
        <state key="normal" title="Cart"/><connections>
        \(action("cart:", on: "touchUpInside"))</connections></button></barButtonItem>
        """)
    ).launch()
    try walk.tap("Cart")
    #expect(walk.trace == "A cart: from \"Cart\"")
  }

  @Test("GES-01: a tap recognizer sends its actions and performs its segues")
  func recognizer() throws {
    var walk = try walk(
      "<outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"g\"/>",
      more: """
        <tapGestureRecognizer id="tap"><connections>\(action("tapped:"))
        <segue destination="b" kind="presentation" id="s"/></connections></tapGestureRecognizer>
        """, "view")
    try walk.tap("Thing")
    #expect(walk.trace.hasPrefix("A tapped: from \"Thing\"\nA shouldPerformSegue: yes"))
    #expect(walk.front == "B")
  }

  @Test("SEG-14: a cell performs its selection segue, not its accessory's")
  func cells() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").view(
        """
        <tableView id="t" dataMode="prototypes"><prototypes>
        <tableViewCell id="cell" reuseIdentifier="Cell"><connections>
        <segue destination="c" kind="show" trigger="accessoryAction" id="s1"/>
        <segue destination="b" kind="show" id="s2"/></connections></tableViewCell>
        </prototypes></tableView>
        """), Sketch("b"), Sketch("c")
    ).launch()
    try walk.tap("Cell")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("SEG-01: a tap does not perform a preview segue")
  func peeks() throws {
    var walk = try walk(
      "<segue destination=\"b\" kind=\"show\" id=\"s\"/>"
        + "<segue destination=\"b\" kind=\"presentation\" trigger=\"preview\" id=\"p\"/>")
    try walk.tap("Thing")
    #expect(walk.trace.components(separatedBy: "shouldPerformSegue").count == 2)
  }

  @Test("offscreen elements cannot be tapped")
  func stale() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "nav", "z"), .navigation("nav", root: "a"),
      Sketch("a").button("Push", .show("b")), Sketch("b").button("Open", .present("c")),
      Sketch("c"), Sketch("z").with("title", "Other")
    ).launch()
    let push = try walk.touchable("Push")
    try walk.tap("Push")
    #expect(throws: EventError.notOnScreen("Push")) { try walk.perform(.tap(push)) }
    let back = try walk.touchable("Back")
    let open = try walk.touchable("Open")
    let tab = try walk.touchable("Other")
    try walk.tap("Open")
    for old in [back, open, tab] {
      #expect(throws: EventError.notOnScreen(old.name)) { try walk.perform(.tap(old)) }
    }
    try walk.dismiss()
    try walk.perform(.tap(back))
    #expect(throws: EventError.notOnScreen("Back")) { try walk.perform(.tap(back)) }
    #expect(throws: EventError.notOnScreen("Open")) { try walk.perform(.tap(open)) }
    try walk.perform(.tap(push))
    #expect(walk.stack == ["A", "B"])
  }

  @Test("a tab hidden meanwhile cannot be tapped")
  func hiddenTab() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "nav", "z"), .navigation("nav", root: "a"),
      Sketch("a").button("Push", .show("b")), Sketch("b").with("hidesBottomBarWhenPushed", "YES"),
      Sketch("z").with("title", "Other")
    ).launch()
    let tab = try walk.touchable("Other")
    try walk.tap("Push")
    #expect(throws: EventError.notOnScreen("Other")) { try walk.perform(.tap(tab)) }
  }
}
