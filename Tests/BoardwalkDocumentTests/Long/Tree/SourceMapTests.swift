import BoardwalkDocument
import Testing

@Suite("Source map")
struct SourceMapTests {
  // <a x="1"><b/></a>
  // 0        9   13
  private let tree: ElementTree
  private let map: SourceMap

  init() {
    var builder = TreeBuilder()
    var map = SourceMap()
    builder.openElement("a")
    builder.addAttribute("x", "1")
    map.appendNode(head: 0..<9)
    map.appendAttribute(start: 3, value: 6..<7)
    builder.openElement("b")
    map.appendNode(head: 9..<13)
    builder.closeElement()
    map.closeNode(1, end: 13)
    builder.closeElement()
    map.closeNode(0, end: 17)
    tree = builder.finish()
    self.map = map
  }

  @Test("the ranges of heads, names and whole elements are found")
  func elements() throws {
    let root = try #require(tree.root)
    let child = try #require(root.child("b"))
    #expect(map.head(of: root) == 0..<9)
    #expect(map.name(of: root) == 1..<2)
    #expect(map.whole(of: root) == 0..<17)
    #expect(map.head(of: child) == 9..<13)
    #expect(map.name(of: child) == 10..<11)
    #expect(map.whole(of: child) == 9..<13)
    #expect(map.head(at: 1) == 9..<13)
  }

  @Test("the ranges of attributes and their values are found")
  func attributes() {
    #expect(map.attribute(at: 0) == 3..<8)
    #expect(map.value(at: 0) == 6..<7)
  }

  @Test("an attribute in a merged head has the range of the head")
  func heads() {
    var map = SourceMap(sourceSize: 30, headsAreNames: true)
    map.appendNode(head: 0..<4, firstAttribute: 0)
    map.appendNode(head: 5..<9, firstAttribute: 0)
    map.appendNode(head: 10..<14, firstAttribute: 2)
    map.appendNode(head: 15..<19, firstAttribute: 2)
    #expect([0, 1, 2, 9].map { map.value(at: $0) } == [5..<9, 5..<9, 15..<19, 15..<19])
    #expect([0, 1, 2, 9].map { map.attribute(at: $0) } == [5..<9, 5..<9, 15..<19, 15..<19])
    #expect(SourceMap(headsAreNames: true).value(at: 0).isEmpty)
  }

  @Test("unrecorded elements have no ranges")
  func beyond() {
    #expect(map.head(at: 2).isEmpty)
    #expect(map.attribute(at: 1).isEmpty)
    #expect(map.value(at: 1).isEmpty)
    #expect(SourceMap().head(at: 0).isEmpty)
  }
}
