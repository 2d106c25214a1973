import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Callbacks to view controller code")
struct CallbackTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").way(.show("b", id: "push")).way(.present("c", "fullScreen", id: "present")),
      Sketch("b"), Sketch("c"))
  }

  private func launch() throws -> Walk {
    try app().launch(["BViewController": Diary(), "CViewController": Diary()])
  }

  @Test("LIFE-10: a push calls the methods in order")
  func push() throws {
    var walk = try launch()
    try walk.segue("push")
    #expect(
      walk.trace == """
        B init(coder:)
        code: init
        B awakeFromNib
        code: awake
        A prepare(for: "push") → B
        B willMove(toParent: navigation controller)
        code: willMove navigation controller
        code: loadView
        B viewDidLoad
        code: didLoad
        A viewWillDisappear
        B viewWillAppear
        code: willAppear animated, movingTo
        B viewIsAppearing
        code: isAppearing animated, movingTo
        A viewDidDisappear
        B viewDidAppear
        code: didAppear animated, movingTo
        B didMove(toParent: navigation controller)
        code: didMove navigation controller
        """)
  }

  @Test("LIFE-12, LIFE-17: a pop calls the methods in order")
  func pop() throws {
    var walk = try launch()
    try walk.segue("push")
    try walk.back()
    #expect(
      walk.trace == """
        B willMove(toParent: nil)
        code: willMove nil
        B viewWillDisappear
        code: willDisappear animated, movingFrom
        A viewWillAppear
        A viewIsAppearing
        B viewDidDisappear
        code: didDisappear animated, movingFrom
        A viewDidAppear
        B didMove(toParent: nil)
        code: didMove nil
        B deinit
        code: deinit
        """)
  }

  @Test("LIFE-17: a presented controller is not moving to a parent")
  func presentation() throws {
    var walk = try launch()
    try walk.segue("present")
    #expect(walk.logs.contains("code: willAppear animated, presented"))
    try walk.dismiss()
    #expect(walk.logs.contains("code: willDisappear animated, dismissed"))
    #expect(walk.logs.last == "code: deinit")
  }

  @Test("LIFE-17: a covered or revealed controller is not moving")
  func covered() throws {
    var walk = try app().launch(["AViewController": Diary()])
    try walk.segue("push")
    #expect(walk.logs == ["code: willDisappear animated", "code: didDisappear animated"])
    try walk.back()
    #expect(
      walk.logs == [
        "code: willAppear animated", "code: isAppearing animated", "code: didAppear animated",
      ])
  }

  @Test("viewIsAppearing is called since iOS 13")
  func oldSystem() throws {
    var walk = try app().launch(["BViewController": Diary()]) { $0.system = SystemVersion(12) }
    try walk.segue("push")
    #expect(!walk.logs.contains { $0.contains("isAppearing") })
  }

  @Test("empty methods leave the trace unchanged")
  func silence() throws {
    var plain = try app().launch()
    var coded = try app().launch(["AViewController": Script(), "BViewController": Script()])
    #expect(plain.entries == coded.entries)
    for event: Event in [.performSegue("push"), .back, .performSegue("present"), .dismiss] {
      try plain.perform(event)
      try coded.perform(event)
      #expect(plain.entries == coded.entries)
    }
  }
}
