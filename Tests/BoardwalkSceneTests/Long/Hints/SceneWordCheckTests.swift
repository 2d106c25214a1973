import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

@Suite("Unknown words in scenes")
struct SceneWordCheckTests {
  private static let fixtures = Fixtures("scene-words")

  @Test(
    "unknown words are reported at their positions", arguments: fixtures.names(endingIn: ".scene"))
  func findings(name: String) throws {
    let fixture = try Self.fixtures.file(name + ".scene")
    let scene = MarkedScene(fixture)
    let marked = scene.marked(with: SceneWordCheck.findings(in: scene.file))
    guard !Fixtures.isUpdating else {
      return try Self.fixtures.update(name + ".scene", to: marked)
    }
    #expect(
      String(decoding: marked, as: UTF8.self) == String(decoding: fixture.bytes, as: UTF8.self))
  }

  @Test("fix-its remove the unknown words", arguments: fixtures.names(endingIn: ".scene"))
  func fixes(name: String) throws {
    var file = MarkedScene(try Self.fixtures.file(name + ".scene")).file
    let before = SceneWordCheck.findings(in: file)
    let fixes = before.compactMap(\.fixIt).sorted { $0.range.lowerBound > $1.range.lowerBound }
    var bytes = file.bytes
    for fix in fixes { bytes.replaceSubrange(fix.range, with: fix.replacement.utf8) }
    file = SourceFile(path: name, bytes: bytes)
    let after = SceneWordCheck.findings(in: file)
    let mended = Set(before.filter { $0.fixIt != nil }.map(\.message))
    #expect(!after.contains { mended.contains($0.message) }, "\(after.map(\.message))")
    #expect(!fixes.isEmpty)
  }

  @Test("unknown words are reported together with other errors")
  func beside() {
    let text = "storyboard\n\nlabl (1, 2)\nview, alhpa: 1, tag: rgbb(3)\n"
    let findings = SceneWordCheck.findings(in: SourceFile(path: "a.scene", text: text))
    #expect(findings.compactMap { $0.fixIt?.replacement } == ["label", "alpha"])
  }

  @Test(
    "other platforms and literal XML are not checked")
  func silence() {
    for text in [
      "document, type: com.apple.InterfaceBuilder3.Cocoa.XIB\n\nlabl, foo: bar\n",
      "storyboard\n\nhologram, intensity: high, xml-ordered\nlabel, foo: bar, xml-literal\n",
    ] {
      #expect(SceneWordCheck.findings(in: SourceFile(path: "a.scene", text: text)) == [])
    }
  }

  @Test(
    "corpus scenes have no unknown words",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() {
    for document in Corpus.readable {
      let text = SceneWriter().write(document.tree)
      let findings = SceneWordCheck.findings(in: SourceFile(path: "a.scene", text: text))
      #expect(findings.map(\.message) == [], "\(document.file.path)")
    }
  }
}
