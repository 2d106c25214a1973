import BoardwalkProject
import Foundation
import Testing

@Suite("Excluded paths")
struct ExclusionTests {
  /// `path` as one would write it in the folder one stands in.
  private func relative(_ path: String) -> String {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    return "./" + String(repeating: "../", count: depth) + path.drop { $0 == "/" }
  }

  @Test("an excluded folder is excluded from every working directory", arguments: [false, true])
  func exclusion(_ isRelative: Bool) throws {
    let document = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"
    let folder = try TemporaryFolder(["App/a.xib": document, "Pods/b.xib": document])
    defer { folder.remove() }
    let path = AbsolutePath.of(folder.path)
    let reader = ProjectReader(excluded: [PathPattern(path + "/Pods")])
    let project = reader.read([isRelative ? relative(path) : path])
    #expect(project.files.map(\.path).map { $0.hasSuffix("/App/a.xib") } == [true])
  }

  @Test("a file that is named is never excluded")
  func named() throws {
    let folder = try TemporaryFolder(["Pods/b.xib": "<document/>"])
    defer { folder.remove() }
    let path = AbsolutePath.of(folder.path) + "/Pods"
    let reader = ProjectReader(excluded: [PathPattern(path)])
    #expect(reader.read([path + "/b.xib"]).files.count == 1)
    #expect(reader.read([path]).files.isEmpty)
  }
}
