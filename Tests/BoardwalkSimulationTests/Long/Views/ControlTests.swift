import BoardwalkSimulation
import Testing

@Suite("Control state")
struct ControlTests {
  private func walk(_ element: String, _ attributes: String = "", _ content: String = "") throws
    -> Walk
  {
    try SketchedApp(
      Sketch("a").view(
        """
        <\(element) id="x" userLabel="Thing" \(attributes)>\(content)<connections>
        <action selector="down:" destination="a" eventType="touchDown" id="c1"/>
        <action selector="changed:" destination="a" eventType="valueChanged" id="c2"/>
        </connections></\(element)>
        """
      ).outlet("thing", "x")
    ).launch()
  }

  private func state(_ walk: Walk) throws -> ViewState {
    let front = try #require(walk.simulation.frontmost)
    return try #require(walk.simulation[ViewID("x", of: front)])
  }

  @Test("CTL-01: a tap toggles a switch and sends valueChanged")
  func toggle() throws {
    var walk = try walk("switch", "on=\"YES\"")
    let before = walk.simulation
    #expect(try state(walk).isOn)
    try walk.tap("Thing")
    #expect(try !state(walk).isOn)
    #expect(walk.trace == "A down: from \"Thing\"\nA changed: from \"Thing\"")
    #expect(walk.simulation != before)
    try walk.tap("Thing")
    #expect(walk.simulation == before)
  }

  @Test("the value changes before valueChanged and after touchDown")
  func order() throws {
    let app = try SketchedApp(
      Sketch("a").view(
        """
        <switch id="x" userLabel="Thing"><connections>
        <action selector="changed:" destination="a" eventType="valueChanged" id="c2"/>
        <action selector="down:" destination="a" eventType="touchDown" id="c1"/>
        </connections></switch>
        """
      ).outlet("thing", "x"))
    let show: Script.Handler = { controller, sender in
      guard case .touchable(let touchable) = sender, let view = touchable.view else { return }
      controller.log("\(controller["thing"]?.isOn == true) \(controller[view]?.isOn == true)")
    }
    var walk = app.launch([
      "AViewController": Script { $0.actions = ["changed:": show, "down:": show] }
    ])
    try walk.tap("Thing")
    #expect(walk.logs == ["false false", "true true"])
  }

  private let segments = """
    <segments><segment title="One"/><segment title="Two"/><segment title="Off" enabled="NO"/>
    </segments>
    """

  @Test("CTL-01: each segment is found by its title, and the selected one sends nothing")
  func segmentedControl() throws {
    var walk = try walk("segmentedControl", "selectedSegmentIndex=\"0\"", segments)
    #expect(
      walk.simulation.touchables.map(\.texts) == [
        ["One", "Thing"], ["Two", "Thing"], ["Off", "Thing"],
      ])
    #expect(walk.simulation.touchables.map(\.part) == [0, 1, 2])
    #expect(try state(walk).selectedSegmentIndex == 0)
    try walk.tap("Two")
    #expect(try state(walk).selectedSegmentIndex == 1)
    #expect(walk.trace.hasSuffix("A changed: from \"Two\""))
    try walk.tap("Two")
    #expect(walk.trace == "A down: from \"Two\"")
    #expect(throws: EventError.disabled("Off")) { try walk.tap("Off") }
  }

  @Test("CTL-01: a momentary segment sends each time and stays unselected")
  func momentary() throws {
    var walk = try walk("segmentedControl", "momentary=\"YES\"", segments)
    let before = walk.simulation
    try walk.tap("One")
    try walk.tap("One")
    #expect(walk.trace.hasSuffix("A changed: from \"One\""))
    #expect(walk.simulation == before)
  }

  @Test("CTL-01: a stepper stays in range, with disabled halves at its ends")
  func stepper() throws {
    var walk = try walk(
      "stepper", "value=\"8\" minimumValue=\"0.0\" maximumValue=\"10\" stepValue=\"3\"")
    #expect(walk.simulation.touchables.map(\.name) == ["Decrement", "Increment"])
    try walk.tap("Increment")
    #expect(try state(walk).value == 10)
    #expect(throws: EventError.disabled("Increment")) { try walk.tap("Increment") }
    for _ in 1...4 { try walk.tap("Decrement") }
    #expect(try state(walk).value == 0)
    #expect(walk.simulation.touchables.map(\.isEnabled) == [false, true])
  }

  @Test("CTL-01: a wrapping stepper continues at the other end")
  func wrapping() throws {
    var walk = try walk(
      "stepper", "value=\"1\" minimumValue=\"0.0\" maximumValue=\"1\" wraps=\"YES\"")
    try walk.tap("Increment")
    #expect(try state(walk).value == 0)
    try walk.tap("Decrement")
    #expect(try state(walk).value == 1)
  }

  @Test("PAGE-30: a page control steps both ways and sends nothing at its ends")
  func pageControl() throws {
    var walk = try walk("pageControl", "numberOfPages=\"2\" currentPage=\"0\"")
    try walk.tap("Next Page")
    #expect(try state(walk).pages.currentPage == 1)
    #expect(walk.trace.hasSuffix("A changed: from \"Next Page\""))
    try walk.tap("Next Page")
    #expect(walk.trace == "A down: from \"Next Page\"")
    try walk.tap("Previous Page")
    #expect(try state(walk).pages.currentPage == 0)
  }

  @Test("CTL-01: a slider's value is clamped to its range")
  func slider() throws {
    var walk = try walk("slider", "value=\"5\" minValue=\"0.0\" maxValue=\"10\"")
    #expect(try state(walk).value == 5)
    try walk.perform(.setValue(walk.touchable("Thing"), 7.5))
    #expect(try state(walk).value == 7.5)
    #expect(walk.trace == "A down: from \"Thing\"\nA changed: from \"Thing\"")
    try walk.perform(.setValue(walk.touchable("Thing"), 70))
    #expect(try state(walk).value == 10)
    let front = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.view(of: front)?.subviews.first?.fraction == 1)
    #expect(throws: EventError.noValue("Thing")) {
      try walk.perform(.setValue(walk.touchable("Thing"), .nan))
    }
  }

  @Test("S2-46: date pickers and picker wheels are set, invalid values are rejected")
  func pickers() throws {
    for (element, value, expected) in [("datePicker", -1.0, -1.0), ("pickerView", 2.7, 2.0)] {
      var walk = try walk(element)
      try walk.perform(.setValue(walk.touchable("Thing"), value))
      #expect(try state(walk).value == expected)
    }
    var walk = try walk("switch")
    #expect(throws: EventError.noValue("Thing")) {
      try walk.perform(.setValue(walk.touchable("Thing"), 1))
    }
  }

  @Test("S2-46: a date picker starts with its document's date, relative to 1970")
  func date() throws {
    let walk = try SketchedApp(
      Sketch("a").view(
        "<datePicker id=\"x\" userLabel=\"Thing\">"
          + "<date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"1\"/>"
          + "<date key=\"date\" timeIntervalSinceReferenceDate=\"86400\"/></datePicker>")
    ).launch()
    #expect(try state(walk).value == 978_393_600)
  }

  @Test("CTL-03: targets receive an event in the order of their addition")
  func severalTargets() throws {
    let actions = ["one", "two:", "three:forEvent:"].map {
      "<action selector=\"\($0)\" destination=\"a\" eventType=\"touchUpInside\" id=\"c\($0)\"/>"
    }.joined()
    var walk = try SketchedApp(
      Sketch("a").view(
        "<button id=\"x\" userLabel=\"Thing\"><connections>\(actions)</connections></button>")
    ).launch()
    try walk.tap("Thing")
    #expect(
      walk.trace == """
        A one from "Thing"
        A two: from "Thing"
        A three:forEvent: from "Thing"
        """)
  }

  @Test("CTL-05: changes from code send no event")
  func programmatic() throws {
    var walk = try walk("switch")
    let front = try #require(walk.simulation.frontmost)
    walk.act { $0[ViewID("x", of: front)]?.isOn = true }
    #expect(walk.trace.isEmpty)
    #expect(try state(walk).isOn)
  }
}
