import BoardwalkDocument
import Foundation
import Testing

@testable import BoardwalkGraph

/// Parts of documents that are kept as written, and their values.
@Suite("Archived parts")
struct ArchivedTests {
  private func stack(_ attributes: [String: String]) -> Archived<ViewContent> {
    Archived(ArchivedElement(name: "stackView", attributes: attributes))
  }

  @Test(
    "a compiled graph keeps source spellings and reads back equal values")
  func coding() throws {
    let stack = stack(["axis": "vertical", "spacing": "8", "note": "x"])
    let bytes = try JSONEncoder().encode(stack)
    #expect(try JSONDecoder().decode(ArchivedElement.self, from: bytes) == stack.element)
    #expect(try JSONDecoder().decode(Archived<ViewContent>.self, from: bytes) == stack)
    #expect(stack.content.stack?.isVertical == true)
    #expect(stack.content.stack?.spacing == 8)
  }

  @Test("the attributes of a variation replace the base attributes")
  func overriding() {
    let stack = stack(["axis": "vertical", "distribution": "fillEqually"])
    let varied = stack.content(overriding: ["axis": "horizontal"])
    #expect(varied.stack?.isVertical == false)
    #expect(varied.stack?.distribution == .fillEqually)
    #expect(stack.content(overriding: [:]) == stack.content)
  }

  @Test("a value changed at run time keeps its source spelling")
  func running() {
    var view = ViewTemplate.createdByCode(
      "a", "segmentedControl", frame: .init(x: 0, y: 0, width: 9, height: 9))
    let written = view.rest.element
    view.content.segmentedControl?.selectedIndex = 2
    view.content.isSelected = true
    #expect(view.rest.element == written)
    #expect(view.content.segmentedControl?.selectedIndex == 2)
  }

  @Test("content of another kind can be neither read nor set")
  func otherKinds() {
    var content = stack([:]).content
    content.button = ButtonContent(ArchivedElement(name: "button"))
    #expect(content.button == nil && content.stack != nil)
  }

  @Test(
    "an unknown word in a closed list means the default", arguments: ["distribution", "alignment"])
  func unknownWords(_ name: String) {
    #expect(stack([name: "sideways"]).content.stack == .standard)
  }
}
