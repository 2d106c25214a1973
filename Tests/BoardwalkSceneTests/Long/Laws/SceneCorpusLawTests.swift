import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// What must hold of the scene of every real document.
@Suite(
  "Scenes of real documents", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct SceneCorpusLawTests {
  /// A document, its scene, and what the scene reads back as.
  private struct Scene {
    let document: LocatedTree
    let text: String
    let tree: ElementTree
    let findings: [Finding]

    init(_ document: LocatedTree) {
      self.document = document
      text = SceneWriter().write(document.tree)
      (tree, findings) = SceneReader().read(SourceFile(path: "law.scene", text: text))
    }

    /// Whether it is of iOS, from an Xcode that writes `document` elements.
    var isModern: Bool {
      document.tree.root?.name == "document"
        && document.tree.root?["type"]?.contains("CocoaTouch") == true
    }
  }

  private static let scenes = Corpus.readable.map(Scene.init)

  @Test("every scene reads back as the same tree")
  func sameTree() {
    let changed = Self.scenes.filter {
      !$0.findings.isEmpty || !$0.tree.hasSameContent(as: $0.document.tree)
        || $0.tree.declaration != $0.document.tree.declaration
    }
    #expect(changed.map(\.document.file.path) == [])
  }

  @Test("scenes of canonical documents convert back to the same bytes")
  func sameBytes() {
    let changed = Self.scenes.filter {
      $0.isModern && XMLWriter().write($0.tree) != $0.document.file.bytes
    }
    // The only others hold an empty element in two tags, or white space of somebody's own.
    let unexplained = changed.filter { $0.document.tree.nonCanonicalSpellings.isEmpty }
    #expect(unexplained.map(\.document.file.path) == [])
    let modern = Self.scenes.filter(\.isModern)
    #expect(changed.count * 200 <= modern.count)
  }

  @Test("a scene read and written again is the same text")
  func sameText() {
    let changed = Self.scenes.filter { SceneWriter().write($0.tree) != $0.text }
    #expect(changed.map(\.document.file.path) == [])
  }

  @Test("scenes are less than 31 percent as long as their XML")
  func density() {
    let modern = Self.scenes.filter(\.isModern)
    let text = modern.reduce(0) { $0 + $1.text.utf8.count }
    let xml = modern.reduce(0) { $0 + $1.document.file.bytes.count }
    #expect(text * 100 <= xml * 31)
  }

  @Test("hardly any statement is written without sugar")
  func sugar() {
    let lines = Self.scenes.filter(\.isModern).flatMap { $0.text.split(separator: "\n") }
    let bitter = lines.filter { $0.contains(", xml-literal") || $0.contains(", xml-ordered") }
    #expect(bitter.count * 1_000 <= lines.count)
  }
}
