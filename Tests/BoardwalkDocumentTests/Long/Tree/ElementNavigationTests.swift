import BoardwalkDocument
import Testing

@Suite("Element navigation")
struct ElementNavigationTests {
  /// `<a><!--c--><b key="1"><d/></b>text<b key="2"/><e key="2"/></a>`
  private let root: Element

  init() throws {
    var builder = TreeBuilder()
    builder.openElement("a")
    builder.addComment("c")
    builder.openElement("b")
    builder.addAttribute("key", "1")
    builder.openElement("d")
    builder.closeElement()
    builder.closeElement()
    builder.addText("text")
    builder.openElement("b")
    builder.addAttribute("key", "2")
    builder.closeElement()
    builder.openElement("e")
    builder.addAttribute("key", "2")
    builder.closeElement()
    builder.closeElement()
    root = try #require(builder.finish().root)
  }

  @Test("children are direct child elements")
  func children() {
    #expect(root.children.map(\.name) == ["b", "b", "e"])
    #expect(root.children(named: "b").map { $0["key"] } == ["1", "2"])
    #expect(Array(root.children(named: "d")).isEmpty)
  }

  @Test("children can be iterated twice")
  func childrenTwice() {
    let children = root.children
    #expect(children.map(\.index) == children.map(\.index))
  }

  @Test("descendants are in document order")
  func descendants() {
    #expect(root.descendants.map(\.name) == ["b", "d", "b", "e"])
  }

  @Test("ancestors are listed innermost first")
  func ancestors() throws {
    let innermost = try #require(root.descendants.first { $0.name == "d" })
    #expect(innermost.ancestors.map(\.name) == ["b", "a"])
    #expect(innermost.parent?.parent == root)
    #expect(root.parent == nil)
    #expect(Array(root.ancestors).isEmpty)
  }

  @Test("a child is found by name, key or both")
  func child() {
    #expect(root.child("b")?["key"] == "1")
    #expect(root.child("b", key: "2")?.index == 5)
    #expect(root.child("e", key: "1") == nil)
    #expect(root.child(key: "2")?.name == "b")
    #expect(root.child("d") == nil)
    #expect(root.child(key: "3") == nil)
  }

  @Test("a subtree is a range of indices")
  func ranges() throws {
    let first = try #require(root.child("b"))
    #expect(root.index..<root.endIndex == 0..<7)
    #expect(first.index..<first.endIndex == 2..<4)
    #expect(root.tree.element(at: 1) == nil)
    #expect(root.tree.element(at: 4) == nil)
    #expect(root.tree.element(at: 99) == nil)
    #expect(root.tree.element(at: -1) == nil)
  }

  @Test("a writer sees nodes by kind")
  func nodes() {
    var seen: [String] = []
    for index in 0..<root.tree.nodeCount {
      switch root.tree.node(at: index).content {
      case .element(let element): seen.append(element.name)
      case .text(let text): seen.append("“\(text)”")
      case .comment(let comment): seen.append("(\(comment))")
      }
    }
    #expect(seen == ["a", "(c)", "b", "d", "“text”", "b", "e"])
  }

  @Test("elements are equal at the same position of the same tree")
  func identity() throws {
    let other = try #require(SampleTree.scene.root)
    #expect(root == root.tree.element(at: 0))
    #expect(root != other)
    #expect(root != root.child("b"))
    #expect(Set([root, try #require(root.tree.root)]).count == 1)
  }
}
