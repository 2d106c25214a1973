import BoardwalkBase
import BoardwalkScene
import BoardwalkTestSupport
import Testing

@Suite("Duplicate scene diagnostics")
struct DuplicateDiagnosticTests {
  private static let errors = Fixtures("scene-errors")
  private static let words = Fixtures("scene-words")

  /// All that is said of `scene`, in the order of the places; of words only where the reader says
  /// nothing, as the checker has it.
  private func findings(_ scene: MarkedScene) -> [Finding] {
    let mistakes = SceneReader().read(scene.file).findings
    let words = SceneWordCheck.findings(in: scene.file).filter { word in
      !mistakes.contains { mistake in
        mistake.range.contains(word.range.lowerBound)
          || mistake.range.contains(word.range.upperBound - 1)
          || mistake.range.lowerBound == word.range.lowerBound
      }
    }
    return (mistakes + words).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func check(_ scene: MarkedScene) {
    let findings = findings(scene)
    for (first, second) in zip(findings, findings.dropFirst()) {
      #expect(
        first.range.isEmpty || first.range.upperBound <= second.range.lowerBound,
        "\(first.message) / \(second.message)")
    }
  }

  @Test(
    "an error of the parser is not repeated by the name check",
    arguments: errors.names(endingIn: ".scene"))
  func beside(name: String) throws {
    check(MarkedScene(try Self.errors.file(name + ".scene")))
  }

  @Test(
    "an error of the name check is not repeated by the parser",
    arguments: words.names(endingIn: ".scene"))
  func ofWords(name: String) throws {
    check(MarkedScene(try Self.words.file(name + ".scene")))
  }

  @Test(
    "an error causes no consequential errors",
    arguments: [
      "let margin = 8", "@IBOutlet weak var one: UILabel!", "func save() {\n  print(1)\n}",
      "one.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      "H:|-16-[one]-16-|", "label two, font: .systemFont(ofSize: 17, weight: .bold), tag: 3",
      "label two, numberOfLines: 2; tag: 3", "label größe \"Size\"",
      "label two \"Hello\n  world\", tag: 3", "delegate -> form", "if landscape { tag: 3 }",
      "runtimeAttribute layer.cornerRadius: number(10)", "label two, tag: 8;",
      "constraint low: one.top = view.top", "both: one.edges = view", "one.top = view.top + std",
      "label two; label three",
      "outlet one, delegate", "one.top = view.top ~ 750",
      "label two, \"Clips to Bounds\": yes", "label two, font: boldSystem 17",
      "present form", "one.top = view.top priority 750", "one.top.equalTo(view.top)",
      "label two, textColor: #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "view two, delegate: form", "label two, textColor: \"#ff8000\"", "one.text = \"Hello\"",
      "for item in items {\n  label item\n}", "<label/>",
    ])
  func alone(line: String) {
    let text = """
      storyboard

      viewController form {
        view {
          label one
          \(line)
          one.leading = view.leading
        }
        outlet one
      }

      """
    let scene = MarkedScene(SourceFile(path: "a.scene", text: text))
    let findings = findings(scene)
    #expect(findings.count == 1, "\(findings.map(\.message))")
  }
}
