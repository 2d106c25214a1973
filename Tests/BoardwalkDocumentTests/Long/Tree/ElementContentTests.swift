import BoardwalkDocument
import Testing

@Suite("Element content")
struct ElementContentTests {
  private let tree = SampleTree.scene

  @Test("attributes keep their order and characters")
  func attributes() throws {
    let label = try #require(tree.elements.first { $0.name == "label" })
    #expect(
      Array(label.attributes) == [Attribute("text", "Über & <b>"), Attribute("id", "l1")])
    #expect(label["id"] == "l1")
    #expect(label["ID"] == nil)
    #expect(label["key"] == nil)
  }

  @Test("attributes are slices of the tree's attribute list")
  func indices() throws {
    let label = try #require(tree.elements.first { $0.name == "label" })
    #expect(label.attributeIndices == 2..<4)
    #expect(label.attributeIndex(of: "id") == 3)
    #expect(label.attributeIndex(of: "type") == nil)
    #expect(tree.attribute(at: 3) == Attribute("id", "l1"))
    #expect(tree.names[tree.attributeNameIndex(at: 3)] == "id")
    #expect(tree.attributeValue(at: 0) == "storyboard")
  }

  @Test("an element without attributes has none of its neighbors'")
  func noAttributes() throws {
    let objects = try #require(tree.elements.first { $0.name == "objects" })
    #expect(objects.attributeIndices.isEmpty)
    #expect(objects.attributes.isEmpty)
    #expect(objects["text"] == nil)
  }

  @Test("the last element's attributes end with the list")
  func lastAttributes() throws {
    var builder = TreeBuilder()
    builder.openElement("a")
    builder.openElement("b")
    builder.addAttribute("x", "1")
    builder.addAttribute("y", "")
    let last = try #require(builder.finish().element(at: 1))
    #expect(last.attributes.map(\.name) == ["x", "y"])
    #expect(last["y"]?.isEmpty == true)
  }

  @Test("text is the direct content without comments and elements")
  func text() throws {
    var builder = TreeBuilder()
    builder.openElement("a")
    builder.addText("one ")
    builder.openElement("b")
    builder.addText("inner")
    builder.closeElement()
    builder.addComment("not this")
    builder.addText("two")
    builder.closeElement()
    let root = try #require(builder.finish().root)
    #expect(root.text == "one two")
    #expect(root.child("b")?.text == "inner")
  }

  @Test("an element without text has nil, not an empty string")
  func noText() throws {
    var builder = TreeBuilder()
    builder.openElement("a")
    builder.openElement("b")
    builder.addText("")
    builder.closeElement()
    let root = try #require(builder.finish().root)
    #expect(root.text == nil)
    #expect(root.child("b")?.text?.isEmpty == true)
  }

  @Test("each name is listed once, in the order of first use")
  func names() throws {
    #expect(
      tree.names == [
        "document", "type", "scene", "sceneID", "objects", "label", "text", "id", "string", "key",
      ])
    #expect(tree.names[try #require(tree.root).nameIndex] == "document")
  }
}
