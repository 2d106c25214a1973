import BoardwalkBase
import BoardwalkProject
import Testing

@Suite("File formats")
struct FileFormatTests {
  private static let xml = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"

  @Test(
    "the format is that of the file extension, else of the first character",
    arguments: [
      ("a.storyboard", "", DocumentSyntax.xml), ("a.xib", "storyboard", .xml),
      ("a.scene", "<document/>", .scene), ("a.XIB", "x", .xml), ("a.txt", "  <a/>", .xml),
      ("a.txt", "\u{FEFF}<a/>", .xml), ("a", "\r\n\t<a/>", .xml), ("a", "storyboard", .scene),
      ("a", "// a comment", .scene), ("a", "", .xml), ("a", " \n", .xml), ("-", "{", .scene),
    ])
  func syntax(_ path: String, _ text: String, _ syntax: DocumentSyntax) {
    #expect(DocumentSyntax(of: SourceFile(path: path, text: text)) == syntax)
  }

  @Test(
    "an empty file is reported in the words of its format",
    arguments: [
      ("a.xib", "", "unreadable-xml"), ("a.xib", " \n", "unreadable-xml"),
      ("a.xib", "<!-- a -->", "unreadable-xml"), ("a.scene", "", "malformed-scene"),
      ("a.scene", "// only a comment\n", "malformed-scene"), ("a", "", "unreadable-xml"),
    ] as [(String, String, RuleID)])
  func nothing(_ path: String, _ text: String, _ rule: RuleID) {
    guard
      case .unreadable(let file, let findings, _) = LoadedFile(SourceFile(path: path, text: text))
    else {
      Issue.record("\(path) is no document")
      return
    }
    #expect(file.path == path)
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.allSatisfy { $0.range.upperBound <= text.utf8.count })
  }

  @Test(
    "an unreadable path keeps its position and has a reason",
    arguments: ["gone.xib", "App", "App/gone/a.xib", ""])
  func unopened(_ name: String) throws {
    let folder = try TemporaryFolder(["App/a.xib": Self.xml])
    defer { folder.remove() }
    let path = name.isEmpty ? "" : folder.path + "/" + name
    let file = LoadedFile(path: path)
    guard case .unopened(_, let reason) = file else {
      Issue.record("\(name) is no file")
      return
    }
    #expect(file.path == path)
    #expect(file.document == nil)
    #expect(reason == (name == "App" ? "it is a folder" : "no such file") || name.isEmpty)
  }

  @Test("a scene equal to the document next to it is skipped")
  func twins() throws {
    let folder = try TemporaryFolder([
      "a.xib": Self.xml, "a.scene": "", "b.scene": "", "App/a.scene": "", "c.storyboard": Self.xml,
      "c.scene": "",
    ])
    defer { folder.remove() }
    #expect(
      folder.inside(DocumentPaths().documents(in: folder.path))
        == ["App/a.scene", "a.xib", "b.scene", "c.storyboard"])
  }

  @Test("a folder given twice or with a trailing slash is one folder", arguments: ["", "/"])
  func slashes(_ end: String) throws {
    let folder = try TemporaryFolder(["a.xib": Self.xml, "App/b.xib": Self.xml])
    defer { folder.remove() }
    let project = Project(paths: [folder.path + end, folder.path + end])
    #expect(folder.inside(project.files.map(\.path)) == ["App/b.xib", "a.xib"])
    #expect(project.isWhole)
  }
}
