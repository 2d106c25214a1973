import BoardwalkBase
import Testing

@testable import BoardwalkScene

/// What is in reach of a statement, and what it means, is found out once: by whoever checks names
/// and by whoever understands them.
@Suite("Scope lookup")
struct SceneScopeTests {
  private func scopes(_ text: String) -> (scopes: SceneScopes, findings: [Finding]) {
    var scene = SceneSyntax(parsing: SourceFile(path: "a.scene", text: text))
    let scopes = scene.lowerAndCheck()
    return (scopes, scene.findings)
  }

  @Test("local objects and all controllers are in scope, objects of other scenes are not")
  func reach() {
    let (scopes, findings) = scopes(
      """
      storyboard

      viewController home #a {
        view: view #b { label title #c }
      }
      viewController form #d {
        view: view #e { label note #f }
      }

      """)
    #expect(findings.isEmpty)
    let home = scopes[0].names
    #expect(["home", "form", "title", "view"].map(home.id) == ["a", "d", "c", "b"])
    #expect(home.has("title") && !home.has("note"))
    #expect(home.id(of: "#zz") == "zz" && home.id(of: "nobody") == "nobody")
  }

  @Test("names and kinds resolve to derived ids")
  func derivedIDs() throws {
    let (scopes, findings) = scopes(
      """
      storyboard

      viewController home {
        view: view {
          label title
          imageView
          title.top = imageView.bottom
        }
      }

      """)
    #expect(findings.isEmpty)
    let ids = ["home", "view", "title", "imageView"].map(scopes[0].names.id)
    #expect(Set(ids).count == 4 && ids.allSatisfy { $0.utf8.count == 10 })
    let root = try #require(
      SceneReader().read(
        SourceFile(
          path: "a.scene",
          text:
            "storyboard\n\nviewController home {\n  view: view {\n    label title\n    imageView\n  }\n}\n"
        )
      ).tree.root)
    let named = root.descendants.filter { ["viewController", "label"].contains($0.name) }
    #expect(named.map { $0["id"] } == [ids[0], ids[2]])
  }

  @Test("objects of a xib are in scope for each other")
  func xib() {
    let (scopes, findings) = scopes(
      "xib\n\nview one #a {\n  label two #b\n}\nview three #c {\n}\n")
    #expect(findings.isEmpty)
    #expect(!scopes.areScenes)
    #expect(["one", "two", "three"].map(scopes[1].names.id) == ["a", "b", "c"])
  }

  @Test("a duplicate name means the first object and is an error at the second")
  func duplicates() throws {
    let (scopes, findings) = scopes(
      "xib\n\nview one #a {\n  label two #b\n  label two #c\n}\n")
    #expect(scopes.outer.names.id(of: "two") == "b")
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.message == "another object is named 'two' already")
  }

  @Test("implicit parts are not duplicate declarations")
  func implicitGuide() {
    let (_, findings) = scopes(
      """
      storyboard

      viewController home {
        view: view {
          label title
          title.top = safeArea.top
        }
      }

      """)
    #expect(findings.isEmpty)
  }
}
