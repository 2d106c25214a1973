import Foundation
import Testing

@testable import BoardwalkBase

@Suite("File reading")
struct FileReadingTests {
  @Test("a folder is rejected with the system's reason, as a file and as standard input")
  func folder() {
    #expect(throws: SourceFile.ReadingError.self) { try SourceFile(contentsOf: "/") }
  }

  @Test("a missing file is rejected with the system's reason")
  func missing() {
    #expect(throws: SourceFile.ReadingError.unreadable(reason: "No such file or directory")) {
      try SourceFile(contentsOf: "/nowhere/at all")
    }
  }

  @Test("a FIFO or a device is not read if it was only found")
  func found() throws {
    let fifo = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-\(UUID().uuidString)").path
    try #require(mkfifo(fifo, 0o600) == 0)
    defer { unlink(fifo) }
    for path in [fifo, "/dev/zero", "/"] {
      #expect(throws: SourceFile.ReadingError.unreadable(reason: "it is not a regular file")) {
        try SourceFile(contentsOfRegularFile: path)
      }
    }
  }

  @Test("an endless device is rejected at the size limit")
  func endless() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    #expect(throws: SourceFile.ReadingError.tooLarge(limit: 3 << 20)) {
      try SourceFile.bytes(of: handle, limit: 3 << 20)
    }
  }
}
