import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// A hand-written scene with a login, a table and a form, without any ids.
@Suite("Hand-written scenes")
struct HandWrittenSceneTests {
  private let scene: SceneText

  init() throws {
    let file = try Fixtures("scene").file("login.scene")
    scene = SceneText(text: String(decoding: file.bytes, as: UTF8.self))
  }

  @Test("a hand-written scene has no findings")
  func findings() {
    #expect(SceneReader().read(scene.file).findings == [])
  }

  @Test("formatting a hand-written scene does not change it")
  func layout() {
    #expect(SceneFormatter().format(scene.file).text == scene.text)
  }

  @Test("the storyboard of a hand-written scene passes every rule")
  func rules() throws {
    let bytes = XMLWriter(canonical: true).write(scene.tree)
    let loaded = LoadedFile(SourceFile(path: "login.storyboard", bytes: bytes))
    let document = try #require(loaded.document)
    #expect(Checker().check(document).map(\.message) == [])
  }

  @Test("ids are unique, and every reference has a target")
  func ids() {
    let ids = scene.ids
    #expect(Set(ids).count == ids.count)
    for element in scene.tree.elements {
      for attribute in element.attributes {
        guard ReferenceAttribute.named(attribute.name, of: element.name) != nil else { continue }
        #expect(ids.contains(attribute.value), "\(element.name) \(attribute)")
      }
    }
  }

  @Test("every scene has a controller and a first responder")
  func members() throws {
    let scenes = scene.tree.elements.filter { $0.name == "scene" }
    #expect(scenes.count == 6)
    for scene in scenes {
      let members = try #require(scene.child("objects")).children.compactMap { $0["sceneMemberID"] }
      #expect(members.starts(with: ["viewController", "firstResponder"]))
    }
    let first = scenes.first?.child("objects")?.children.first { _ in true }
    #expect(scene.tree.root?["initialViewController"] == first?["id"])
  }

  @Test("an added label changes no other object's id")
  func addedLabel() {
    let lines = scene.text.split(separator: "\n").filter {
      $0.hasPrefix("    textField") || $0.hasPrefix("    guide") || $0.hasPrefix("    heading")
    }
    #expect(lines.count > 5)
    for line in lines {
      let more = scene.inserting("    label \"Another\"", before: String(line))
      #expect(SceneReader().read(more.file).findings == [])
      #expect(Set(scene.ids).isSubset(of: more.ids), "before \(line)")
      #expect(more.ids.count > scene.ids.count)
    }
  }

  @Test("an action may have the first responder as its target")
  func firstResponder() {
    let changed = SceneText(
      text: scene.text.replacing("-> login.submit:", with: "-> firstResponder.submit:"))
    #expect(changed.text != scene.text)
    #expect(SceneReader().read(changed.file).findings == [])
  }
}
