import Foundation
import Testing

@testable import BoardwalkBase

@Suite("File reading")
struct FileReadingTests {
  @Test("a folder is refused with the system's reason, as a file and as input")
  func folder() {
    #expect(throws: SourceFile.ReadingError.self) { try SourceFile(contentsOf: "/") }
  }

  @Test("a file that is missing is refused with the system's reason")
  func missing() {
    #expect(throws: SourceFile.ReadingError.unreadable(reason: "No such file or directory")) {
      try SourceFile(contentsOf: "/nowhere/at all")
    }
  }

  @Test("a device without an end is refused once the limit is passed")
  func endless() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    #expect(throws: SourceFile.ReadingError.tooLarge(limit: 3 << 20)) {
      try SourceFile.bytes(of: handle, limit: 3 << 20)
    }
  }
}
