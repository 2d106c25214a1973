import BoardwalkProject
import BoardwalkTestSupport
import Testing

@testable import BoardwalkGraph

/// Files that people have compiled, such as those in `Tests/Fixtures/graph`, can be read by every
/// later Boardwalk, or are refused with their version.
///
/// What the types, properties and cases of the graph are called is written into its files. So a new
/// name needs coding keys that keep the old one, or a new version of the format.
/// `UPDATE_FIXTURES=1` writes the files, once the version has risen.
@Suite("Compiled graph format")
struct SceneGraphBytesTests {
  private static let fixtures = Fixtures("graph")

  private func compile(_ document: String) throws -> SceneGraph {
    let document = try #require(LoadedFile(try Self.fixtures.file(document)).document)
    return Compiler().compile(Project([.document(document)], isWhole: true), main: document)
  }

  @Test(
    "a document compiles to the recorded bytes",
    arguments: [
      ("templates.storyboard", "templates.scenegraph"), ("card.xib", "card.scenegraph"),
    ])
  func same(_ document: String, _ name: String) throws {
    let bytes = SceneGraphFile.encode(try compile(document))
    if Fixtures.isUpdating { try Self.fixtures.update(name, to: bytes) }
    #expect(
      bytes == Self.fixtures.bytes(of: name),
      "The format has changed: keep its keys, or raise SceneGraphFile.version.")
  }

  @Test("a recorded file reads back as its source")
  func read() throws {
    let bytes = try #require(Self.fixtures.bytes(of: "templates.scenegraph"))
    #expect(try SceneGraphFile.decode(bytes) == compile("templates.storyboard"))
  }
}
