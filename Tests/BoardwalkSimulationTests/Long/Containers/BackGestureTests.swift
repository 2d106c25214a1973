import BoardwalkSimulation
import Testing

@Suite("Interactive pop gesture")
struct BackGestureTests {
  private func deep(system: Int = 18) throws -> Walk {
    var walk = try SketchedApp(
      .navigation("nav", root: "a").delegated, Sketch("a").title("First").way(.show("b", id: "b")),
      Sketch("b").title("Second").way(.show("c", id: "c")), Sketch("c").title("Third")
    ).launch(system: system)
    try walk.segue("b")
    try walk.segue("c")
    return walk
  }

  @Test("LIFE-13: a completed swipe is a pop")
  func completed() throws {
    var walk = try deep()
    var other = walk
    try walk.perform(.swipeBack(.completed))
    try other.back()
    #expect(walk.entries.map(\.text) == other.entries.map(\.text))
    #expect(walk.simulation == other.simulation)
  }

  @Test("LIFE-13: a cancelled swipe returns")
  func cancelled() throws {
    var walk = try deep()
    let before = walk.simulation
    try walk.perform(.swipeBack(.cancelled))
    #expect(
      walk.appearances == """
        C viewWillDisappear
        B viewWillAppear
        B viewWillDisappear
        B viewDidDisappear
        C viewWillAppear
        C viewDidAppear
        """)
    #expect(!walk.trace.contains("B viewDidAppear"))
    #expect(!walk.fullTrace.contains("didShow"))
    #expect(!walk.trace.contains("deinit"))
    #expect(walk.stack == ["A", "B", "C"])
    #expect(walk.simulation == before)
  }

  @Test("LIFE-13: a paused swipe leaves the transition in progress")
  func begun() throws {
    var walk = try deep()
    try walk.perform(.swipeBack(.begun))
    #expect(walk.appearances == "C viewWillDisappear\nB viewWillAppear")
    #expect(!walk.simulation.isSettled)
    #expect(throws: EventError.gestureUnderWay) { try walk.back() }
    #expect(throws: EventError.gestureUnderWay) { try walk.perform(.swipeBack(.begun)) }
    try walk.perform(.wait(5000))
    #expect(walk.entries.isEmpty)
    var other = walk
    try walk.perform(.endGesture(completed: true))
    #expect(walk.stack == ["A", "B"])
    #expect(walk.trace.hasSuffix("C didMove(toParent: nil)\nC deinit"))
    try other.perform(.endGesture(completed: false))
    #expect(other.stack == ["A", "B", "C"])
    #expect(throws: EventError.noGesture) { try other.perform(.endGesture(completed: true)) }
  }

  @Test("LIFE-13, LIFE-61: a push during a swipe cancels the swipe")
  func pushDuringSwipe() throws {
    var walk = try deep()
    let navigation = try #require(walk.simulation.root)
    try walk.perform(.swipeBack(.begun))
    walk.code { simulation in
      let made = simulation.makeController(.viewController, class: "NewViewController")
      simulation.push(made, on: navigation, animated: true)
    }
    #expect(walk.stack == ["A", "B", "C", "New"])
    #expect(
      walk.appearances == """
        B viewWillDisappear
        B viewDidDisappear
        C viewWillAppear
        C viewDidAppear
        C viewWillDisappear
        New viewWillAppear
        C viewDidDisappear
        New viewDidAppear
        """)
    #expect(walk.simulation.isSettled)
  }

  @Test("NAV-19: there is no swipe with a hidden bar or a replaced back button")
  func disabled() throws {
    var walk = try deep()
    let navigation = try #require(walk.simulation.root)
    #expect(walk.simulation.allowsBackGesture(in: navigation))
    walk.code { $0.updateNavigation(of: navigation) { $0.isBarHidden = true } }
    #expect(throws: EventError.noBackGesture) { try walk.perform(.swipeBack(.completed)) }
    walk.code { $0.updateNavigation(of: navigation) { $0.isBarHidden = false } }
    let top = try #require(walk.simulation.frontmost)
    walk.code { $0.updateNavigationItem(of: top) { $0.leftItems = [.editButton] } }
    #expect(throws: EventError.noBackGesture) { try walk.perform(.swipeBack(.completed)) }
  }

  @Test("NAV-12: the back button has a menu since iOS 14")
  func menu() throws {
    var walk = try deep()
    let navigation = try #require(walk.simulation.root)
    #expect(walk.names(walk.simulation.backMenu(of: navigation)) == ["B", "A"])
    #expect(throws: EventError.noBackMenu(2)) { try walk.perform(.chooseFromBackMenu(2)) }
    try walk.perform(.chooseFromBackMenu(1))
    #expect(walk.stack == ["A"])
    var old = try deep(system: 13)
    #expect(throws: EventError.noBackMenu(0)) { try old.perform(.chooseFromBackMenu(0)) }
  }

  @Test("ORC-43: a custom navigation controller is its bar's delegate")
  func barDelegate() throws {
    var walk = try SketchedApp(
      Sketch("nav", "navigationController", class: "ShellController")
        .way(.relationship("rootViewController", "a")),
      Sketch("a").way(.show("b", id: "b")), Sketch("b")
    ).launch()
    try walk.start(.performSegue("b"))
    #expect(walk.trace.contains("Shell delegate navigationBar(shouldPush:)"))
    #expect(walk.stack == ["A", "B"])
    walk.settle()
    try walk.start(.back)
    #expect(
      walk.trace.hasPrefix("Shell delegate navigationBar(shouldPop: B): yes\nB willMove"))
    #expect(walk.trace.hasSuffix("Shell delegate navigationBar(didPop:)"))
    walk.settle()
    try walk.segue("b")
    let shell = try #require(walk.simulation.root)
    walk.code { $0.pop(shell, animated: true) }
    #expect(!walk.trace.contains("delegate"), "code that pops is not asked")
  }
}
