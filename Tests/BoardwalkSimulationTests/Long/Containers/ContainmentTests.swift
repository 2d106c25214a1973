import BoardwalkSimulation
import Testing

@Suite("Custom container controllers")
struct ContainmentTests {
  private func walk() throws -> (Walk, parent: ControllerID) {
    let walk = try SketchedApp(
      .navigation("nav", root: "p"), Sketch("p").container(.embed("e")), Sketch("e"),
      Sketch("c").with("storyboardIdentifier", "c"), Sketch("d").with("storyboardIdentifier", "d")
    ).launch()
    return (walk, try walk.id("P"))
  }

  /// With a child whose view is there.
  private func withChild() throws -> (Walk, parent: ControllerID, child: ControllerID) {
    var (walk, parent) = try walk()
    let child = try walk.make("c")
    walk.code {
      $0.addChild(child, to: parent)
      $0.addView(of: child, to: parent)
      $0.didMove(child, toParent: parent)
    }
    return (walk, parent, child)
  }

  @Test("LIFE-52: addChild calls only willMove, and the view is added separately")
  func addChild() throws {
    var (walk, parent) = try walk()
    let child = try walk.make("c")
    walk.code { $0.addChild(child, to: parent) }
    #expect(walk.trace == "C willMove(toParent: P)")
    #expect(walk.simulation[parent]?.children.count == 2)
    #expect(walk.simulation.visibleChildren(of: parent).count == 1)
    walk.code { $0.addView(of: child, to: parent) }
    #expect(
      walk.trace == "C viewDidLoad\nC viewWillAppear\nC viewIsAppearing\nC viewDidAppear")
    walk.code { $0.didMove(child, toParent: parent) }
    #expect(walk.trace == "C didMove(toParent: P)")
    #expect(walk.front == "C")
  }

  @Test("LIFE-52: removeFromParent calls only didMove")
  func removeChild() throws {
    var (walk, parent, child) = try withChild()
    walk.code {
      $0.willMoveFromParent(child)
      $0.removeView(of: child)
    }
    #expect(walk.trace == "C willMove(toParent: nil)\nC viewWillDisappear\nC viewDidDisappear")
    walk.code { $0.removeFromParent(child) }
    #expect(walk.trace == "C didMove(toParent: nil)\nC deinit")
    #expect(walk.simulation[parent]?.children.count == 1)
  }

  @Test("LIFE-55: a view of a child appears and disappears inside the calls of code")
  func calls() throws {
    var (walk, parent) = try walk()
    let child = try walk.make("c")
    walk.code {
      $0.addChild(child, to: parent)
      $0.addView(of: child, to: parent)
      $0.didMove(child, toParent: parent)
    }
    #expect(
      walk.trace == """
        C willMove(toParent: P)
        C viewDidLoad
        C viewWillAppear
        C didMove(toParent: P)
        C viewIsAppearing
        C viewDidAppear
        """)
    walk.code {
      $0.willMoveFromParent(child)
      $0.removeView(of: child)
      $0.removeFromParent(child)
    }
    #expect(
      walk.trace == """
        C willMove(toParent: nil)
        C viewWillDisappear
        C viewDidDisappear
        C didMove(toParent: nil)
        C deinit
        """)
  }

  @Test("LIFE-51: children appear and disappear with their parent")
  func withParent() throws {
    var (walk, parent, _) = try withChild()
    let navigation = try #require(walk.simulation.root)
    walk.code { simulation in
      let made = simulation.makeController(.viewController, class: "TopViewController")
      simulation.push(made, on: navigation, animated: true)
    }
    #expect(walk.appearances.hasPrefix("P viewWillDisappear\nE viewWillDisappear\nC viewWillDis"))
    try walk.back()
    #expect(walk.appearances.contains("P viewWillAppear\nE viewWillAppear\nC viewWillAppear"))
    #expect(walk.simulation[parent]?.appearance == .appeared)
  }

  @Test("LIFE-53: a transition exchanges two children")
  func transition() throws {
    var (walk, parent, old) = try withChild()
    let new = try walk.make("d")
    walk.code {
      $0.addChild(new, to: parent)
      $0.willMoveFromParent(old)
      $0.transition(from: old, to: new)
    }
    walk.call {
      $0.didMove(new, toParent: parent)
      $0.removeFromParent(old)
    }
    let moves = walk.trace
    #expect(moves == "D didMove(toParent: P)\nC didMove(toParent: nil)")
    #expect(walk.visible.contains("D"))
    #expect(!walk.visible.contains("C"))
  }

  @Test("LIFE-53: a transition calls methods in the observed order")
  func transitionOrder() throws {
    var (walk, parent, old) = try withChild()
    let new = try walk.make("d")
    walk.code {
      $0.addChild(new, to: parent)
      $0.willMoveFromParent(old)
      $0.transition(from: old, to: new)
    }
    #expect(
      walk.trace == """
        D willMove(toParent: P)
        C willMove(toParent: nil)
        D viewDidLoad
        C viewWillDisappear
        D viewWillAppear
        D viewIsAppearing
        D viewDidAppear
        C viewDidDisappear
        """)
  }

  @Test("LIFE-54: a child added elsewhere leaves its parent first")
  func reparent() throws {
    var (walk, parent, child) = try withChild()
    let embedded = try walk.id("E")
    walk.code { $0.addChild(child, to: embedded) }
    #expect(walk.trace.hasPrefix("C didMove(toParent: nil)"))
    #expect(walk.trace.contains("C willMove(toParent: E)"))
    #expect(walk.simulation[child]?.parent == embedded)
    #expect(walk.simulation[parent]?.children.contains(child) == false)
    #expect(!walk.trace.contains("deinit"))
  }

  @Test("LIFE-54, EXC-15: a child's view must be in its parent's")
  func wrongParent() throws {
    var (walk, parent) = try walk()
    let child = try walk.make("c")
    let embedded = try walk.id("E")
    walk.code {
      $0.addChild(child, to: parent)
      $0.addView(of: child, to: embedded)
    }
    #expect(walk.simulation.exception?.name == "UIViewControllerHierarchyInconsistency")
    #expect(
      walk.simulation.exception?.reason
        == "child view controller:<CViewController> should have parent view controller:"
        + "<PViewController> but requested parent is:<EViewController>")
  }

  @Test("LIFE-52: system containers accept no children from code")
  func ownContainers() throws {
    var (walk, _) = try walk()
    let navigation = try #require(walk.simulation.root)
    let child = try walk.make("c")
    walk.call { $0.addChild(child, to: navigation) }
    #expect(walk.entries.isEmpty)
    #expect(walk.stack == ["P"])
  }
}
