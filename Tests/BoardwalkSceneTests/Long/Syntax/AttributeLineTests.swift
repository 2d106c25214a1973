import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

@Suite("Attribute lines")
struct AttributeLineTests {
  private func scene(_ body: String) -> SourceFile {
    SourceFile(path: "a.scene", text: "storyboard\n\nviewController form {\n\(body)\n}\n")
  }

  @Test(
    "attribute lines equal attributes in the head",
    arguments: [
      ("  title: \"Log In\"", "form, title: \"Log In\""),
      ("  view {\n    hidden: yes\n  }", "view, hidden: yes"),
      ("  view {\n    hidden: true, tag: 3\n  }", "view, hidden: yes, tag: 3"),
      ("  view {\n    backgroundColor: .label\n  }", "view, backgroundColor: .label"),
      ("  view {\n    backgroundColor: rgb(1, 0, 0)\n  }", "view, backgroundColor: rgb(1, 0, 0)"),
      ("  view {\n    stackView {\n      axis: vertical\n    }\n  }", "stackView, axis: vertical"),
      (
        "  view {\n    stackView {\n      when \"heightClass=compact\" {\n        axis: vertical\n      }"
          + "\n    }\n  }", "when \"heightClass=compact\", axis: vertical"
      ),
      // A kind of object may be a word that the attribute can be.
      (
        "  navigationItem {\n    rightBarButtonItem: barButtonItem {\n      systemItem: action\n    }"
          + "\n  }", "barButtonItem, systemItem: action"
      ),
    ])
  func lines(body: String, head: String) throws {
    let text = try #require(SceneFormatter().format(scene(body)).text)
    #expect(text.contains(head), "\(text)")
    let formatted = SceneReader().read(SourceFile(path: "b.scene", text: text))
    #expect(formatted.findings == [])
    #expect(formatted.tree == SceneReader().read(scene(body)).tree)
  }

  @Test(
    "attribute lines are not objects with a role",
    arguments: [
      "  view {\n    titleView: label\n  }", "  view {\n    text: string = \"Hello\"\n  }",
      "  view {\n    backgroundColor: color, white: 1\n  }", "  view: tableView",
      "  view {\n    accessory: hologram\n  }",
    ])
  func objects(body: String) {
    let (tree, findings) = SceneReader().read(scene(body))
    #expect(findings == [])
    let keys = tree.elements.compactMap { $0["key"] }
    #expect(
      !Set(keys).isDisjoint(with: ["titleView", "text", "backgroundColor", "view", "accessory"]))
  }

  @Test(
    "attribute lines are not written if they would read as elements",
    arguments: [
      #"<view key="view" id="v"><yes key="hidden"/></view>"#,
      #"<view key="view" id="v"><vertical key="tag"/></view>"#,
      #"<view key="view" id="v"><label key="backgroundColor"/></view>"#,
      #"<view key="view" id="v"><größe key="title"/></view>"#,
      #"<view key="view" id="v"><color key="contentMode" systemColor="centerColor"/></view>"#,
      #"<button key="view" id="v" title="a"><state key="normal" title="b"/></button>"#,
      #"<label key="view" id="v" text="true" hidden="false"/>"#,
      #"<userDefinedRuntimeAttribute type="string" keyPath="a" value="b" integer="4"/>"#,
    ])
  func elements(xml: String) throws {
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><viewController>"
      + xml + "</viewController></document>"
    let tree = try XMLReader().read(SourceFile(path: "a.storyboard", text: document)).tree
    let text = SceneWriter().write(tree)
    let (copy, findings) = SceneReader().read(SourceFile(path: "a.scene", text: text))
    #expect(findings.map(\.message) == [], "\(text)")
    #expect(copy.hasSameContent(as: tree), "\(text)")
  }

  @Test("a header names its first controller")
  func initial() {
    let text = "storyboard, initialViewController: form\n\nviewController form\n"
    let tree = SceneReader().read(SourceFile(path: "a.scene", text: text)).tree
    let controller = tree.elements.first { $0.name == "viewController" }
    #expect(controller?["id"] != nil)
    #expect(tree.root?["initialViewController"] == controller?["id"])
  }
}
