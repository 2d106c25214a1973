import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import Testing

@Suite("Source positions in scene syntax trees")
struct SceneSyntaxTests {
  private static let text = """
    storyboard, device: retina4_7(landscape, dark), module: Pantry

    viewController form, title: "Log, in", hidden  #Frm-00-001 {
      view (0, 0, 8 x 8), backgroundColor: rgb(1, 0.5, 0), tag: 3 {
        hidden: yes, alpha: 0.5  // not yet
        titleView: label "Other", tag: 8
        "ns:odd": 3
      }
    }
    """

  private let syntax = SceneReader().readLocated(
    SourceFile(path: "a.scene", text: Self.text)
  ).source.syntax

  private func range(of text: String) throws -> Range<Int> {
    let range = try #require(Self.text.firstRange(of: text))
    let start = Self.text.utf8.distance(from: Self.text.startIndex, to: range.lowerBound)
    return start..<start + text.utf8.count
  }

  private static let storyboard = "storyboard, device: retina4_7(landscape, dark), module: Pantry"
  private static let form = "viewController form, title: \"Log, in\", hidden  #Frm-00-001"
  private static let view = "view (0, 0, 8 x 8), backgroundColor: rgb(1, 0.5, 0), tag: 3"

  @Test(
    "a finding about an attribute has the position of its value",
    arguments: [
      (storyboard, "module", "Pantry"), (storyboard, "device", "retina4_7(landscape, dark)"),
      (form, "title", "\"Log, in\""), (view, "backgroundColor", "rgb(1, 0.5, 0)"),
      (view, "tag", "3"), (view, "hidden", "yes"), (view, "alpha", "0.5"),
      ("titleView: label \"Other\", tag: 8", "tag", "8"),
    ])
  func values(head: String, name: String, value: String) throws {
    let range = try #require(syntax?.value(of: name, inHead: try range(of: head)))
    #expect(String(decoding: Array(Self.text.utf8)[range], as: UTF8.self) == value)
  }

  @Test("a missing or valueless attribute has no position")
  func absent() throws {
    let head = try range(of: Self.form)
    #expect(syntax?.value(of: "tag", inHead: head) == nil)
    #expect(syntax?.value(of: "hidden", inHead: head) == nil)
    #expect(syntax?.value(of: "tag", inHead: 0..<0) == nil)
  }

  @Test("objects have their names from the text, and outlets have none")
  func names() throws {
    let text = """
      storyboard

      viewController home #a {
        view root #b {
          label title "Hello" #c
        }
        outlet heading -> title
      }

      """
    let source = SceneReader().readLocated(SourceFile(path: "a.scene", text: text)).source
    #expect(source.syntax?.objectNames == ["a": "home", "b": "root", "c": "title"])
  }
}
