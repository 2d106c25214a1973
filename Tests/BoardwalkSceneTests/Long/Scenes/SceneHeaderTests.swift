import BoardwalkBase
import BoardwalkScene
import Testing

@Suite("Malformed scene headers")
struct SceneHeaderTests {
  private func read(_ text: String) -> (tree: String, findings: [Finding]) {
    let (tree, findings) = SceneReader().read(SourceFile(path: "a.scene", text: text))
    return ("\(tree.elements.map { "\($0.name) \(Array($0.attributes))" })", findings)
  }

  private static let scenes = """


    viewController main: MainController {
      segue show -> other
    }

    viewController other

    """

  @Test(
    "a malformed header is one error, and the body is parsed",
    arguments: ["Storyboard", "storybord", "STORYBOARD", "storyboards", "UIStoryboard"])
  func storyboard(header: String) {
    let wrong = read(header + Self.scenes)
    let right = read("storyboard" + Self.scenes)
    #expect(right.findings.isEmpty)
    #expect(wrong.tree == right.tree)
    #expect(wrong.findings.map { $0.fixIt?.replacement } == ["storyboard"])
  }

  @Test("a missing header is one error")
  func missing() {
    let wrong = read(String(Self.scenes.dropFirst(2)))
    #expect(wrong.tree == read("storyboard" + Self.scenes).tree)
    #expect(wrong.findings.map { $0.fixIt?.replacement } == ["storyboard\n\n"])
    let xib = read("view card {\n  label one\n  one.top = card.top\n}\n")
    #expect(xib.findings.map { $0.fixIt?.replacement } == ["xib\n\n"])
  }

  @Test("a header in braces is one error")
  func braces() {
    let wrong = read("storyboard {\n\(Self.scenes)}\n")
    #expect(wrong.tree == read("storyboard" + Self.scenes).tree)
    #expect(wrong.findings.count == 1)
  }

  @Test(
    "any root is accepted in a header",
    arguments: ["document, type: foo", "archive, type: com.apple.InterfaceBuilder3", "hologram"])
  func roots(header: String) { #expect(read(header + "\n").findings.isEmpty) }

  @Test(
    "a header in a merge conflict is not checked",
    arguments: ["<<<<<<< HEAD\n", "=======\n", ">>>>>>> main\n", "||||||| base\n"])
  func merge(marker: String) {
    let findings = read(marker + "labl foo, bar\n").findings
    #expect(findings.map(\.rule) == ["merge-conflict"])
    #expect(findings.first?.range == 0..<7)
    #expect(read("storyboard\n// \(marker)").findings.isEmpty)
    #expect(read("storyboard\n/*\n\(marker)*/\n").findings.isEmpty)
  }
}
