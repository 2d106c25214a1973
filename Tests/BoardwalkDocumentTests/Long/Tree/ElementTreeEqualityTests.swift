import BoardwalkDocument
import Testing

@Suite("Element tree equality")
struct ElementTreeEqualityTests {
  /// A tree that differs from the sample in one thing.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (inout TreeBuilder) -> Void
  }

  static let changes = [
    Change(testDescription: "another element") { $0.openElement("more") },
    Change(testDescription: "another text") { $0.addText("more") },
    Change(testDescription: "another comment") { $0.addComment("more") },
  ]

  static let spellings = [
    Change(testDescription: "a declaration") { $0.declaration = "<?xml version=\"1.0\"?>" },
    Change(testDescription: "a byte order mark") { $0.hasByteOrderMark = true },
    Change(testDescription: "a departure") {
      $0.record(NonCanonicalSpelling(at: .endOfFile, gap: "", spelling: nil))
    },
  ]

  @Test("equal trees have equal hashes")
  func equal() {
    #expect(SampleTree.scene == SampleTree.scene)
    #expect(SampleTree.scene.hashValue == SampleTree.scene.hashValue)
    #expect(SampleTree.scene.hasSameContent(as: SampleTree.scene))
  }

  @Test("trees with different content are unequal", arguments: changes)
  func content(change: Change) {
    var builder = SampleTree.builder
    change.apply(&builder)
    let changed = builder.finish()
    #expect(changed != SampleTree.scene)
    #expect(!changed.hasSameContent(as: SampleTree.scene))
  }

  @Test("trees with different spelling have equal content and are unequal", arguments: spellings)
  func spelling(change: Change) {
    var builder = SampleTree.builder
    change.apply(&builder)
    let changed = builder.finish()
    #expect(changed != SampleTree.scene)
    #expect(changed.hasSameContent(as: SampleTree.scene))
  }

  private func tree(_ attributes: [Attribute]) -> ElementTree {
    var builder = TreeBuilder()
    builder.openElement("a")
    for attribute in attributes { builder.addAttribute(attribute.name, attribute.value) }
    return builder.finish()
  }

  @Test("equality compares attribute names, values and order")
  func attributes() {
    let sample = tree([Attribute("x", "1"), Attribute("y", "2")])
    #expect(sample == tree([Attribute("x", "1"), Attribute("y", "2")]))
    #expect(sample != tree([Attribute("y", "2"), Attribute("x", "1")]))
    #expect(sample != tree([Attribute("x", "1"), Attribute("z", "2")]))
    #expect(sample != tree([Attribute("x", "1"), Attribute("y", "3")]))
    #expect(sample != tree([Attribute("x", "12"), Attribute("y", "")]))
    #expect(sample != tree([Attribute("x", "1")]))
  }

  @Test("values are equal wherever their bytes are stored")
  func characters() {
    var shared = TreeBuilder(source: Array("..1..2".utf8))
    shared.openElement("a")
    Array("x".utf8).withUnsafeBufferPointer { shared.addAttribute(named: $0, verbatim: 2..<3) }
    Array("y".utf8).withUnsafeBufferPointer { shared.addAttribute(named: $0, verbatim: 5..<6) }
    #expect(shared.finish() == tree([Attribute("x", "1"), Attribute("y", "2")]))
  }

  @Test("equality compares which element has an attribute")
  func owner() {
    func nested(outer: Bool) -> ElementTree {
      var builder = TreeBuilder()
      builder.openElement("a")
      if outer { builder.addAttribute("x", "1") }
      builder.openElement("x")
      if !outer { builder.addAttribute("x", "1") }
      return builder.finish()
    }
    #expect(nested(outer: true) != nested(outer: false))
  }

  @Test("equality compares depth")
  func depth() {
    func pair(nested: Bool) -> ElementTree {
      var builder = TreeBuilder()
      builder.openElement("a")
      builder.openElement("b")
      if !nested { builder.closeElement() }
      builder.openElement("c")
      return builder.finish()
    }
    #expect(pair(nested: true) != pair(nested: false))
  }
}
