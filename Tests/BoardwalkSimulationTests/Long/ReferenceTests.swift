import BoardwalkSimulation
import Testing

@Suite("Storyboard references")
struct ReferenceTests {
  private func app(_ reference: Sketch, others: [(String, String?, [Sketch])]) throws -> SketchedApp
  {
    let main = [
      Sketch.navigation("nav", root: "a"), Sketch("a").button("Open", .show(reference.id)),
      reference,
    ]
    let documents = [(name: "Main", initial: "nav" as String?, scenes: main)]
    return try SketchedApp(
      documents: documents + others.map { (name: $0.0, initial: $0.1, scenes: $0.2) })
  }

  @Test("SEG-10: a reference leads to another storyboard's initial controller")
  func initial() throws {
    var walk = try app(
      .reference("ref", storyboard: "Other"),
      others: [("Other", "b", [Sketch("x"), Sketch("b").way(.show("c", id: "c")), Sketch("c")])]
    ).launch()
    try walk.tap("Open")
    #expect(walk.stack == ["A", "B"])
    try walk.segue("c")
    #expect(walk.stack == ["A", "B", "C"])
    let front = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.document(of: front)?.name == "Other")
  }

  @Test("LIFE-06: a reference leads to a controller by identifier")
  func identifier() throws {
    var walk = try app(
      .reference("ref", storyboard: "Other", identifier: "Second"),
      others: [("Other", "b", [Sketch("b"), Sketch("c").with("storyboardIdentifier", "Second")])]
    ).launch()
    try walk.tap("Open")
    #expect(walk.stack == ["A", "C"])
  }

  @Test("a storyboard can refer to itself")
  func itself() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").button("Open", .show("ref")).button("Named", .show("named")),
      .reference("ref", storyboard: "Main", identifier: "B"), .reference("named", identifier: "B"),
      Sketch("b").with("storyboardIdentifier", "B")
    ).launch()
    try walk.tap("Named")
    try walk.back()
    try walk.tap("Open")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("APP-15: a storyboard of another bundle is a note without effect")
  func otherBundle() throws {
    var walk = try app(
      .reference("ref", storyboard: "Nowhere").with("bundleIdentifier", "com.example.kit"),
      others: []
    ).launch()
    try walk.tap("Open")
    #expect(walk.simulation.exception == nil)
    #expect(walk.stack == ["A"])
    #expect(walk.fullTrace.contains("'com.example.kit'"))
  }

  @Test("EXC-09: a missing storyboard raises")
  func missingStoryboard() throws {
    var walk = try app(.reference("ref", storyboard: "Nowhere"), others: []).launch()
    try walk.tap("Open")
    let exception = try #require(walk.simulation.exception)
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason == "Could not find a storyboard named 'Nowhere' in bundle NSBundle")
    #expect(exception.document == "Main.storyboard")
    #expect(exception.position != nil)
    #expect(
      walk.trace.contains(
        "\n*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Could not find a storyboard named 'Nowhere' in bundle NSBundle'\n"))
    #expect(throws: EventError.appIsOver) { try walk.back() }
  }

  @Test(
    "EXC-11: a missing identifier or initial controller raises",
    arguments: [("Nobody" as String?, "'Nobody'"), (nil, "'(null)'")])
  func missingController(identifier: String?, quoted: String) throws {
    var walk = try app(
      .reference("ref", storyboard: "Other", identifier: identifier),
      others: [("Other", nil, [Sketch("b")])]
    ).launch()
    try walk.tap("Open")
    #expect(
      walk.simulation.exception?.reason
        == "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier \(quoted)"
    )
  }

  @Test("LIFE-05: a tab can be a reference")
  func tab() throws {
    let walk = try SketchedApp(documents: [
      (
        "Main", "tabs",
        [.tabs("tabs", "ref", "b"), .reference("ref", storyboard: "Other"), Sketch("b")]
      ),
      ("Other", "nav", [.navigation("nav", root: "c"), Sketch("c").with("title", "Elsewhere")]),
    ]).launch()
    #expect(walk.visible == ["tab bar controller", "navigation controller", "C"])
    #expect(walk.simulation.touchables.first?.texts == ["Elsewhere"])
  }

  @Test("references in a cycle raise")
  func circle() throws {
    var walk = try app(
      .reference("ref", storyboard: "Other"),
      others: [
        ("Other", "r", [.reference("r", storyboard: "Third")]),
        ("Third", "r", [.reference("r", storyboard: "Other")]),
      ]
    ).launch()
    try walk.tap("Open")
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
  }

  @Test("a reference can lead to another reference")
  func chain() throws {
    var walk = try app(
      .reference("ref", storyboard: "Other"),
      others: [
        ("Other", "r", [.reference("r", storyboard: "Third")]), ("Third", "b", [Sketch("b")]),
      ]
    ).launch()
    try walk.tap("Open")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("the nearest storyboard of a name is used")
  func nearest() throws {
    let main = [
      Sketch("a").button("Open", .present("ref")), .reference("ref", storyboard: "Detail"),
    ]
    let app = try SketchedApp(documents: [
      ("One/Main", "a", main), ("One/Detail", "b", [Sketch("b")]),
      ("Two/Detail", "c", [Sketch("c")]),
    ])
    var walk = app.launch()
    try walk.tap("Open")
    #expect(walk.front == "B")
  }
}
