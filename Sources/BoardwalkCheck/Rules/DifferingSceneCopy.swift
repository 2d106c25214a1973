import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A scene text that differs from the storyboard or xib of its name.
  package static let differingSceneCopy = Rule(
    id: "differing-scene-copy", severity: .error, category: .reading,
    summary: "A scene text differs from the storyboard or xib of the same name.",
    page: ExplainPage(
      defect: """
        A folder has a document in both languages, such as Main.storyboard and Main.scene, and the two
        are not the same document. Boardwalk checks, compiles and runs the storyboard or xib, since
        Xcode reads it, and ignores the scene text. This rule alone reads both.
        """,
      effect: "Whoever edits or reviews the scene text works on a screen that no app shows.",
      example: """
        Main.storyboard  <label text="Name" .../>
        Main.scene       label "Names"
        """,
      fix: """
        Write the older one again: boardwalk convert --to scene Main.storyboard -o Main.scene, or
        boardwalk convert Main.scene -o Main.storyboard. Or keep only one of them.
        """),
    check: .sidecarFiles { project in
      let documents = Dictionary(
        project.documents.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
      return project.sceneCopies.flatMap { copy in
        documents[copy.documentPath].map { findings(in: copy, of: $0) } ?? []
      }
    })

  private static func findings(
    in copy: SceneCopy, of document: Document
  ) -> [(file: SourceFile, finding: Finding)] {
    let name = document.file.name
    switch copy.scene {
    case .unopened: return []
    case .unreadable(let file, let findings, _):
      let message = "this scene text cannot be read; \(name) is used"
      return findings.map { (file, $0) } + [(file, finding(message))]
    case .document(let scene):
      let writer = XMLWriter(canonical: true)
      guard writer.write(scene.tree) != writer.write(document.tree) else { return [] }
      return [(scene.file, finding("this scene text differs from \(name), which is used"))]
    }
  }

  private static func finding(_ message: String) -> Finding {
    Finding(differingSceneCopy.id, .error, message, at: 0..<0)
  }
}
