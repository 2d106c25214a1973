import BoardwalkPlatform
import BoardwalkSchema
import Testing

@testable import BoardwalkSimulation

@Suite("Presentations during rotation")
struct RotatedPresentationTests {
  private func opened(
    _ style: String, on device: String = "iPhone 8 Plus", isLandscape: Bool = true, system: Int = 18
  ) throws -> Walk {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Open", .present("b", style)), Sketch("b")
    ).launch(on: device, isLandscape: isLandscape, system: system)
    try walk.tap("Open")
    return walk
  }

  private func style(_ walk: Walk) throws -> ModalPresentationStyle? {
    walk.simulation[try walk.id("B")]?.presentation?.adaptedStyle
  }

  @Test(
    "PRES-09, POP-07: on a large iPhone a popover is a sheet in portrait only")
  func popover() throws {
    var walk = try opened("popover")
    #expect(try style(walk) == .popover)
    let before = walk.simulation
    try walk.perform(.rotate(isLandscape: false))
    #expect(try style(walk) == .pageSheet)
    #expect(walk.appearances.isEmpty)
    try walk.perform(.rotate(isLandscape: true))
    #expect(try style(walk) == .popover)
    #expect(walk.simulation == before)
  }

  @Test("PRES-03: on a small iPhone a landscape sheet cannot be dragged")
  func sheet() throws {
    var walk = try opened("pageSheet", on: "iPhone 8", isLandscape: false)
    try walk.perform(.rotate(isLandscape: true))
    #expect(try style(walk) == .pageSheet)
    let down = Event.dragSheetDown(isCompleted: true)
    #expect(throws: EventError.noSheet) { try walk.perform(down) }
    try walk.perform(.rotate(isLandscape: false))
    try walk.perform(down)
    #expect(walk.chain == ["navigation controller"])
  }

  @Test(
    "LIFE-34: before iOS 13 the presenter's view is removed in portrait and returns in landscape")
  func covered() throws {
    var walk = try opened("formSheet", system: 12)
    #expect(walk.appearances == "B viewWillAppear\nB viewDidAppear")
    try walk.perform(.rotate(isLandscape: false))
    #expect(walk.appearances == "A viewWillDisappear\nA viewDidDisappear")
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.appearances == "A viewWillAppear\nA viewDidAppear")
    try walk.perform(.rotate(isLandscape: false))
    try walk.dismiss()
    #expect(walk.appearances.contains("A viewDidAppear"))
    #expect(walk.chain == ["navigation controller"])
  }

  @Test("EXC-18: a sheet that becomes a popover requires an anchor")
  func unanchored() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", "popover", id: "go")), Sketch("b")
    ).launch(on: "iPhone 8 Plus")
    try walk.segue("go")
    #expect(walk.simulation.exception == nil)
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.simulation.exception?.name == "NSGenericException")
    #expect(walk.simulation.exception?.event == "rotate to landscape")
  }

  @Test(
    "PRES-05, SPL-01, TAB-11: a presentation from a tab in a modal split view survives rotation")
  func nested() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("split", "fullScreen", id: "split")),
      .split("split", primary: "tabs", secondary: "c"), .tabs("tabs", "nav", "d"),
      .navigation("nav", root: "b"),
      Sketch("b").button("Open", .popover("e", anchor: "b-view")), Sketch("c"), Sketch("d"),
      Sketch("e").way(.unwind("home:", id: "home"))
    ).launch {
      $0.device = DeviceTable.device(named: "iPad") ?? $0.device
      $0.isLandscape = true
      $0.unwindHandlers = ["home:": ["AViewController"]]
    }
    try walk.segue("split")
    let b = try walk.id("B")
    let segue = try #require(walk.simulation.blueprint(of: b)?.allSegues.first)
    walk.act { $0.perform(segue, from: b, asksSource: true) }
    #expect(walk.name(walk.simulation[try walk.id("E")]?.presenting) == "split view controller")
    #expect(walk.chain == ["A", "split view controller", "E"])
    try walk.perform(.rotate(isLandscape: false))
    #expect(walk.chain == ["A", "split view controller", "E"])
    try walk.segue("home")
    #expect(walk.chain == ["A"])
    #expect(walk.simulation.controllerCount == 1)
    #expect(walk.appearances.hasSuffix("A viewDidAppear\nE viewDidDisappear") || walk.front == "A")
  }
}
