import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// The examples stand in both syntaxes.
@Suite("Scenes of the examples")
struct ExampleScenesTests {
  private static let folder = PackageFolder.url.appendingPathComponent("Examples/Homepwner").path

  private func document(_ name: String) throws -> Document {
    try #require(LoadedFile(path: "\(Self.folder)/\(name)").document)
  }

  @Test("a scene equals the storyboard next to it", arguments: ["Main", "LaunchScreen"])
  func sameTrees(name: String) throws {
    let scene = try document(name + ".scene")
    #expect(scene.tree.hasSameContent(as: try document(name + ".storyboard").tree))
  }

  @Test("a folder with both lists each document once, as the storyboard")
  func oncePerFolder() {
    let names = DocumentPaths().expand([Self.folder]).map { $0.dropFirst(Self.folder.count + 1) }
    #expect(names == ["LaunchScreen.storyboard", "Main.storyboard"])
  }

  @Test("a scene that is named is read, also next to a storyboard")
  func named() {
    let path = Self.folder + "/Main.scene"
    #expect(DocumentPaths().expand([path]) == [path])
  }
}
