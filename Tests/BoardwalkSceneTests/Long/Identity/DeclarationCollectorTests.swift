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
    let scene = SceneSyntax(parsing: SourceFile(path: "a.scene", text: text))
    #expect(scene.findings.isEmpty)
    return try #require(DeclarationCollector.afterHeader(of: scene.statements).first)
  }

  @Test("a controller's name is global, others are local to their scene")
  func names() throws {
    let survey = try survey("view: view #b {\nlabel first #c\noutlet second -> first #d\n}")
    #expect(survey.ownName?.name == "home" && survey.ownName?.id == "a")
    #expect(survey.innerNames.map(\.name) == ["first"])
    #expect(survey.innerNames.map(\.id) == ["c"])
  }

  @Test("a keyword for a device is not an object name")
  func words() throws {
    let survey = try survey("device retina4_7")
    #expect(survey.innerNames.map(\.isOfObject) == [false])
  }

  @Test("unnamed objects are named by role or kind, and only a controller's view is the main view")
  func nameless() throws {
    let survey = try survey("view: view #b {\nlabel #c\nview: view #d\n}")
    #expect(survey.nameless.map(\.word) == ["view", "label", "view"])
    #expect(survey.nameless.map(\.isMainView) == [true, false, false])
  }

  @Test("references are collected from targets, not from messages, attributes and ids")
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
    "an exit is declared by its statement or its name and used by references",
    arguments: [
      ("segue unwind -> exit.done: #c", true, false), ("segue show -> exits #c", false, false),
      ("exit #c", false, true), ("placeholder exit #c", false, true),
    ])
  func exits(body: String, isUsed: Bool, isSaid: Bool) throws {
    let survey = try survey(body)
    #expect(survey.usesExit == isUsed && survey.declaresExit == isSaid)
  }

  @Test("names in comments outside of the root are not reserved")
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

  @Test("elements of sugar are collected in one container at their place")
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
