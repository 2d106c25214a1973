import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import Testing

@Suite("Large numbers of attributes")
struct ManyAttributesTests {
  private func scene(_ attributes: String) -> SourceFile {
    SourceFile(path: "a.scene", text: "document\n\nthing, \(attributes)\n")
  }

  private func names(_ count: Int) -> String {
    (0..<count).map { "a\($0): \($0)" }.joined(separator: ", ")
  }

  @Test("a duplicate attribute is found among few and many", arguments: [3, 15, 16, 17, 300])
  func second(count: Int) {
    let file = scene(names(count) + ", a1: 2")
    let findings = SceneReader().read(file).findings
    #expect(findings.map(\.message) == ["duplicate value for 'a1'"])
    #expect(SceneReader().read(scene(names(count))).findings.isEmpty)
  }

  @Test(
    "unknown attributes keep their order before the id",
    arguments: [2, 63, 64, 65, 300])
  func order(count: Int) throws {
    let text = "document\n\nlabel, \(names(count)), text: b  #l\n"
    let tree = SceneReader().read(SourceFile(path: "a.scene", text: text)).tree
    let label = try #require(tree.elements.first { $0.name == "label" })
    let found = label.attributes.map(\.name)
    #expect(found.last == "id" && found.first == "opaque")
    #expect(Array(found.dropLast().suffix(count)) == (0..<count).map { "a\($0)" })
    #expect(found.dropLast(count + 1).contains("text"))
  }
}
