import BoardwalkBase
import Testing

@testable import BoardwalkScene

/// One walk finds what references, exits, ids and names ask for.
@Suite("Declaration collection")
struct DeclarationCollectorTests {
  private func survey(_ body: String, head: String = "viewController home #a") throws
    -> DeclarationCollector
  {
    let text = "storyboard\n\n\(head) {\n\(body)\n}\n"
    let scene = StatementParser.read(SourceFile(path: "a.scene", text: text))
    #expect(scene.findings.isEmpty)
    return try #require(DeclarationCollector.afterHeader(of: scene.statements).first)
  }

  @Test("the name of the controller is its own, all others are inner ones")
  func names() throws {
    let survey = try survey("view: view #b {\nlabel first #c\noutlet second -> first #d\n}")
    #expect(survey.ownName?.name == "home" && survey.ownName?.id == "a")
    #expect(survey.innerNames.map(\.name) == ["first"])
    #expect(survey.innerNames.map(\.id) == ["c"])
  }

  @Test("a device is called by a word that is no name of an object")
  func words() throws {
    let survey = try survey("device retina4_7")
    #expect(survey.innerNames.map(\.isOfObject) == [false])
  }

  @Test("nameless objects go by role or kind, and only a controller's view is the main one")
  func nameless() throws {
    let survey = try survey("view: view #b {\nlabel #c\nview: view #d\n}")
    #expect(survey.nameless.map(\.word) == ["view", "label", "view"])
    #expect(survey.nameless.map(\.isMainView) == [true, false, false])
  }

  @Test("references lead to what stands before the message or the attribute, ids are none")
  func references() throws {
    let survey = try survey(
      """
      view: view #b {
      first.top = second.bottom + 8 #c
      width = 20 #d
      action touchUpInside -> third.save: #e
      outlet box -> #f #g
      }
      """)
    #expect(survey.references.map(\.name) == ["first", "second", "third"])
    #expect(survey.references.map(\.start) == survey.references.map(\.start).sorted())
  }

  @Test(
    "an exit is used by what leads there, and said by itself or by what is called so",
    arguments: [
      ("segue unwind -> exit.done: #c", true, false), ("segue show -> exits #c", false, false),
      ("exit #c", false, true), ("placeholder exit #c", false, true),
    ])
  func exits(body: String, isUsed: Bool, isSaid: Bool) throws {
    let survey = try survey(body)
    #expect(survey.usesExit == isUsed && survey.saysExit == isSaid)
  }

  @Test("a comment outside the root leaves each scene its own names")
  func outerComments() throws {
    let scene = """
      storyboard

      before: xml-comment = " one "

      viewController home #a {
        view: view #b {
          label title #c
          outlet box -> title #d
        }
      }

      """
    let (tree, findings) = SceneReader().read(SourceFile(path: "a.scene", text: scene))
    #expect(findings.isEmpty)
    let outlet = tree.elements.first { $0.name == "outlet" }
    #expect(outlet?["destination"] == "c")
  }

  @Test("elements that sugar says go to their places, those that are held into one container")
  func places() throws {
    let scene = """
      xib, tools: absent

      view (0, 0, 10 x 20), backgroundColor: white(1) #a {
        label #b
        width = 10 #c
        imageView #d
      }

      """
    let (tree, findings) = SceneReader().read(SourceFile(path: "a.scene", text: scene))
    #expect(findings.isEmpty)
    let view = try #require(tree.elements.first { $0.name == "view" })
    #expect(
      view.children.map(\.name)
        == ["rect", "autoresizingMask", "subviews", "color", "constraints"])
    let subviews = try #require(view.children.first { $0.name == "subviews" })
    #expect(subviews.children.map(\.name) == ["label", "imageView"])
  }
}
