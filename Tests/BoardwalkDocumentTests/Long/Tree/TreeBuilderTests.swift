import BoardwalkDocument
import Testing

@Suite("Tree builder")
struct TreeBuilderTests {
  @Test("a builder yields its elements in order")
  func order() {
    let tree = SampleTree.scene
    #expect(tree.root?.name == "document")
    #expect(tree.elements.map(\.name) == ["document", "scene", "objects", "label", "string"])
    #expect(tree.nodeCount == 7)
    #expect(tree.attributeCount == 5)
  }

  @Test("a builder knows its depth and its innermost element")
  func depth() {
    var builder = TreeBuilder()
    #expect(builder.depth == 0)
    #expect(builder.innermost == nil)
    #expect(builder.innermostName == nil)
    builder.openElement("a")
    builder.openElement("b")
    #expect(builder.depth == 2)
    #expect(builder.innermost == 1)
    #expect(builder.innermostName == "b")
    builder.closeElement()
    #expect(builder.innermostName == "a")
    #expect(builder.nodeCount == 2)
  }

  @Test("a builder knows whether the innermost element is empty")
  func innermostIsEmpty() {
    var builder = TreeBuilder()
    #expect(!builder.innermostIsEmpty)
    builder.openElement("a")
    #expect(builder.innermostIsEmpty)
    builder.addAttribute("id", "1")
    #expect(builder.innermostIsEmpty)
    builder.addComment("c")
    #expect(!builder.innermostIsEmpty)
  }

  @Test("a builder knows whether a text came last at this level")
  func endsWithText() {
    var builder = TreeBuilder()
    #expect(!builder.endsWithText)
    builder.openElement("a")
    builder.addText("x")
    #expect(builder.endsWithText)
    builder.openElement("b")
    #expect(!builder.endsWithText)
    builder.addText("y")
    builder.closeElement()
    #expect(!builder.endsWithText)
  }

  @Test("open elements are closed, and an extra end is ignored")
  func unbalanced() {
    var builder = TreeBuilder()
    builder.closeElement()
    builder.openElement("a")
    builder.openElement("b")
    builder.openElement("c")
    let tree = builder.finish()
    #expect(tree.elements.map(\.endIndex) == [3, 3, 3])

    var closed = TreeBuilder()
    closed.openElement("a")
    closed.closeElement()
    closed.closeElement()
    #expect(closed.finish().root?.endIndex == 1)
  }

  @Test("a builder without elements yields an empty tree")
  func empty() {
    let tree = TreeBuilder().finish()
    #expect(tree.root == nil)
    #expect(tree.nodeCount == 0)
    #expect(Array(tree.elements).isEmpty)
    #expect(tree.element(at: 0) == nil)
  }

  @Test("the root is found after comments, and comments alone have none")
  func root() {
    var builder = TreeBuilder()
    builder.addComment("before")
    #expect(builder.finish().root == nil)
    builder.openElement("a")
    builder.closeElement()
    builder.addComment("after")
    #expect(builder.finish().root?.index == 1)
  }

  @Test("unchanged values share the bytes of the source")
  func verbatim() {
    let source = Array("<a b=\"über\"/>".utf8)
    var builder = TreeBuilder(source: source)
    builder.openElement("a")
    builder.addAttribute("first", "added")
    Array("b".utf8).withUnsafeBufferPointer { builder.addAttribute(named: $0, verbatim: 6..<11) }
    Array("c".utf8).withUnsafeBufferPointer { builder.addAttribute(named: $0, "added too") }
    let tree = builder.finish()
    #expect(tree.root?["first"] == "added")
    #expect(tree.root?["b"] == "über")
    #expect(tree.root?["c"] == "added too")
    #expect(Array(tree.attributeCharacters(at: 1)) == Array("über".utf8))
  }

  @Test("a tree keeps the declaration, the byte order mark and the noncanonical spellings")
  func spelling() {
    var builder = TreeBuilder()
    builder.declaration = "<?xml version='1.0'?>"
    builder.hasByteOrderMark = true
    builder.openElement("a")
    builder.closeElement()
    let nonCanonicalSpelling = NonCanonicalSpelling(at: .node(0), gap: " ", spelling: "<a></a>")
    builder.record(nonCanonicalSpelling)
    let tree = builder.finish()
    #expect(tree.declaration == "<?xml version='1.0'?>")
    #expect(tree.hasByteOrderMark)
    #expect(tree.nonCanonicalSpellings == [nonCanonicalSpelling])
  }
}
