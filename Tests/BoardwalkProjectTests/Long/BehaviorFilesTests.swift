import BoardwalkProject
import Foundation
import Testing

@Suite("Project behaviors")
struct BehaviorFilesTests {
  @Test("behavior files are found in folders by path and used if named")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "behaviors-\(UUID().uuidString)")
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("behavior B {}\n".utf8).write(to: folder.appending(path: "b.behavior"))
    try Data("behavior A {\n".utf8).write(to: inner.appending(path: "a.behavior"))
    let project = Project(paths: [folder.path])
    #expect(project.behaviors.map { $0.classes.map(\.name) } == [["B"], ["A"]])
    #expect(project.behaviors.map(\.findings.count) == [0, 1])
    #expect(project.files.isEmpty)
    let named = Project(paths: [folder.appending(path: "b.behavior").path])
    #expect(named.behaviors.count == 1)
    let missing = Project(paths: [folder.appending(path: "c.behavior").path])
    #expect(missing.files.count == 1)
  }
}
