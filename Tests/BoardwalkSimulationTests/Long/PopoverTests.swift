import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Popovers")
struct PopoverTests {
  /// On a navigation bar two items, one of which opens a popover; below it a button.
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").item(
        "title=\"A\"",
        """
        <barButtonItem key="leftBarButtonItem" id="other" title="Other"/>
        <rightBarButtonItems>
        <barButtonItem id="item" title="Open"><connections>
        <segue destination="b" kind="popoverPresentation" id="s"
          popoverAnchorBarButtonItem="item"/></connections></barButtonItem>
        <barButtonItem id="third" title="Third"><connections>
        <segue destination="c" kind="presentation" id="t"/></connections></barButtonItem>
        </rightBarButtonItems>
        """
      ).button("Below"),
      Sketch("b").button("Inside"), Sketch("c"))
  }

  private func opened() throws -> Walk {
    var walk = try app().launch(on: "iPad")
    try walk.tap("Open")
    return walk
  }

  @Test("POP-01, SEG-16, LIFE-33: a popover has the document's anchor")
  func anchored() throws {
    let walk = try opened()
    let popover = try walk.id("B")
    #expect(walk.simulation.popoverAnchor(of: popover) == "item")
    #expect(walk.appearances == "B viewWillAppear\nB viewDidAppear")
  }

  @Test("SEG-16: the default anchor is the segue's source")
  func sender() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .present("b", "popover")), Sketch("b")
    ).launch(on: "iPad")
    try walk.tap("Open")
    #expect(walk.simulation.popoverAnchor(of: try walk.id("B")) == "a-2")
  }

  @Test("POP-03: other items of the bar stay accessible")
  func passthrough() throws {
    let walk = try opened()
    #expect(walk.simulation.touchables.map(\.name) == ["Inside", "Other", "Third"])
  }

  @Test("POP-03, PRES-40, EXC-51: an accessible bar item cannot present again")
  func passthroughPresenting() throws {
    var walk = try opened()
    try walk.tap("Third")
    #expect(
      walk.trace.contains(
        "Attempt to present <CViewController> on <UINavigationController> (from <AViewController>)"
          + " which is already presenting <BViewController>."))
    #expect(walk.chain == ["navigation controller", "B"])
  }

  @Test("POP-03: passthrough views stay accessible")
  func passthroughViews() throws {
    var walk = try opened()
    let below = try #require(walk.simulation.graph.documents[0].scenes[1].controller?.view)
    try walk.configure("B") { $0.passthroughViews = [below.subviews[0].id] }
    #expect(walk.simulation.touchables.map(\.name) == ["Inside", "Other", "Third", "Below"])
    try walk.tap("Below")
    #expect(walk.chain == ["navigation controller", "B"])
  }

  @Test(
    "POP-03, POP-04: a touch outside dismisses if the delegate allows it, and the delegate is told")
  func outside() throws {
    for (system, told) in [
      (18, "A delegate shouldDismiss B: yes\nA delegate willDismiss B\n"),
      (12, "A delegate shouldDismiss B: yes\n"),
    ] {
      var walk = try app().launch(on: "iPad", system: system)
      try walk.tap("Open")
      let delegate = try walk.id("A")
      try walk.configure("B") { $0.presentationDelegate = delegate }
      try walk.perform(.tapOutside)
      #expect(
        walk.trace == told + """
          B viewWillDisappear
          B viewDidDisappear
          A delegate didDismiss B
          B deinit
          """)
      #expect(walk.chain == ["navigation controller"])
    }
  }

  @Test("POP-03: a modal popover stays")
  func modal() throws {
    var walk = try opened()
    try walk.configure("B") { $0.isModalInPresentation = true }
    try walk.perform(.tapOutside)
    #expect(walk.entries.isEmpty)
    #expect(walk.front == "B")
  }

  @Test("POP-07, PRES-08, ORC-68: on an iPhone a popover adapts to a sheet")
  func phone() throws {
    var walk = try app().launch()
    try walk.tap("Open")
    let b = try #require(walk.simulation[try walk.id("B")])
    #expect(b.presentation?.style == .popover)
    #expect(b.presentation?.adaptedStyle == .pageSheet)
    #expect(walk.simulation.popoverAnchor(of: b.id) == nil)
    #expect(walk.simulation.touchables.map(\.name) == ["Inside"])
    try walk.perform(.dragSheetDown(isCompleted: true))
    #expect(walk.chain == ["navigation controller"])
  }

  /// A controller whose own segue opens a popover that points to nothing.
  private func unanchored() throws -> SketchedApp {
    try SketchedApp(
      Sketch("a").way(.present("b", "popover", id: "go")),
      Sketch("b").with("storyboardIdentifier", "B"))
  }

  @Test("EXC-18, POP-01: a popover without an anchor raises where it is not adapted")
  func noAnchor() throws {
    var walk = try unanchored().launch(on: "iPad")
    try walk.segue("go")
    let exception = try #require(walk.simulation.exception)
    #expect(exception.name == "NSGenericException")
    #expect(
      exception.reason == "UIPopoverPresentationController (<UIPopoverPresentationController>) "
        + "should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
    #expect(exception.origin?.element == "segue \"go\"")
    #expect(!walk.trace.contains("B viewDidLoad"))
    var phone = try unanchored().launch()
    try phone.segue("go")
    #expect(phone.simulation.exception == nil)
    #expect(phone.front == "B")
  }

  @Test("POP-02: an anchor can be set after the call in the same turn")
  func late() throws {
    var walk = try unanchored().launch(on: "iPad")
    let made = try walk.make("B")
    let source = try walk.id("A")
    walk.start {
      $0.configure(made) { $0.modalPresentationStyle = .popover }
      $0.present(made, from: source)
      $0.configure(made) { $0.sourceItem = "somewhere" }
    }
    walk.settle()
    #expect(walk.simulation.exception == nil)
    #expect(walk.simulation.popoverAnchor(of: made) == "somewhere")
    var without = try unanchored().launch(on: "iPad")
    let other = try without.make("B")
    try without.configure("B") { $0.modalPresentationStyle = .popover }
    try without.present(other, from: "A")
    #expect(without.simulation.exception?.name == "NSGenericException")
    #expect(without.simulation.exception?.origin == nil)
  }

  @Test("POP-06: the size follows the preferred size, also through pushes")
  func size() throws {
    func sized(_ id: String, _ width: Int) -> Sketch {
      Sketch(id).part(
        "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"\(width)\" height=\"90\"/>"
      )
    }
    var walk = try SketchedApp(
      Sketch("a").button("Open", .popover("nav", anchor: "a-view")),
      .navigation("nav", root: "b"), sized("b", 200).way(.show("c", id: "c")), sized("c", 300)
    ).launch(on: "iPad")
    try walk.tap("Open")
    let navigation = try walk.id("navigation controller")
    #expect(walk.simulation.sourceOfPreferredContentSize(of: navigation) == (try walk.id("B")))
    try walk.segue("c")
    #expect(walk.simulation.sourceOfPreferredContentSize(of: navigation) == (try walk.id("C")))
    try walk.configure("navigation controller") {
      $0.preferredContentSize = LayoutSize(width: 10, height: 10)
    }
    #expect(walk.simulation.sourceOfPreferredContentSize(of: navigation) == navigation)
    #expect(walk.simulation.sourceOfPreferredContentSize(of: try walk.id("A")) == nil)
  }

  @Test("PRES-24: an unwind segue leaves a popover, a split view and tabs")
  func unwinding() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "nav", "other"), .navigation("nav", root: "a"),
      Sketch("a").way(.show("b", id: "b")),
      Sketch("b").button("Open", .popover("c", anchor: "b-view")),
      Sketch("c").button("Home", .unwind("home:")), Sketch("other")
    ).launch {
      $0.device = DeviceTable.device(named: "iPad") ?? DeviceTable.standard
      $0.unwindHandlers = ["home:": ["AViewController"]]
    }
    try walk.segue("b")
    try walk.tap("Open")
    try walk.tap("Home")
    #expect(walk.stack == ["A"])
    #expect(walk.chain == ["tab bar controller"])
    #expect(walk.simulation.controllerCount == 4)
  }
}
