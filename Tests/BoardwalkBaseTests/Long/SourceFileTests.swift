import BoardwalkBase
import Foundation
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test(
    "a source file has a name, stem and extension",
    arguments: [
      ("App/Base.lproj/Main.storyboard", "Main.storyboard", "Main", "storyboard"),
      ("Cell.XIB", "Cell.XIB", "Cell", "xib"),
      ("a.b.scene", "a.b.scene", "a.b", "scene"),
      ("README", "README", "README", ""),
      (".hidden", ".hidden", ".hidden", ""),
      ("folder.d/file", "file", "file", ""),
      ("name.", "name.", "name", ""),
      ("", "", "", ""),
    ])
  func names(path: String, name: String, stem: String, pathExtension: String) {
    let file = SourceFile(path: path, bytes: [])
    #expect(file.name == name)
    #expect(file.stem == stem)
    #expect(file.pathExtension == pathExtension)
  }

  @Test("the text of any range is clamped to the file")
  func text() {
    let file = SourceFile(path: "a", text: "über")
    #expect(file.text(in: 0..<2) == "ü")
    #expect(file.text(in: 3..<100) == "er")
    #expect(file.text(in: 100..<200).isEmpty)
    #expect(file.text(in: 1..<3) == "\u{FFFD}b")
  }

  @Test("every byte of a file is read")
  func reading() throws {
    let bytes = (0...255).map { UInt8($0) }
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("source-file-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try SourceFile(contentsOf: url.path)
    #expect(file.bytes == bytes)
    #expect(file.path == url.path)
  }

  @Test("reading a missing file throws")
  func missing() {
    #expect(throws: (any Error).self) { try SourceFile(contentsOf: "/no/such/file.storyboard") }
  }
}
