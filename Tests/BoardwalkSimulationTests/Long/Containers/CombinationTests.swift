import BoardwalkSimulation
import Testing

/// Containers in containers, and several things at once.
@Suite("Navigation combinations")
struct CombinationTests {
  /// Whether every view that was told that it comes or goes was told that it did, in turn.
  private func isPaired(_ entries: [TraceEntry]) -> Bool {
    var last: [String: Callback] = [:]
    for entry in entries {
      guard case .callback(let callback) = entry.event else { continue }
      switch (callback, last[entry.subject]) {
      case (.viewDidAppear, .viewWillAppear), (.viewDidDisappear, .viewWillDisappear),
        (.viewWillAppear, nil), (.viewWillAppear, .viewDidDisappear), (.viewWillDisappear, nil),
        (.viewWillDisappear, .viewDidAppear), (.viewWillDisappear, .viewWillAppear),
        (.viewDidAppear, nil), (.viewDidDisappear, nil), (.viewWillAppear, .viewWillDisappear):
        last[entry.subject] = callback
      case (.viewDidAppear, _), (.viewDidDisappear, _), (.viewWillAppear, _),
        (.viewWillDisappear, _):
        return false
      default: break
      }
    }
    return !last.values.contains(.viewWillAppear) && !last.values.contains(.viewWillDisappear)
  }

  private func app() throws -> SketchedApp {
    try SketchedApp(
      .split("split", primary: "n1", secondary: "n2"), .navigation("n1", root: "list"),
      Sketch("list").way(.present("tabs", "fullScreen", id: "modal")),
      .navigation("n2", root: "detail"),
      Sketch("detail").way(.show("more", id: "more")).way(.present("tabs", "fullScreen", id: "m2")),
      Sketch("more"), .tabs("tabs", "n3", "other"), .navigation("n3", root: "first"),
      Sketch("first").way(.show("second", id: "push")), Sketch("second"), Sketch("other"))
  }

  @Test("LIFE-32: tabs are presented over columns")
  func tabsOverColumns() throws {
    var walk = try app().launch(on: "iPad", isLandscape: true)
    try walk.segue("modal")
    #expect(walk.chain == ["split view controller", "tab bar controller"])
    #expect(isPaired(walk.entries))
    try walk.segue("push")
    try walk.tab(1)
    try walk.tab(0)
    #expect(walk.front == "Second")
    try walk.dismiss()
    #expect(isPaired(walk.entries))
    #expect(walk.visible.contains("List") && walk.visible.contains("Detail"))
  }

  @Test("SPL-01: columns behind a presentation rotate without appearance callbacks")
  func rotationBehind() throws {
    var walk = try app().launch(on: "iPhone 8 Plus", isLandscape: true)
    try walk.segue("modal")
    try walk.perform(.rotate(isLandscape: false))
    #expect(!walk.appearances.contains("List"))
    #expect(!walk.appearances.contains("Detail"))
    #expect(walk.trace.contains("First viewWillTransition(to: 414×736)"))
    try walk.dismiss()
    #expect(walk.front == "Detail")
    #expect(isPaired(walk.entries))
    #expect(!walk.appearances.contains("List"), "it is covered now")
  }

  @Test("TIME-06: a device rotates during an animated push")
  func rotationDuringPush() throws {
    var walk = try app().launch(on: "iPhone 8 Plus", isLandscape: true)
    try walk.start(.performSegue("more"))
    var all = walk.entries
    walk.drain()
    all += walk.entries
    try walk.start(.rotate(isLandscape: false))
    all += walk.entries
    walk.settle()
    all += walk.entries
    #expect(isPaired(all))
    #expect(walk.front == "More")
    #expect(walk.simulation.isSettled)
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.visible.contains("List") && walk.visible.contains("More"))
    try walk.back()
    #expect(walk.front == "Detail")
  }

  @Test("LIFE-61: a pop during an animated push pairs all callbacks")
  func popDuringPush() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "b")), Sketch("b")
    ).launch()
    try walk.start(.performSegue("b"))
    var all = walk.entries
    walk.drain()
    all += walk.entries
    let navigation = try #require(walk.simulation.root)
    walk.code { $0.pop(navigation, animated: true) }
    all += walk.entries
    #expect(isPaired(all))
    #expect(walk.stack == ["A"])
    #expect(walk.simulation.controllerCount == 2)
  }

  @Test("LIFE-61: two pushes and a pop in one turn pair all callbacks")
  func hurry() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a"), Sketch("b").with("storyboardIdentifier", "b")
    ).launch()
    let navigation = try #require(walk.simulation.root)
    walk.code { simulation in
      for _ in 0..<2 {
        guard let made = simulation.instantiateController("b") else { return }
        simulation.push(made, on: navigation, animated: true)
      }
      simulation.pop(navigation, animated: true)
    }
    #expect(walk.stack == ["A", "B"])
    #expect(isPaired(walk.entries))
    #expect(walk.simulation.isSettled)
    #expect(walk.simulation.controllerCount == 3)
  }

  @Test("a page view controller in a tab in a column follows rotation")
  func bookInTab() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "book", "b"),
      Sketch("book", "pageViewController")
        .with("transitionStyle", "scroll").with("navigationOrientation", "horizontal"),
      Sketch("b"), Sketch("p").with("storyboardIdentifier", "p")
    ).launch()
    let book = try walk.id("page view controller")
    walk.code { simulation in
      let pages = (0..<3).compactMap { _ in simulation.instantiateController("p") }
      simulation.setAllPages(pages, of: book)
      simulation.setPages(Array(pages.prefix(1)), of: book, animated: false)
    }
    try walk.perform(.turnPage(.forward, .begun))
    #expect(throws: EventError.gestureUnderWay) { try walk.tab(1) }
    try walk.perform(.endGesture(completed: true))
    #expect(walk.front == "P 2")
    try walk.tab(1)
    #expect(walk.appearances.contains("P 2 viewWillDisappear"))
    try walk.perform(.rotate(isLandscape: true))
    try walk.tab(0)
    #expect(walk.front == "P 2")
    #expect(isPaired(walk.entries))
  }

  @Test("rotation calls each visible controller once")
  func sizes() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").container(.embed("e"))
        .way(.present("s", "pageSheet", id: "s")), Sketch("e"), Sketch("s")
    ).launch()
    try walk.segue("s")
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.trace == "A viewWillTransition(to: 667×375)")
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.entries.isEmpty)
    #expect(walk.simulation.options.isLandscape)
  }
}
