import BoardwalkSimulation
import Testing

@Suite("Delegate methods")
struct DelegateTests {
  private struct NavigationCode: NavigationControllerDelegate {
    struct State: Hashable, Sendable { var isDirty = false }
    var initialState: State { State(isDirty: startsDirty) }
    var startsDirty = false
    var isDelegate = true

    func viewDidLoad(_ controller: inout Instance) {
      guard isDelegate, let navigation = controller.navigationController else { return }
      controller.becomeDelegate(of: navigation)
    }

    func navigationController(
      _ controller: inout Instance, willShow shown: ControllerID, in navigation: ControllerID,
      animated: Bool
    ) {
      controller.log("will \(controller.simulation[shown]?.name ?? "") \(animated)")
    }

    func navigationController(
      _ controller: inout Instance, didShow shown: ControllerID, in navigation: ControllerID,
      animated: Bool
    ) {
      controller.log("did \(controller.simulation[shown]?.name ?? "") \(animated)")
    }

    func navigationBar(
      _ controller: inout Instance, shouldPop top: ControllerID, from navigation: ControllerID
    ) -> Bool {
      guard controller.state.isDirty else { return true }
      controller.state.isDirty = false
      return false
    }
  }

  private func stack() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "push")), Sketch("b"))
  }

  @Test("LIFE-10, LIFE-12: a navigation controller delegate is notified of pushes and pops")
  func pushAndPop() throws {
    var walk = try stack().launch(["AViewController": NavigationCode()])
    #expect(walk.logs == ["will A false", "did A false"], "LIFE-09")
    try walk.segue("push")
    #expect(walk.logs == ["will B true", "did B true"])
    #expect(walk.fullTrace.contains("navigation controller delegate willShow B\nwill B true"))
    try walk.back()
    #expect(walk.logs == ["will A true", "did A true"])
  }

  @Test("NAV-12: a delegate can reject a tap on the back button, but not a pop from code")
  func veto() throws {
    var walk = try stack().launch(["AViewController": NavigationCode(startsDirty: true)])
    try walk.segue("push")
    try walk.back()
    #expect(walk.stack == ["A", "B"])
    #expect(walk.entries.isEmpty)
    try walk.back()
    #expect(walk.stack == ["A"])
  }

  @Test("a class that conforms but is not the delegate gets no calls")
  func nobody() throws {
    var walk = try stack().launch(["AViewController": NavigationCode(isDelegate: false)])
    try walk.segue("push")
    #expect(walk.logs.isEmpty)
    #expect(!walk.fullTrace.contains("delegate"))
  }

  @Test("a released delegate gets no calls")
  func gone() throws {
    var walk = try stack().launch(["BViewController": NavigationCode()])
    try walk.segue("push")
    #expect(walk.logs == ["will B true", "did B true"])
    try walk.back()
    #expect(walk.logs == ["will A true", "did A true"], "it lives until the pop has ended")
    let before = walk.simulation
    try walk.segue("push")
    try walk.back()
    #expect(walk.simulation == before)
  }

  private struct TabCode: TabBarControllerDelegate {
    func tabBarController(
      _ controller: inout Instance, shouldSelect child: ControllerID, in tabs: ControllerID
    ) -> Bool { controller.simulation[child]?.name != "B" }

    func tabBarController(
      _ controller: inout Instance, didSelect child: ControllerID, in tabs: ControllerID
    ) { controller.log("selected \(controller.simulation[child]?.name ?? "")") }
  }

  @Test("LIFE-42: a tab bar controller's delegate outlet is used with code")
  func tabs() throws {
    let app = try SketchedApp(
      Sketch.tabs("tabs", "a", "b", "c").with("customClass", "Tabs").delegated, Sketch("a"),
      Sketch("b"), Sketch("c"))
    var walk = app.launch(["Tabs": TabCode()])
    try walk.tab(1)
    #expect(walk.trace == "Tabs delegate shouldSelect B: no")
    #expect(walk.visible == ["Tabs", "A"])
    try walk.tab(2)
    #expect(walk.trace.hasPrefix("Tabs delegate shouldSelect C: yes\nTabs delegate didSelect C"))
    #expect(walk.logs == ["selected C"])
    #expect(walk.visible == ["Tabs", "C"])
  }
}
