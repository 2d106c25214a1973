import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// Writing a scene over an older version of its text.
@Suite("Scene reimports")
struct ReimportTests {
  @Test("an unchanged scene keeps its names, comments and order")
  func unchanged() throws {
    let scene = try SceneText.login()
    let text = SceneWriter().write(scene.tree, over: scene.file)
    #expect(text == scene.text)
  }

  @Test("an added object is inserted at its place, and the other lines stay")
  func addedObject() throws {
    let scene = try SceneText.login()
    let changed = scene.inserting("    label \"New\"", before: "textField password")
      .without("// ")
    let text = SceneWriter().write(changed.tree, over: scene.file)
    #expect(text == scene.inserting("    label \"New\"", before: "textField password").text)
  }

  @Test("a removed object is removed from the text, and other comments stay")
  func removedObject() throws {
    let scene = try SceneText.login()
    let changed = scene.without("textField password").without("// ")
    let text = SceneWriter().write(changed.tree, over: scene.file)
    #expect(!text.contains("password"))
    #expect(text.contains("    // The name that was used last.\n    textField name"))
    #expect(SceneText(text: text).tree == changed.tree)
  }

  @Test("names that are invalid in anchors are replaced")
  func invalidNames() {
    let scene = SceneText(
      text: """
        document, type: com.apple.InterfaceBuilder3.CocoaTouch.XIB

        view {
          label my-label "Mine"
          label top
          outlet first -> my-label
          outlet second -> top
        }
        """)
    let text = SceneWriter().write(scene.tree, over: scene.file)
    #expect(text.contains("label first") && text.contains("label second"))
    #expect(SceneText(text: text).tree == scene.tree)
  }

  @Test("a scene can be written over a text that is not a scene")
  func invalidText() throws {
    let tree = try SceneText.login().tree
    let old = SourceFile(path: "old.scene", text: "}} ( ->")
    #expect(SceneText(text: SceneWriter().write(tree, over: old)).tree == tree)
  }

  @Test(
    "a document of the corpus written over its own scene changes nothing",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() {
    for document in Corpus.readable.prefix(300) {
      let text = SceneWriter().write(document.tree)
      let file = SourceFile(path: "a.scene", text: text)
      let again = SceneWriter().write(document.tree, over: file)
      #expect(again == text, "\(document.file.path)")
    }
  }
}
