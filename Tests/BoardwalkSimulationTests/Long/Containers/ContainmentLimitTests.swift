import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Containment limits")
struct ContainmentLimitTests {
  private func walk() throws -> (Walk, root: ControllerID) {
    let walk = try SketchedApp(
      Sketch("p"), Sketch("c").with("storyboardIdentifier", "c")
    ).launch { $0.system = SystemVersion(12) }
    return (walk, try #require(walk.simulation.root))
  }

  @Test("adding a parent to its own child raises")
  func circle() throws {
    var (walk, root) = try walk()
    let child = try walk.make("c")
    walk.code {
      $0.addChild(child, to: root)
      $0.addChild(root, to: child)
    }
    #expect(walk.simulation.exception?.name == "EXC_BAD_ACCESS")
    #expect(walk.simulation[root]?.parent == nil)
  }

  @Test("children nested by code raise at 64 levels")
  func nesting() throws {
    var (walk, root) = try walk()
    var depth = 1
    var parent = root
    walk.code { simulation in
      while simulation.exception == nil, depth < 1_000,
        let child = simulation.instantiateController("c")
      {
        simulation.addChild(child, to: parent)
        if simulation[child]?.parent == parent { depth += 1 }
        parent = child
      }
    }
    #expect(depth == 64)
    #expect(walk.simulation.exception?.name == "EXC_RESOURCE")
  }

  @Test("children nested from their own callbacks raise at 64 levels")
  func nestingFromWithin() throws {
    var (walk, _) = try walk()
    var depth = 1
    walk.code { simulation in
      var inner = simulation.instantiateController("c")
      while let child = inner, simulation.exception == nil, depth < 1_000,
        let parent = simulation.instantiateController("c")
      {
        simulation.addChild(child, to: parent)
        if simulation[child]?.parent == parent { depth += 1 }
        inner = parent
      }
    }
    #expect(depth == 64)
    #expect(walk.simulation.exception?.name == "EXC_RESOURCE")
  }

  @Test("repeated presentations raise at 200 levels")
  func presentations() throws {
    var (walk, root) = try walk()
    var front = root
    var count = 0
    while walk.simulation.exception == nil, count < 1_000 {
      let next = try walk.make("c")
      walk.act { $0.present(next, from: front, animated: false) }
      front = next
      count += 1
    }
    #expect(count == 200)
    #expect(walk.simulation.presentationChain.count == 200)
    #expect(walk.simulation.exception?.name == "EXC_RESOURCE")
  }
}
