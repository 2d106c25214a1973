import BoardwalkScene
import BoardwalkSource
import BoardwalkTree
import Testing

/// What objects are called.
@Suite struct SceneNamesTests {
  private func written(_ contents: String, kind: String = "Storyboard.XIB") -> String {
    let head = "document, type: com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\n\n"
    return SceneWriter().write(IDStabiliser().stabilise(SceneText(text: head + contents).tree).tree)
  }

  @Test func scenesNameTheirOwnObjects() {
    let scene = "viewController %: %Controller {\n view: view { label a\n leading = a.leading } }\n"
    let text = written(
      scene.replacing("%", with: "One") + scene.replacing("%", with: "Two"))
    #expect(text.contains("viewController one: OneController"))
    #expect(text.contains("viewController two: TwoController"))
    #expect(text.components(of: "label label\n") == 2)
  }

  @Test func objectsOfXibsShareOneScope() {
    let view = "view {\n label %\n leading = %.leading\n}\n"
    let text = written(
      view.replacing("%", with: "a") + view.replacing("%", with: "b"), kind: "XIB")
    #expect(text.contains("label label\n"))
    #expect(text.contains("label label2\n"))
  }

  @Test(arguments: ["leading", "self", "std", "firstResponder", "width"])
  func wordsOfConstraintsAreNoNames(word: String) {
    let text = written(
      "viewController a {\n view: view { label x \"\(word)\"\n leading = x.leading\n } }")
    #expect(!text.contains(" \(word).") && !text.contains("label \(word)"))
  }

  @Test(arguments: [
    ("UIResponder", "responder"), ("URLField", "urlField"), ("AKTouchPad", "akTouchPad"),
    ("LFO1", "lfo1"), ("Heading", "heading"),
  ])
  func abbreviationsAreOneWord(className: String, name: String) {
    let text = written("view {\n view x: \(className)\n}\n", kind: "XIB")
    #expect(text.contains("view \(name): \(className)") || text.contains("view \(name),"))
  }

  @Test func layoutGuidesAreCalledAfterTheirPlaces() {
    let text = written(
      """
      viewController a {
        layoutGuide above, type: top
        layoutGuide below, type: bottom
        view: view { label x
          x.top = above.bottom
          below.top = x.bottom
        }
      }
      """)
    #expect(text.contains("label.top = topLayoutGuide.bottom"))
    #expect(text.contains("bottomLayoutGuide.top = label.bottom"))
  }

  @Test func manyOfOneNameCostNoMoreEach() {
    let labels = (0..<5000).map { "  label l\($0) \"Same\"\n  leading = l\($0).leading\n" }.joined()
    let text = written("view {\n\(labels)}\n", kind: "XIB")
    #expect(text.contains("label same5000 \"Same\""))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
