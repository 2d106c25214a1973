import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkTestSupport
import Foundation
import Testing

/// Real storyboards compared with their outlines in `Tests/Fixtures/graph`.
///
/// `UPDATE_FIXTURES=1` rewrites the outlines before the comparison.
@Suite("Outlines of example graphs")
struct ExampleTests {
  private var example: String {
    PackageFolder.url.appendingPathComponent("Examples/Homepwner").path
  }

  private func graph() throws -> SceneGraph {
    let names = ["Main.storyboard", "LaunchScreen.storyboard"]
    let files = try names.map { name in
      let bytes = try SourceFile(contentsOf: "\(example)/\(name)").bytes
      return LoadedFile(SourceFile(path: "Homepwner/\(name)", bytes: bytes))
    }
    return Compiler().compile(
      Project(files, isWhole: true), main: files.first?.document,
      strings: StringsTable.tables(in: example))
  }

  @Test("the graph of Homepwner equals its outline")
  func homepwner() throws {
    try check(try graph(), against: "Homepwner")
  }

  @Test(
    "the graph of a fixture equals its outline and is decoded unchanged",
    arguments: ["everything", "card"])
  func fixtures(name: String) throws {
    let folder = PackageFolder.url.appendingPathComponent("Tests/Fixtures/graph").path
    let fileName = name == "card" ? "card.xib" : "\(name).storyboard"
    let bytes = try SourceFile(contentsOf: "\(folder)/\(fileName)").bytes
    let document = try #require(LoadedFile(SourceFile(path: fileName, bytes: bytes)).document)
    let graph = Compiler().compile(Project([.document(document)], isWhole: true), main: document)
    #expect(try SceneGraphFile.decode(SceneGraphFile.encode(graph)) == graph)
    try check(graph, against: name)
  }

  private func check(_ graph: SceneGraph, against name: String) throws {
    let file = PackageFolder.url.appendingPathComponent("Tests/Fixtures/graph/\(name).txt")
    let outline = Outline(graph).lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(outline.utf8).write(to: file)
    }
    #expect(outline == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test("an encoded graph is decoded unchanged and has no absolute paths")
  func file() throws {
    let graph = try graph()
    let bytes = SceneGraphFile.encode(graph)
    #expect(try SceneGraphFile.decode(bytes) == graph)
    #expect(SceneGraphFile.encode(try SceneGraphFile.decode(bytes)) == bytes)
    #expect(!String(decoding: bytes, as: UTF8.self).contains(PackageFolder.url.path))
  }

  @Test("segues, actions and gestures of Homepwner have their targets")
  func connections() throws {
    let graph = try graph()
    #expect(graph.main == 1)
    let main = graph.documents[1]
    #expect(main.initialScene == 0)
    let items = main.scenes[1]
    let cell = try #require(items.controller?.view?.table?.prototypes.first)
    let segue = try #require(items.segues.first { $0.source == cell.id })
    #expect(segue.identifier == "showItem")
    let detail = try #require(segue.destination.map { main.scenes[$0] })
    #expect(detail.controller?.storyboardIdentifier == "Detail")
    let tap = try #require(detail.recognizers.first)
    #expect(tap.views == [detail.controller?.view?.id])
    #expect(detail.actions.first { $0.source == tap.id }?.target == .controller)
  }
}
