import Testing

@testable import BoardwalkSimulation

@Suite("Controller tree")
struct ControllerTreeTests {
  private func tree(pushes count: Int = 2) throws -> ControllerTree {
    let app = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("a", id: "again")))
    var walk = app.launch()
    for _ in 0..<count { try walk.segue("again") }
    return walk.simulation.controllers
  }

  @Test("only the top of a stack is visible, and the stack contains all of it")
  func stack() throws {
    let tree = try tree()
    let root = try #require(tree.root)
    let stack = try #require(tree[root]?.children)
    #expect(stack.count == 3)
    #expect(tree.visibleTree(of: root) == [root, stack[2]])
    #expect(tree.frontmost == stack[2])
    for id in stack {
      #expect(tree.ancestors(of: id) == [root])
      #expect(tree.navigationController(of: id) == root)
      #expect(tree.outermost(id) == root)
    }
  }

  @Test("a controller removed from its parent is nobody's child")
  func removal() throws {
    var tree = try tree()
    let root = try #require(tree.root)
    let top = try #require(tree[root]?.children.last)
    tree.removeFromParent(top)
    #expect(tree[top]?.parent == nil)
    #expect(tree[root]?.children.contains(top) == false)
    tree.add(top, to: root)
    #expect(tree[root]?.children.last == top)
  }

  @Test("names of removed controllers are reused, ids are not")
  func names() throws {
    var tree = try tree()
    let root = try #require(tree.root)
    let top = try #require(tree[root]?.children.last)
    let removed = tree.remove(top)
    let old = try #require(removed)
    #expect(!tree.contains(top))
    let next = tree.insert(word: old.word) { id, name in
      #expect(name == old.name)
      var copy = old
      copy.id = id
      return copy
    }
    #expect(next > top)
  }

  @Test("each controller is visited once, the root first")
  func order() throws {
    let tree = try tree()
    let root = try #require(tree.root)
    let order = tree.inOrder(from: [root, root])
    #expect(order.first == root)
    #expect(order.count == tree.count)
    #expect(Set(order).count == tree.count)
  }
}
