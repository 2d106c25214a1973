import Boardwalk
import Testing

@Suite("Documents")
struct InterfaceDocumentTests {
  @Test("a storyboard converts to a scene and back to the same XML")
  func roundTrip() throws {
    let document = try InterfaceDocument(contentsOf: "Examples/Homepwner/Main.storyboard")
    #expect(document.kind == .storyboard)
    #expect(document.name == "Main")
    let scene = try InterfaceDocument(document.sceneText(), path: "Main.scene")
    #expect(scene.xml() == document.xml(isCanonical: true))
    #expect(scene.kind == .storyboard)
  }

  @Test("a malformed document is reported with its position")
  func malformed() throws {
    let error = try #require(throws: InterfaceDocumentError.self) {
      try InterfaceDocument("<document>\n<scenes>\n</document>", path: "Broken.storyboard")
    }
    #expect(error.diagnostics.map(\.rule) == ["unreadable-xml"])
    #expect(error.description.hasPrefix("Broken.storyboard:"))
    let missing = try #require(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(contentsOf: "Nowhere.storyboard")
    }
    #expect(missing.diagnostics.isEmpty && missing.description.contains("no such file"))
  }
}
