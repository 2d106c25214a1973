import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Difference laws")
struct DifferenceLawTests {
  private func source(_ tree: ElementTree) -> LocatedTree {
    LocatedTree(file: SourceFile(path: "a.storyboard", bytes: []), tree: tree, map: SourceMap())
  }

  @Test("an edit script yields the newer version, also after a JSON round trip")
  func script() throws {
    let file = SourceFile(path: "Main.storyboard", text: Versions.storyboard)
    let old = try XMLReader().read(file)
    let root = try #require(old.tree.root)
    for seed in 0..<100 {
      var editor = DocumentEditor(old.tree, seed: UInt64(seed))
      var version = EditableElement(root)
      for number in 0..<5 {
        if let edit = editor.next("new-", number) { version.apply(edit, by: "ours") }
      }
      let new = version.tree()
      let difference = try DocumentDifference(from: old, to: source(new))
      let script = try JSONDecoder().decode(
        EditScript.self, from: try JSONEncoder().encode(difference.script))
      #expect(try script.apply(to: old.tree) == new, "seed \(seed)")
    }
  }

  @Test("versions differ if and only if their content differs")
  func emptiness() throws {
    let old = try XMLReader().read(SourceFile(path: "a.storyboard", text: Versions.storyboard))
    let indented = Versions.storyboard.replacing("<subviews>", with: "\n<subviews >")
    let same = try XMLReader().read(SourceFile(path: "a.storyboard", text: indented))
    #expect(try DocumentDifference(from: old, to: same).isEmpty)
    for (part, other) in [
      ("title=\"Go\"", "title=\"Sign in\""), ("<!--Login-->", "<!--Sign in-->"),
      ("constant=\"8\"", "constant=\"9\""), ("y=\"49\"", "y=\"50\""),
      ("white=\"0.0\"", "white=\"1\""), ("Cst-to-001", "Cst-to-002"),
    ] {
      let text = Versions.storyboard.replacing(part, with: other)
      let new = try XMLReader().read(SourceFile(path: "a.storyboard", text: text))
      #expect(try !DocumentDifference(from: old, to: new).isEmpty, "\(part)")
    }
  }

  @Test("many moved views take time in proportion to their number", .timeLimit(.minutes(5)))
  func manyMoves() throws {
    let labels = (0..<4_000).map { "<label text=\"\($0)\" id=\"L\($0)\"/>" }
    let read = { (labels: [String]) in
      try XMLReader().read(
        SourceFile(
          path: "a.storyboard",
          text: "<document><view id=\"v\"><subviews>\(labels.joined())</subviews></view></document>"
        ))
    }
    let difference = try DocumentDifference(from: read(labels), to: read(labels.reversed()))
    #expect(difference.changes.count == labels.count - 1)
  }

  @Test("parts of an added or removed object are not listed separately")
  func followers() throws {
    var versions = Versions()
    versions.remove(.ours, "Out-le-001", "Cst-to-001")
    versions.texts.ours = versions.texts.ours.replacing(#/<label(.|\n)*<\/label>\n/#, with: "")
    let read = { try XMLReader().read(SourceFile(path: "a.storyboard", text: $0)) }
    let difference = try DocumentDifference(
      from: read(versions.texts.base), to: read(versions.texts.ours))
    #expect(difference.changes.map(\.kind) == [.removed])
    #expect(difference.changes.map(\.object) == ["label nameLabel"])
  }
}
