import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Application behaviors")
struct ApplicationTests {
  @Test("the applications parse without diagnostics and are formatted")
  func apps() throws {
    let files = try BehaviorFixture.all(in: "behavior")
    #expect(files.count >= 7)
    for file in files {
      let behavior = BehaviorFile(file)
      for finding in behavior.findings {
        Issue.record("\(Diagnostic.locate([finding], in: file))")
      }
      #expect(!behavior.classes.isEmpty)
      #expect(BehaviorFormatter().format(file).text == file.text(in: 0..<file.bytes.count))
    }
  }

  @Test("a drill-down list needs only behaviors (S0-16 … S0-28)")
  func selection() throws {
    let file = try #require(
      BehaviorFixture.all(in: "behavior").first { $0.name == "Selection.behavior" })
    let behavior = BehaviorFile(file)
    #expect(behavior.shared.map(\.name) == ["letters"])
    #expect(behavior.classes.map(\.name) == ["AppDelegate", "SelectionVC"])
    #expect(behavior.classes[1].superclass == "UITableViewController")
    #expect(behavior.classes[1].states.map(\.name) == ["items", "selectedRow"])
    #expect(behavior.classes[1].handlers.map(\.form) == ["init", "rows", "cell", "willSelectRow"])
    #expect(behavior.classes[1].handlers[0].labels == ["items"])
    #expect(behavior.classes[1].handlers[2].subject == "0")
    #expect(behavior.classes[1].handlers[2].parameters == ["item"])
    #expect(behavior.classes[1].handlers[3].body.count == 4)
  }
}
