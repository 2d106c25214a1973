import BoardwalkBase
import Testing

@testable import BoardwalkScene

/// One line may say the constraints of several sides.
@Suite("Multi-edge constraints")
struct SpreadConstraintsTests {
  /// The constraints in the view of the only scene that has `lines` in it, as one writes them
  /// apart.
  private func constraints(_ lines: String, isSound: Bool = true) -> [String] {
    let file = Self.scene(lines)
    var scene = SceneSyntax(parsing: file)
    LoweringPass.lower(&scene.statements)
    if isSound { #expect(SceneReader().read(file).findings.isEmpty) }
    return scene.statements[1].body[0].body.compactMap(\.equation).map(Spelling.equation)
  }

  private static func scene(_ lines: String) -> SourceFile {
    SourceFile(
      path: "a.scene",
      text:
        "storyboard\n\nviewController form {\n  view {\n    label a\n    label b\n    \(lines)\n  }\n}\n"
    )
  }

  @Test(
    "a multi-edge constraint has the ids of its parts",
    arguments: [
      (
        "a.edges = b.edges",
        [
          "a.top = b.top", "a.leading = b.leading", "a.bottom = b.bottom",
          "a.trailing = b.trailing",
        ]
      ),
      (
        "a.edges = view.margins @750",
        [
          "a.top = view.topMargin @750", "a.leading = view.leadingMargin @750",
          "a.bottom = view.bottomMargin @750", "a.trailing = view.trailingMargin @750",
        ]
      ),
      ("a.center = b.center", ["a.centerX = b.centerX", "a.centerY = b.centerY"]),
      ("a.size = 44", ["a.width = 44", "a.height = 44"]),
      (
        "a.size <= b.size * 0.5 + 8",
        ["a.width <= b.width * 0.5 + 8", "a.height <= b.height * 0.5 + 8"]
      ),
    ])
  func parts(line: String, constraints: [String]) {
    #expect(self.constraints(line) == constraints)
  }

  @Test(
    "insets are equal at each edge",
    arguments: [
      ("a.edges = b.edges + 8", ["+ 8", "+ 8", "- 8", "- 8"]),
      ("a.edges = b.edges - 8", ["- 8", "- 8", "+ 8", "+ 8"]),
    ])
  func insets(line: String, constants: [String]) {
    #expect(constraints(line).map { String($0.suffix(3)) } == constants)
  }

  @Test("inequality insets are minimum or maximum at each edge")
  func relations() {
    let relations = constraints("a.edges >= b.edges + 8").map { $0.split(separator: " ")[1] }
    #expect(relations == [">=", ">=", "<=", "<="])
    #expect(constraints("a.size >= 44") == ["a.width >= 44", "a.height >= 44"])
  }

  @Test(
    "multi-edge constraints apply to a view, a guide or the keyboard",
    arguments: ["b", "safeArea", "keyboard"])
  func objects(name: String) {
    #expect(constraints("a.edges = \(name)").first == "a.top = \(name).top")
    #expect(constraints("a.center = \(name)").first == "a.centerX = \(name).centerX")
  }

  @Test("constants vary together, with opposite signs at far edges")
  func variations() {
    let file = Self.scene("a.edges = b.edges + 8 {\n      when width: compact, constant: 4\n    }")
    var scene = SceneSyntax(parsing: file)
    LoweringPass.lower(&scene.statements)
    let varied = scene.statements[1].body[0].body.filter(\.isEquation).map(\.body)
    #expect(varied.map { $0.first?.value(of: "constant") } == ["4", "4", "-4", "-4"])
  }

  @Test("a multi-edge constraint has the ids of separate ones")
  func ids() {
    let apart = constraints("a.edges = b.edges + 8").joined(separator: "\n    ")
    let together = SceneReader().read(Self.scene("a.edges = b.edges + 8")).tree
    #expect(SceneReader().read(Self.scene(apart)).tree == together)
  }

  @Test("parts with trait variations are separate")
  func inVariations() {
    let text = "when width: compact {\n      a.center = b.center\n    }"
    #expect(constraints(text) == ["a.centerX = b.centerX", "a.centerY = b.centerY"])
  }

  @Test(
    "single constraints are not combined",
    arguments: [
      "both: a.edges = b.edges", "a.edges = b.edges * 2", "a.edges = 8", "a.center = b.center + 8",
      "a.edges = b.center", "a.size = b.top",
    ])
  func single(line: String) throws {
    let word = try #require(line.split(separator: ".").dropFirst().first?.prefix { $0 != " " })
    #expect(constraints(line, isSound: false).contains { $0.contains(".\(word)") })
    let findings = SceneReader().read(Self.scene(line)).findings
    #expect(!(findings + SceneWordCheck.findings(in: Self.scene(line))).isEmpty)
  }

  @Test("a missing target is reported once")
  func references() {
    let findings = SceneReader().read(Self.scene("a.edges = nobody.edges")).findings
    #expect(findings.count == 1)
  }

  @Test("formatting keeps multi-edge constraints")
  func formatting() throws {
    let file = Self.scene("// all around\n    a.edges = b.edges + 8")
    let formatted = try #require(SceneFormatter().format(file).text)
    #expect(formatted.contains("// all around\n    a.edges = b.edges + 8\n"))
  }
}
