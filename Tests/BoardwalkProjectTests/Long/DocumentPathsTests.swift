import BoardwalkProject
import Testing

@Suite("Document discovery")
struct DocumentPathsTests {
  @Test("a folder yields all its documents in byte order without build products")
  func folder() throws {
    let folder = try TemporaryFolder([
      "b.xib": "", "App/Main.storyboard": "", "App/a.XIB": "", "App/Info.plist": "",
      "build/Main.storyboard": "", ".git/Main.storyboard": "", "Carthage/X.xib": "", "Z.xib": "",
      "Build/Intermediates.noindex/App.build/Main.storyboard": "",
    ])
    defer { folder.remove() }
    #expect(
      folder.inside(DocumentPaths().expand([folder.path]))
        == ["App/Main.storyboard", "App/a.XIB", "Z.xib", "b.xib"])
    #expect(DocumentPaths().isFolder(folder.path))
    #expect(!DocumentPaths().isFolder(folder.path + "/b.xib"))
  }

  @Test("a scene text next to a document of its name is skipped, however its extension is written")
  func copies() throws {
    let folder = try TemporaryFolder(["a.xib": "", "a.scene": "", "b.xib": "", "b.SCENE": ""])
    defer { folder.remove() }
    #expect(folder.inside(DocumentPaths().expand([folder.path])) == ["a.xib", "b.xib"])
  }

  @Test("each file is listed once, and missing files are kept")
  func names() throws {
    let folder = try TemporaryFolder(["a.xib": ""])
    defer { folder.remove() }
    let paths = [folder.path + "/a.xib", folder.path, folder.path + "/gone.xib"]
    #expect(folder.inside(DocumentPaths().expand(paths)) == ["a.xib", "gone.xib"])
  }
}
