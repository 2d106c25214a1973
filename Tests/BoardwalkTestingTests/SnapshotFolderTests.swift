import BoardwalkTesting
import Foundation
import Testing

@Suite("Snapshot folders")
struct SnapshotFolderTests {
  private func withFolder(_ body: (String) throws -> Void) rethrows {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  @Test("a snapshot is accepted while recording and compared afterward")
  func recording() {
    withFolder { path in
      let comparing = SnapshotFolder(path: path, isRecording: false)
      #expect(comparing.compare("a\n", withFile: "x.txt") == .missing)
      let recording = SnapshotFolder(path: path, isRecording: true)
      #expect(recording.compare("a\n", withFile: "x.txt") == .recorded)
      #expect(recording.compare("a\n", withFile: "x.txt") == .equal)
      #expect(comparing.compare("a\n", withFile: "x.txt") == .equal)
      guard case .changed(let difference) = comparing.compare("b\n", withFile: "x.txt") else {
        Issue.record("a changed snapshot is not reported")
        return
      }
      #expect(difference.contains("-a\n+b\n"))
      #expect(recording.compare("b\n", withFile: "x.txt") == .recorded)
    }
  }

  @Test("line endings of Windows do not matter")
  func lineEnds() throws {
    try withFolder { path in
      let recording = SnapshotFolder(path: path, isRecording: true)
      #expect(recording.compare("a\nb\n", withFile: "x.txt") == .recorded)
      try Data("a\r\nb\r\n".utf8).write(to: URL(fileURLWithPath: recording.file("x.txt")))
      let comparing = SnapshotFolder(path: path, isRecording: false)
      #expect(comparing.compare("a\nb\n", withFile: "x.txt") == .equal)
    }
  }

  @Test("a name cannot lead outside of the folder", arguments: ["../x", "", ".x", "a/b", "a\0"])
  func names(name: String) {
    withFolder { path in
      let folder = SnapshotFolder(path: path, isRecording: true)
      #expect(folder.compare("a", withFile: name) == .failed(reason: "it is not a file name"))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("snapshots are next to their test file")
  func place() {
    let folder = SnapshotFolder(forTestsIn: "/App/Tests/LoginTests.swift", isRecording: false)
    #expect(folder.file("x.txt") == "/App/Tests/Snapshots/LoginTests/x.txt")
  }
}
