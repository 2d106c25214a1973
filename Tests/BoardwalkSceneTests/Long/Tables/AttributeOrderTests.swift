import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@testable import BoardwalkScene

/// Attributes stand where Interface Builder writes them, those that no table has as well.
@Suite("Attribute order")
struct AttributeOrderTests {
  private func ordered(_ names: [String], in element: String) -> [String] {
    var statement = Statement(element)
    statement.flags = ["xml-literal"]
    statement.fields = names.map { Field(name: $0, value: .plain("a")) }
    let context = SceneContext(module: nil, tools: ToolsVersion(nil))
    return Desugarer(context: context).element(of: statement, contents: []).attributes.map(\.name)
  }

  @Test("unlisted attributes precede the id", arguments: ["action", "label", "neverSeen"])
  func unknown(element: String) {
    #expect(
      ordered(["id", "newInXcode30", "key", "another"], in: element)
        == ["key", "newInXcode30", "another", "id"])
  }

  @Test("an archive class comes first, a custom class after the id")
  func ends() {
    #expect(
      ordered(
        ["sceneMemberID", "customModule", "id", "customClass", "key", "class", "x"],
        in: "neverSeen")
        == ["class", "key", "x", "id", "customClass", "customModule", "sceneMemberID"])
  }

  @Test("scene-only words come last, in text order")
  func ownWords() {
    #expect(
      ordered(["initial", "sceneID", "id", "neverSeen", "caption"], in: "viewController")
        == ["neverSeen", "id", "initial", "sceneID", "caption"])
  }

  @Test("macOS elements have no attribute order")
  func mac() {
    let action = ElementNode(
      "action", [Attribute("selector", "hide:"), Attribute("target", "-1"), Attribute("id", "b-2")])
    let item = ElementNode(
      "menuItem",
      [Attribute("title", "Hide"), Attribute("keyEquivalent", "h"), Attribute("id", "a-1")],
      [.element(ElementNode("connections", [], [.element(action)]))])
    let folder = Resugarer(context: SceneContext(module: nil, tools: ToolsVersion(nil)))
    var printer = StatementPrinter()
    printer.write([folder.statement(of: item)])
    #expect(
      printer.text == """
        menuItem, title: "Hide", keyEquivalent: h  #a-1 {
          action, selector: "hide:", target: -1  #b-2
        }

        """)
  }
}
