import Boardwalk
import Testing

@Suite("Walks")
struct WalkTests {
  private func app(_ behaviors: Behaviors = [:]) throws -> StoryboardApp {
    try StoryboardApp("Tests/Fixtures/walks/Rooms.storyboard", behaviors: behaviors)
  }

  @Test("queries return title, back title, texts, stack and presentations")
  func screen() throws {
    var walk = try app().launch()
    #expect(walk.title == "Hall")
    #expect(walk.backTitle == nil)
    #expect(walk.front == "Hall")
    #expect(walk.visible == ["tab bar controller", "navigation controller", "Hall"])
    #expect(walk.texts.prefix(3) == ["Hall", "Welcome", "Where to?"])
    #expect(walk.shows("Kitchen"))
    #expect(!walk.shows("Kitch"), "the whole text counts")
    try walk.tap("Kitchen")
    #expect(walk.stack == ["Hall", "Kitchen"])
    #expect(walk.backTitle == "Hall")
    #expect(!walk.shows("Welcome"))
    try walk.tap("Fridge")
    #expect(walk.presented == ["Fridge"])
    #expect(walk.outline.contains("Fridge"))
    try walk.dismiss()
    #expect(walk.presented.isEmpty)
    try walk.back()
    try walk.selectTab("Garden")
    #expect(walk.front == "Garden")
    #expect(walk.picture.contains("Garden"))
  }

  @Test("elements are found by text, role, accessibility label, outlet and id")
  func queries() throws {
    let walk = try app().launch()
    #expect(try walk.touchable("Kitchen").role == .button)
    #expect(try walk.touchable("kitchen").name == "Kitchen", "letter case is passed over")
    #expect(try walk.touchable(.text("Kitchen")) == walk.touchable(.button("Kitchen")))
    #expect(try walk.touchable(.field("Where to?")) == walk.touchable(.path("Hall", "searchField")))
    #expect(
      try walk.touchable(.path("HallViewController", "searchField")).id == "hal-se-001")
    #expect(try walk.touchable("Ring the bell").id == "hal-be-001", "an accessibility label")
    #expect(try walk.touchable(.number(1, of: .button)).name == "Kitchen")
    #expect(try walk.touchable(.number(2, of: .tab)) == walk.touchable(.tab("Garden")))
    #expect(try walk.touchable(.item("add")).role == .barItem)
    #expect(try walk.touchable(.item("Lock")).role == .toolbarItem, "it is a bar's item, too")
  }

  @Test("elements that react precede others")
  func disabled() throws {
    var walk = try app().launch()
    #expect(try walk.touchable("Cellar").isEnabled)
    #expect(try walk.touchable("Attic").isEnabled == false)
    #expect(throws: WalkError.self) { try walk.tap("Attic") }
  }

  @Test("an error lists existing elements and a suggestion")
  func missing() throws {
    let walk = try app().launch()
    let error = try #require(throws: WalkError.self) { try walk.touchable("Kitchn") }
    #expect(error.description.contains("did you mean \"Kitchen\"?"))
    #expect(error.description.contains("on screen: ") && error.description.contains("\"Garden\""))
    for target in [FlowTarget.row("A"), .row(1), .path("A", "b"), .button("Garden")] {
      #expect(throws: WalkError.self) { try walk.touchable(target) }
    }
  }

  @Test("a rejected step has a reason and changes nothing")
  func refused() throws {
    var walk = try app().launch()
    let before = walk
    #expect(throws: WalkError.self) { try walk.back() }
    #expect(throws: WalkError.self) { try walk.dismiss() }
    #expect(walk == before)
  }

  @Test("EXC-07: after a crash, errors name its cause")
  func over() throws {
    var walk = try app().launch()
    try walk.performSegue("nowhere")
    #expect(walk.exception?.name == "NSInvalidArgumentException")
    let error = try #require(throws: WalkError.self) { try walk.back() }
    #expect(error.description.contains("has no segue with identifier 'nowhere'"))
    let missing = try #require(throws: WalkError.self) { try walk.touchable("Kitchen") }
    #expect(missing.description.contains("NSInvalidArgumentException"))
  }

  @Test("TIME-02: a step can be split")
  func parts() throws {
    var walk = try app().launch()
    walk.freezeTime()
    try walk.tap("Kitchen")
    #expect(walk.stack.count == 2)
    #expect(!walk.trace.contains("Kitchen viewDidLoad"))
    walk.advance(by: 0)
    #expect(walk.trace.contains("Kitchen viewWillAppear"))
    #expect(!walk.trace.contains("Kitchen viewDidAppear"))
    walk.advance(by: 350)
    #expect(walk.trace.contains("Kitchen viewDidAppear"))
  }

  @Test("a copy is a checkpoint")
  func copies() throws {
    var walk = try app().launch()
    let hall = walk
    try walk.tap("Kitchen")
    try walk.popToRoot()
    #expect(walk == hall)
    #expect(hall.trace.contains("Hall viewDidLoad"))
  }

  @Test("a walk has a device, an orientation and a system")
  func circumstances() throws {
    let walk = try app().launch(on: "iPad", isLandscape: true, system: SystemVersion(17))
    #expect(walk.options.device.name == "iPad (9.7-inch)")
    #expect(walk.options.isLandscape)
    #expect(try app().launch { $0.system = SystemVersion(13) }.options.system.major == 13)
    let error = try #require(throws: StoryboardAppError.self) { try app().launch(on: "iPhnoe 8") }
    #expect(error.description == "there is no device 'iPhnoe 8'; did you mean 'iPhone 8'?")
  }
}

@Suite("Traces")
struct TraceTests {
  private func trace() throws -> Trace {
    var walk = try StoryboardApp("Tests/Fixtures/walks/Rooms.storyboard").launch()
    try walk.tap("Kitchen")
    return walk.trace
  }

  @Test("lines are matched in order with gaps")
  func order() throws {
    let trace = try trace()
    #expect(trace.contains("Hall viewWillDisappear", "Kitchen viewDidAppear"))
    #expect(!trace.contains("Kitchen viewDidAppear", "Hall viewWillDisappear"))
    #expect(trace.contains("Hall prepare", "Kitchen viewDid"), "beginnings are enough")
    #expect(!trace.contains("Hall viewWillDisappear", "Hall viewWillDisappear"), "each line once")
    #expect(trace.contains([]))
    #expect(!trace.isEmpty)
  }

  @Test("lines of system containers are excluded")
  func lines() throws {
    let trace = try trace()
    #expect(trace.lines.first == "Hall shouldPerformSegue \"kitchen\": yes")
    #expect(trace.lines.count == trace.entries.filter { !$0.isStock }.count)
    #expect(trace.description.contains("turn"))
  }
}

@Suite("Apps loaded from files")
struct StoryboardAppTests {
  private func message(_ path: String, main: String? = nil) -> String? {
    do throws(StoryboardAppError) {
      _ = try StoryboardApp(path, main: main)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("an app loads from a folder, a document and a compiled graph")
  func kinds() throws {
    let folder = try StoryboardApp("Examples/Homepwner")
    #expect(folder.launch().front == "Items")
    #expect(try StoryboardApp("Examples/Homepwner/Main.storyboard").launch().front == "Items")
    #expect(StoryboardApp(folder.graph).launch().front == "Items")
    #expect(folder.graph.languages == ["de"])
  }

  @Test("an unlaunchable app has a reason")
  func errors() {
    #expect(
      message("Examples/Nowhere.storyboard")
        == "cannot open Examples/Nowhere.storyboard: no such file")
    #expect(message("Package.swift")?.hasPrefix("cannot read Package.swift\n") == true)
    #expect(
      message("Examples/Homepwner", main: "Man")
        == "there is no document 'Man' to launch with\ndid you mean Main?")
    #expect(message("Examples/Homepwner", main: "Main") == nil)
    #expect(message("Sources") == "there is no iOS storyboard or xib in Sources")
  }
}
