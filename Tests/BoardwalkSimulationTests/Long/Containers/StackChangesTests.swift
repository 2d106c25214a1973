import BoardwalkSimulation
import Testing

@Suite("Simultaneous stack changes")
struct StackChangesTests {
  /// A on a stack, with a delegate, and three more that code has made and holds.
  private func walk() throws -> (Walk, navigation: ControllerID, made: [ControllerID]) {
    var walk = try SketchedApp(
      .navigation("nav", root: "a").delegated, Sketch("a"),
      Sketch("b").with("storyboardIdentifier", "b"), Sketch("c").with("storyboardIdentifier", "c"),
      Sketch("d").with("storyboardIdentifier", "d")
    ).launch()
    let made = try ["b", "c", "d"].map { try walk.make($0, isHeld: true) }
    return (walk, try #require(walk.simulation.root), made)
  }

  @Test("LIFE-15, TIME-01: only the upper of two pushes appears", arguments: [true, false])
  func pushes(animated: Bool) throws {
    var (walk, navigation, made) = try walk()
    walk.code { simulation in
      for id in made.prefix(2) { simulation.push(id, on: navigation, animated: animated) }
      #expect(simulation[navigation]?.children.count == 3)
    }
    #expect(
      walk.trace == """
        B willMove(toParent: navigation controller)
        C willMove(toParent: navigation controller)
        C viewDidLoad
        A viewWillDisappear
        C viewWillAppear
        C viewIsAppearing
        A viewDidDisappear
        C viewDidAppear
        B didMove(toParent: navigation controller)
        C didMove(toParent: navigation controller)
        """)
    #expect(walk.fullTrace.components(separatedBy: "delegate didShow").count == 2)
    #expect(walk.simulation[made[0]]?.isViewLoaded == false)
    #expect(walk.simulation.clock == (animated ? 350 : 0))
    try walk.back()
    #expect(walk.trace.contains("B viewDidLoad"))
    #expect(walk.stack == ["A", "B"])
  }

  @Test("LIFE-15: a controller pushed and popped at once never appears")
  func pushAndPop() throws {
    var (walk, navigation, made) = try walk()
    walk.code { simulation in
      simulation.push(made[0], on: navigation, animated: true)
      simulation.pop(navigation, animated: true)
    }
    #expect(
      walk.trace == """
        B willMove(toParent: navigation controller)
        B willMove(toParent: nil)
        B didMove(toParent: nil)
        """)
    #expect(walk.stack == ["A"])
  }

  @Test("LIFE-16: a replaced root and top are one transition")
  func popAndPush() throws {
    var (walk, navigation, made) = try walk()
    for id in made.prefix(2) {
      walk.code { $0.push(id, on: navigation, animated: false) }
    }
    walk.code { simulation in
      simulation.popToRoot(navigation, animated: false)
      simulation.push(made[2], on: navigation, animated: true)
    }
    #expect(
      walk.trace == """
        C willMove(toParent: nil)
        D willMove(toParent: navigation controller)
        D viewDidLoad
        C viewWillDisappear
        D viewWillAppear
        D viewIsAppearing
        C viewDidDisappear
        D viewDidAppear
        D didMove(toParent: navigation controller)
        C didMove(toParent: nil)
        """)
    #expect(walk.stack == ["A", "D"])
  }

  @Test("LIFE-16: a controller removed and added in one turn stays unmoved")
  func popAndPushAgain() throws {
    var (walk, navigation, made) = try walk()
    walk.code { $0.push(made[0], on: navigation, animated: false) }
    walk.code { simulation in
      simulation.pop(navigation, animated: false)
      simulation.push(made[0], on: navigation, animated: false)
    }
    #expect(walk.appearances.isEmpty)
    #expect(!walk.trace.contains("deinit"))
    #expect(walk.stack == ["A", "B"])
    #expect(walk.front == "B")
  }

  @Test("LIFE-16: a new stack and another push are combined")
  func setAndPush() throws {
    var (walk, navigation, made) = try walk()
    walk.code { simulation in
      simulation.setViewControllers([made[0], made[1]], of: navigation, animated: false)
      simulation.push(made[2], on: navigation, animated: true)
    }
    #expect(
      walk.appearances == """
        A viewWillDisappear
        D viewWillAppear
        A viewDidDisappear
        D viewDidAppear
        """)
    #expect(walk.trace.hasSuffix("A didMove(toParent: nil)\nA deinit"))
    #expect(walk.stack == ["B", "C", "D"])
  }

  @Test("LIFE-61: changes after the main queue drains are separate")
  func later() throws {
    var (walk, navigation, made) = try walk()
    walk.start { $0.push(made[0], on: navigation, animated: true) }
    walk.drain()
    walk.start { $0.push(made[1], on: navigation, animated: true) }
    #expect(walk.logs.first?.hasPrefix("Unbalanced calls") == true)
    walk.settle()
    #expect(walk.simulation[made[0]]?.isViewLoaded == true)
  }
}
