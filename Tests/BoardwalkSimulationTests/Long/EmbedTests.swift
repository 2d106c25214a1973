import BoardwalkSimulation
import Testing

@Suite("Container views")
struct EmbedTests {
  @Test("LIFE-50, ORC-05: an embedded child exists before its parent's viewDidLoad")
  func order() throws {
    let walk = try SketchedApp(
      Sketch("a").container(.embed("b", id: "child")), Sketch("b")
    ).launch()
    #expect(
      walk.trace == """
        A init(coder:)
        A awakeFromNib
        A shouldPerformSegue "child": yes
        B init(coder:)
        B awakeFromNib
        A prepare(for: "child") → B from A
        B viewDidLoad
        B willMove(toParent: A)
        B didMove(toParent: A)
        A viewDidLoad
        A viewWillAppear
        B viewWillAppear
        A viewIsAppearing
        B viewIsAppearing
        A viewDidAppear
        B viewDidAppear
        """)
    let root = try #require(walk.simulation.root.flatMap { walk.simulation[$0] })
    #expect(root.embedded.count == 1)
    #expect(root.embedded.values.first == root.children.first)
  }

  @Test("LIFE-50: children are created in document order in their container views")
  func several() throws {
    let walk = try SketchedApp(
      Sketch("a").container(.embed("b")).container(.embed("c")), Sketch("b"), Sketch("c")
    ).launch()
    #expect(walk.visible == ["A", "B", "C"])
    #expect(walk.trace.contains("A prepare(for: segue) → B"))
    let root = try #require(walk.simulation.root.flatMap { walk.simulation[$0] })
    #expect(Set(root.embedded.values) == Set(root.children))
  }

  @Test("LIFE-50: one scene embedded twice is two controllers")
  func twice() throws {
    let walk = try SketchedApp(
      Sketch("a").container(.embed("b")).container(.embed("b")), Sketch("b")
    ).launch()
    #expect(walk.visible == ["A", "B", "B 2"])
  }

  @Test("LIFE-50: an embedded navigation controller pushes inside its container view")
  func embeddedNavigation() throws {
    var walk = try SketchedApp(
      Sketch("a").container(.embed("nav")).button("Outside"), .navigation("nav", root: "b"),
      Sketch("b").button("Open", .show("c")), Sketch("c").button("Inside")
    ).launch()
    try walk.tap("Open")
    #expect(walk.visible == ["A", "navigation controller", "C"])
    #expect(walk.simulation.touchables.map(\.name) == ["Outside", "Back", "Inside"])
    try walk.back()
    #expect(walk.front == "B")
  }

  @Test("SEG-10: a child's show segue reaches the navigation controller of its parent")
  func showFromChild() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").container(.embed("b")),
      Sketch("b").button("Open", .show("c")), Sketch("c")
    ).launch()
    try walk.tap("Open")
    #expect(walk.stack == ["A", "C"])
    #expect(
      walk.appearances == """
        A viewWillDisappear
        B viewWillDisappear
        C viewWillAppear
        A viewDidDisappear
        B viewDidDisappear
        C viewDidAppear
        """)
  }

  @Test("a container view in a static cell has a child, one in a prototype has none")
  func cells() throws {
    func table(_ kind: String, _ rows: String) -> Sketch {
      Sketch("a").view("<tableView id=\"t\" dataMode=\"\(kind)\">\(rows)</tableView>")
    }
    let cell = """
      <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews><containerView id="box"><connections>
      <segue destination="b" kind="embed" id="e"/></connections></containerView>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    let section = "<sections><tableViewSection><cells>\(cell)</cells></tableViewSection></sections>"
    let fixed = try SketchedApp(table("static", section), Sketch("b")).launch()
    #expect(fixed.visible == ["A", "B"])
    let prototypes = "<prototypes>\(cell)</prototypes>"
    let dynamic = try SketchedApp(table("prototypes", prototypes), Sketch("b")).launch()
    #expect(dynamic.visible == ["A"])
  }

  @Test("a scene that embeds itself terminates")
  func cycle() throws {
    let walk = try SketchedApp(Sketch("a").container(.embed("a"))).launch()
    #expect(walk.visible == ["A"])
    #expect(walk.trace.contains("A container view embeds its own scene"))
    let isNote = walk.entries.contains { if case .note = $0.event { true } else { false } }
    #expect(isNote)
  }

  @Test("scenes that embed each other directly, via containers or via references terminate")
  func longerCycles() throws {
    let two = try SketchedApp(
      Sketch("a").container(.embed("b")), Sketch("b").container(.embed("a"))
    ).launch()
    #expect(two.visible == ["A", "B"])
    let container = try SketchedApp(
      Sketch("a").container(.embed("nav")), .navigation("nav", root: "a")
    ).launch()
    #expect(container.simulation.controllerCount < 6)
    let reference = try SketchedApp(
      Sketch("a").container(.embed("ref")), .reference("ref", storyboard: "Main")
    ).launch()
    #expect(reference.visible == ["A"])
  }

  @Test("EXC-09: a container view with a missing storyboard raises")
  func missing() throws {
    let walk = try SketchedApp(
      Sketch("a").container(.embed("ref")), .reference("ref", storyboard: "Nowhere")
    ).launch()
    #expect(walk.simulation.exception?.reason.contains("'Nowhere'") == true)
    #expect(!walk.trace.contains("A viewWillAppear"))
  }
}
