import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// Ids of objects for which a scene states none.
@Suite("Derived ids")
struct DerivedIDTests {
  @Test("a scene without ids is read as a complete document with unique ids")
  func completeDocument() throws {
    let scene = try SceneText.login()
    #expect(SceneReader().read(scene.file).findings.isEmpty)
    let ids = scene.ids
    #expect(Set(ids).count == ids.count)
    let tree = scene.tree
    for element in tree.elements {
      for attribute in element.attributes {
        guard ReferenceAttribute.named(attribute.name, of: element.name) != nil else { continue }
        #expect(ids.contains(attribute.value), "\(element.name) \(attribute)")
      }
    }
    let scenes = tree.elements.filter { $0.name == "scene" }
    #expect(scenes.count == 4)
    for scene in scenes {
      #expect(scene["sceneID"] != nil)
      let objects = try #require(scene.child("objects"))
      #expect(objects.children.first { $0["sceneMemberID"] == "viewController" } != nil)
      let responder = objects.children.first { $0["sceneMemberID"] == "firstResponder" }
      #expect(responder?["placeholderIdentifier"] == "IBFirstResponder")
    }
    #expect(tree.elements.filter { $0.name == "exit" }.count == 1)
    let content = tree.elements.first { $0.name == "tableViewCellContentView" }
    #expect(content?["tableViewCell"] == content?.parent?["id"])
  }

  @Test("derived ids have the format of Interface Builder's ids")
  func format() throws {
    for id in try SceneText.login().ids {
      let parts = id.split(separator: "-").map(\.count)
      #expect(parts == [3, 2, 3], "\(id)")
      #expect(id.first?.isLetter == true)
    }
  }

  @Test("an added sibling changes no other object's id")
  func addedSibling() throws {
    let scene = try SceneText.login()
    let before = scene.ids
    let places = scene.text.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("    ") && !$0.contains("}") && !$0.contains("initialViewController")
    }
    for (number, line) in places.enumerated() {
      let after = scene.inserting("    label \"Another \(number)\"", before: line).ids
      #expect(Set(before).isSubset(of: after), "before \(line)")
      #expect(after.count > before.count)
    }
  }

  @Test(
    "a removed sibling changes no other object's id",
    arguments: [
      "leading = name.leading", "name.top = heading", "navigationItem", "label \"Same\"",
      "outlet dataSource", "textField password", "action touchUpInside",
    ])
  func removedSibling(line: String) throws {
    let scene = try SceneText.login()
    let after = scene.without(line).ids
    #expect(Set(after).isSubset(of: scene.ids))
    #expect(after.count < scene.ids.count)
  }

  @Test("the safe area guide of a view does not need a line in the scene")
  func safeArea() throws {
    let scene = try SceneText.login()
    #expect(Set(scene.without("guide safeArea").ids) == Set(scene.ids))
    #expect(SceneReader().read(scene.without("guide safeArea").file).findings == [])
  }

  @Test("changed numbers change no id")
  func changedNumbers() throws {
    let scene = try SceneText.login()
    let changed = SceneText(
      text: scene.text.replacing("safeArea.top + 8", with: "safeArea.top + 9 @750")
        .replacing("335 x 34", with: "300 x 30"))
    #expect(changed.tree != scene.tree)
    #expect(changed.ids == scene.ids)
  }

  @Test("derived ids and names without references are not written")
  func omittedIDs() throws {
    // Names that nothing refers to are lost without the old text, and the ids with them.
    let tree = IDStabilizer().stabilize(try SceneText.login().tree).tree
    let text = SceneWriter().write(tree)
    #expect(!text.contains("#"))
    #expect(!text.contains("sceneDock"))
    #expect(SceneText(text: text).tree == tree)
  }

  @Test("a scene written over its own text has no ids")
  func rewriting() throws {
    let scene = try SceneText.login()
    #expect(!SceneWriter().write(scene.tree, over: scene.file).contains("#"))
  }

  @Test("ids and parts that a scene excludes stay absent")
  func excludedParts() {
    let scene = SceneText(
      text: """
        document, type: com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB

        viewController a, no-sceneID, no-firstResponder {
          view: view, no-id
        }
        """)
    #expect(scene.tree.elements.first { $0.name == "view" }?["id"] == nil)
    #expect(!SceneWriter().write(scene.tree).contains("firstResponder:"))
  }

  @Test("placeholders of xibs have fixed ids")
  func placeholders() {
    let scene = SceneText(
      text: """
        document, type: com.apple.InterfaceBuilder3.CocoaTouch.XIB

        placeholder owner "IBFilesOwner"
        placeholder "IBFirstResponder"
        view content {
          action touchUpInside -> owner.close:
        }
        """)
    #expect(Array(scene.ids.prefix(2)) == ["-1", "-2"])
    #expect(scene.tree.elements.first { $0.name == "action" }?["destination"] == "-1")
    #expect(!SceneWriter().write(scene.tree, over: scene.file).contains("#"))
  }

  @Test("a derived id never equals a written one")
  func writtenID() throws {
    let scene = try SceneText.login()
    let derived = try #require(scene.tree.elements.first { $0.name == "label" }?["id"])
    let changed = scene.inserting("    label \"First\"  #\(derived)", before: "guide safeArea")
    #expect(Set(changed.ids).count == changed.ids.count)
  }

  @Test(
    "documents of the corpus keep their content as scenes",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() {
    let lost = Corpus.readable.filter { document in
      !SceneText(text: SceneWriter().write(document.tree)).tree.hasSameContent(as: document.tree)
    }
    #expect(lost.map(\.file.path).isEmpty)
  }
}
