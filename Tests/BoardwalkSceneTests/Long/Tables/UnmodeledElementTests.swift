import BoardwalkBase
import BoardwalkSchema
import Testing

@testable import BoardwalkScene

@Suite("Unmodeled elements")
struct UnmodeledElementTests {
  @Test("unmodeled elements are in no other table", arguments: Schema.unmodeled.sorted())
  func elsewhere(word: String) {
    #expect(AttributeOrder.ranks[word] == nil && ChildOrder.ranks[word] == nil)
    #expect(!Schema.identifiedElements.contains(word) && Schema.roles[word] == nil)
    #expect(Schema.elementsByAlias[word] == nil && IDReference.byElement[word] == nil)
  }

  @Test(
    "unmodeled elements are words without further meaning", arguments: Schema.unmodeled.sorted())
  func words(word: String) {
    let kind = StatementKind.of(word)
    #expect(kind.isKnown && kind.element(of: "other") == word)
    #expect(kind.isBare == Schema.archived.contains(word))
    #expect(!kind.isView && !kind.isIdentified && !kind.hasTitle && kind.childRanks == nil)
  }

  @Test(
    "unmodeled elements in a hand-written scene are reported",
    arguments: ["int", "object", "reference"])
  func doubted(word: String) {
    let file = SourceFile(path: "a.scene", text: "storyboard\n\nviewController {\n  \(word)\n}\n")
    #expect(SceneWordCheck.findings(in: file).contains { $0.message.contains("'\(word)'") })
  }

  @Test(
    "unmodeled elements do not change attributes of the same name",
    arguments: ["float", "data", "array"])
  func values(word: String) {
    let text = "storyboard\n\nviewController {\n  label {\n    contentMode: \(word)\n  }\n}\n"
    let statements = SceneSyntax(parsing: SourceFile(path: "a.scene", text: text)).statements
    let label = statements[1].body[0]
    #expect(label.body.isEmpty && label.value(of: "contentMode") == word)
  }
}
