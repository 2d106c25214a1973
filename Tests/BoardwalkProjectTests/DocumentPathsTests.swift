import BoardwalkProject
import Testing

@Suite("Document discovery")
struct DocumentPathsTests {
  @Test("A folder means all documents in it, in the order of their bytes, without products")
  func folder() throws {
    let folder = try TemporaryFolder([
      "b.xib": "", "App/Main.storyboard": "", "App/a.XIB": "", "App/Info.plist": "",
      "build/Main.storyboard": "", ".git/Main.storyboard": "", "Carthage/X.xib": "", "Z.xib": "",
    ])
    defer { folder.remove() }
    #expect(
      folder.inside(DocumentPaths().expand([folder.path]))
        == ["App/Main.storyboard", "App/a.XIB", "Z.xib", "b.xib"])
    #expect(DocumentPaths().isFolder(folder.path))
    #expect(!DocumentPaths().isFolder(folder.path + "/b.xib"))
  }

  @Test("Each file comes once, and what does not exist stays")
  func names() throws {
    let folder = try TemporaryFolder(["a.xib": ""])
    defer { folder.remove() }
    let paths = [folder.path + "/a.xib", folder.path, folder.path + "/gone.xib"]
    #expect(folder.inside(DocumentPaths().expand(paths)) == ["a.xib", "gone.xib"])
  }
}
