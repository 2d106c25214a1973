import BoardwalkDocument
import BoardwalkSimulation
import Testing

/// Navigation stacks that code changes from outside.
@Suite("Navigation stack changes from code")
struct StackCodeTests {
  /// Three controllers on a stack, and one on a shelf.
  private func walk(system: Int = 18) throws -> (Walk, navigation: ControllerID) {
    var walk = try SketchedApp(
      .navigation("nav", root: "a").delegated, Sketch("a").with("storyboardIdentifier", "a"),
      Sketch("b").with("storyboardIdentifier", "b"), Sketch("c").with("storyboardIdentifier", "c"),
      Sketch("d").with("storyboardIdentifier", "d")
    ).launch(system: system)
    let navigation = try #require(walk.simulation.root)
    for name in ["b", "c"] {
      walk.code { simulation in
        guard let made = simulation.instantiateController(name) else { return }
        simulation.push(made, on: navigation, animated: false)
      }
    }
    return (walk, navigation)
  }

  @Test("NAV-01, NAV-02, LIFE-11, ORC-43: code pushes a controller")
  func push() throws {
    var (walk, navigation) = try walk()
    let d = try walk.make("d")
    #expect(walk.trace == "D init(coder:)\nD awakeFromNib")
    walk.call { $0.push(d, on: navigation, animated: true) }
    #expect(walk.trace == "D willMove(toParent: navigation controller)")
    #expect(walk.stack == ["A", "B", "C", "D"])
    walk.settle()
    #expect(
      walk.trace == """
        D viewDidLoad
        C viewWillDisappear
        D viewWillAppear
        D viewIsAppearing
        C viewDidDisappear
        D viewDidAppear
        D didMove(toParent: navigation controller)
        """)
  }

  @Test("LIFE-11: an accessed view is loaded first")
  func touchedView() throws {
    var (walk, navigation) = try walk()
    let d = try walk.make("d")
    walk.call { $0.loadView(of: d) }
    #expect(walk.trace == "D viewDidLoad")
    walk.code { $0.push(d, on: navigation, animated: true) }
    #expect(!walk.trace.contains("viewDidLoad"))
  }

  @Test("NAV-14, ORC-25, S0-11 … S0-13: pops return the removed controllers, bottom first, or none")
  func returnValues() throws {
    var (walk, navigation) = try walk()
    let stack = try #require(walk.simulation[navigation]?.children)
    let none = walk.code { $0.pop(navigation, to: stack[2], animated: true) }
    #expect(none.isEmpty)
    #expect(walk.entries.isEmpty)
    let all = walk.code { $0.pop(navigation, to: stack[0], animated: true) }
    #expect(all == Array(stack[1...]))
    let more = walk.code { $0.popToRoot(navigation, animated: true) }
    #expect(more.isEmpty)
    let root = walk.code { $0.pop(navigation, animated: true) }
    #expect(root == nil)
    #expect(walk.entries.isEmpty, "NAV-10")
  }

  @Test("ORC-25: an animated pop during an animated pop does nothing")
  func popDuringPop() throws {
    var (walk, navigation) = try walk()
    let first = walk.call { $0.pop(navigation, animated: true) }
    #expect(first != nil)
    walk.drain()
    let second = walk.call { $0.pop(navigation, animated: true) }
    #expect(second == nil)
    walk.settle()
    #expect(walk.stack == ["A", "B"])
    #expect(walk.appearances == "C viewDidDisappear\nB viewDidAppear")
  }

  @Test("NAV-15, EXC-04: popping to a controller outside of the stack raises")
  func popToStranger() throws {
    var (walk, navigation) = try walk()
    let d = try walk.make("d")
    walk.code { $0.pop(navigation, to: d, animated: true) }
    #expect(
      walk.simulation.exception?.description
        == "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'Tried to pop to a view controller that doesn't exist.'")
  }

  @Test(
    "NAV-03, EXC-02: a duplicate controller raises",
    arguments: [
      (16, "Pushing the same view controller instance more than once is not supported"),
      (18, "<UINavigationController> is pushing the same view controller instance (<B"),
    ])
  func twice(system: Int, reason: String) throws {
    var (walk, navigation) = try walk(system: system)
    let b = try walk.id("B")
    walk.code { $0.push(b, on: navigation, animated: true) }
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(walk.simulation.exception?.reason.hasPrefix(reason) == true)
  }

  @Test("NAV-04, EXC-01, EXC-03: unsupported controllers cannot be pushed")
  func unpushable() throws {
    for (kind, reason) in [
      (ViewControllerKind.navigationController, "Pushing a navigation controller is not supported"),
      (
        .splitViewController,
        "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"
      ),
    ] {
      var (walk, navigation) = try walk()
      walk.code { simulation in
        let made = simulation.makeController(kind)
        simulation.push(made, on: navigation, animated: true)
      }
      #expect(walk.simulation.exception?.reason == reason)
      var (other, root) = try self.walk()
      other.code { simulation in
        let made = simulation.makeController(kind)
        simulation.setViewControllers([made], of: root, animated: true)
      }
      #expect(other.simulation.exception?.reason == reason)
    }
  }

  @Test("LIFE-16: setting a new top from inside the stack pops to it")
  func setBack() throws {
    var (walk, navigation) = try walk()
    let (a, b) = (try walk.id("A"), try walk.id("B"))
    walk.code { $0.setViewControllers([a, b], of: navigation, animated: true) }
    #expect(
      walk.fullTrace == """
        C willMove(toParent: nil)
        C viewWillDisappear
        B viewWillAppear
        navigation controller delegate willShow B
        B viewIsAppearing
        C viewDidDisappear
        B viewDidAppear
        navigation controller delegate didShow B
        C didMove(toParent: nil)
        C deinit
        """)
  }

  @Test("LIFE-16: setting a new top pushes it and notifies all removed controllers")
  func setNew() throws {
    var (walk, navigation) = try walk()
    let a = try walk.id("A")
    walk.code { simulation in
      guard let d = simulation.instantiateController("d") else { return }
      simulation.setViewControllers([a, d], of: navigation, animated: true)
    }
    #expect(
      walk.trace == """
        D init(coder:)
        D awakeFromNib
        C willMove(toParent: nil)
        B willMove(toParent: nil)
        D willMove(toParent: navigation controller)
        D viewDidLoad
        C viewWillDisappear
        D viewWillAppear
        D viewIsAppearing
        C viewDidDisappear
        D viewDidAppear
        D didMove(toParent: navigation controller)
        C didMove(toParent: nil)
        B didMove(toParent: nil)
        C deinit
        B deinit
        """)
    #expect(walk.stack == ["A", "D"])
  }

  @Test("LIFE-16: changes below the top cause no appearance callbacks")
  func setBelow() throws {
    var (walk, navigation) = try walk()
    let (a, c) = (try walk.id("A"), try walk.id("C"))
    walk.code { $0.setViewControllers([c, a], of: navigation, animated: true) }
    #expect(walk.stack == ["C", "A"])
    let after = try walk.id("A")
    walk.code { $0.setViewControllers([after], of: navigation, animated: true) }
    #expect(walk.appearances.isEmpty)
    #expect(walk.trace.hasPrefix("C willMove(toParent: nil)"))
    #expect(walk.trace.hasSuffix("C didMove(toParent: nil)\nC deinit"))
  }

  @Test("NAV-16: a stack may be empty")
  func empty() throws {
    var (walk, navigation) = try walk()
    walk.code { $0.setViewControllers([], of: navigation, animated: false) }
    #expect(walk.visible == ["navigation controller"])
    #expect(walk.appearances == "C viewWillDisappear\nC viewDidDisappear")
    #expect(walk.simulation.controllerCount == 1)
    walk.code { simulation in
      guard let d = simulation.instantiateController("d") else { return }
      simulation.push(d, on: navigation, animated: false)
    }
    #expect(walk.front == "D")
  }

  @Test("LIFE-14: a retained controller outlives its pop and can be pushed again")
  func held() throws {
    var (walk, navigation) = try walk()
    let c = try walk.id("C")
    walk.call { $0.setHeld(true, c) }
    walk.code { $0.pop(navigation, animated: true) }
    #expect(!walk.trace.contains("deinit"))
    #expect(walk.simulation[c]?.parent == nil)
    walk.code { $0.push(c, on: navigation, animated: true) }
    #expect(walk.stack == ["A", "B", "C"])
    #expect(!walk.trace.contains("viewDidLoad"))
    walk.code { $0.pop(navigation, animated: true) }
    walk.code { $0.setHeld(false, c) }
    #expect(walk.trace == "C deinit")
  }

  @Test("LIFE-14: a controller popped and pushed at once survives")
  func popAndPush() throws {
    var (walk, navigation) = try walk()
    walk.code { simulation in
      guard let top = simulation.pop(navigation, animated: false) else { return }
      simulation.push(top, on: navigation, animated: false)
    }
    #expect(walk.stack == ["A", "B", "C"])
    #expect(!walk.trace.contains("deinit"))
  }

  @Test("LIFE-14: an unused controller is released at the end of the turn")
  func loose() throws {
    var (walk, _) = try walk()
    let count = walk.simulation.controllerCount
    walk.code { _ = $0.instantiateController("d") }
    #expect(walk.trace.hasSuffix("D deinit"))
    #expect(walk.simulation.controllerCount == count)
  }

  @Test("EXC-09, EXC-11, LIFE-06, LIFE-07: unknown storyboards and identifiers raise")
  func cannotMake() throws {
    var (walk, _) = try walk()
    var made = walk.code { $0.instantiateController("nobody") }
    #expect(made == nil)
    #expect(
      walk.simulation.exception?.reason
        == "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'nobody'")
    (walk, _) = try self.walk()
    made = walk.code { $0.instantiateController("a", from: "Other") }
    #expect(made == nil)
    #expect(
      walk.simulation.exception?.reason
        == "Could not find a storyboard named 'Other' in bundle NSBundle"
    )
    var bare = try SketchedApp(documents: [
      ("Main", "a", [Sketch("a")]), ("Other", nil, [Sketch("b")]),
    ])
    .launch()
    made = bare.code { $0.instantiateController(nil, from: "Other") }
    #expect(made == nil)
    #expect(bare.simulation.exception == nil)
    made = bare.code { $0.instantiateController(nil, from: "Main") }
    #expect(made != nil)
  }

  @Test("S0-07: a navigation controller created by code has its root at once")
  func makeNavigation() throws {
    var (walk, _) = try walk()
    walk.call { simulation in
      guard let d = simulation.instantiateController("d") else { return }
      let made = simulation.makeNavigationController(around: d, class: "DrawerController")
      #expect(simulation[made]?.children == [d])
      #expect(simulation[made]?.name == "Drawer")
      #expect(simulation[made]?.className == "DrawerController")
      #expect(simulation[d]?.parent == made)
    }
  }
}
