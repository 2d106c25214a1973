import BoardwalkFiles
import Foundation
import Testing

@Suite("Writing files")
struct FileWriterTests {
  private let folder: TemporaryFolder
  private let writer = FileWriter()

  init() throws { folder = try TemporaryFolder() }

  private func reason(of body: () throws(FileError) -> Void) -> String? {
    do throws(FileError) {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }

  private func status(_ name: String) -> stat {
    var status = stat()
    _ = lstat(folder.file(name), &status)
    return status
  }

  @Test("a new file has the default permissions of the process")
  func newFile() throws {
    try writer.write(Array("new".utf8), to: folder.file("a"))
    try folder.put("", in: "b")
    #expect(folder.text("a") == "new")
    #expect(status("a").st_mode == status("b").st_mode)
    #expect(folder.names == ["a", "b"])
  }

  @Test(
    "a rewritten file keeps its permissions", arguments: [0o600, 0o755, 0o640] as [mode_t])
  func permissions(mode: mode_t) throws {
    chmod(try folder.put("old", in: "a"), mode)
    try writer.write(Array("new".utf8), to: folder.file("a"))
    #expect(folder.text("a") == "new")
    #expect(status("a").st_mode & 0o7777 == mode)
  }

  @Test("a rewritten file keeps its owner and group", .enabled(if: geteuid() == 0))
  func owner() throws {
    chown(try folder.put("old", in: "a"), 1234, 4321)
    try writer.write(Array("new".utf8), to: folder.file("a"))
    #expect(status("a").st_uid == 1234)
    #expect(status("a").st_gid == 4321)
  }

  @Test("a symbolic link is kept, and its destination is rewritten", arguments: ["a", "none"])
  func symbolicLink(target: String) throws {
    try folder.put("old", in: "a")
    symlink(target, folder.file("link"))
    symlink("link", folder.file("second"))
    try writer.write(Array("new".utf8), to: folder.file("second"))
    #expect(folder.text(target) == "new")
    #expect(status("link").st_mode & S_IFMT == S_IFLNK)
    #expect(status("second").st_mode & S_IFMT == S_IFLNK)
  }

  @Test("a cycle of links is an error")
  func circle() {
    symlink("b", folder.file("a"))
    symlink("a", folder.file("b"))
    #expect(
      reason { () throws(FileError) in try writer.write([], to: folder.file("a")) }
        == String(cString: strerror(ELOOP)))
  }

  @Test("a file with several hard links is rejected and unchanged")
  func hardLinks() throws {
    link(try folder.put("old", in: "a"), folder.file("b"))
    let reason = reason { () throws(FileError) in
      try writer.write(Array("new".utf8), to: folder.file("a"))
    }
    #expect(reason == "it has 2 hard links")
    #expect(folder.text("a") == "old")
    #expect(folder.names == ["a", "b"])
  }

  @Test("a device stays a device")
  func device() throws {
    try writer.write(Array("text".utf8), to: "/dev/null")
    var status = stat()
    #expect(lstat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("a full device is an error with the reason")
  func full() {
    #expect(
      reason { () throws(FileError) in try writer.write([1], to: "/dev/full") }
        == String(cString: strerror(ENOSPC)))
  }

  @Test("a FIFO receives the bytes and stays a FIFO")
  func fifo() throws {
    mkfifo(folder.file("fifo"), 0o600)
    let reader = open(folder.file("fifo"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try writer.write(Array("text".utf8), to: folder.file("fifo"))
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, bytes.count) == 4)
    #expect(status("fifo").st_mode & S_IFMT == S_IFIFO)
  }

  @Test("an open file is written in place")
  func openFile() throws {
    let number = open(try folder.put("", in: "a"), O_WRONLY)
    defer { close(number) }
    _ = Foundation.write(number, "one ", 4)
    try writer.write(Array("two".utf8), to: "/dev/fd/\(number)")
    #expect(folder.text("a") == "one two")
  }

  @Test("a folder, and a file in a missing folder, are errors")
  func noFile() {
    let folderReason = reason { () throws(FileError) in try writer.write([], to: folder.path) }
    #expect(folderReason == String(cString: strerror(EISDIR)))
    let missing = reason { () throws(FileError) in try writer.write([], to: folder.file("x/y")) }
    #expect(missing == String(cString: strerror(ENOENT)))
  }

  @Test("a read-only folder or file is an error", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    chmod(try folder.put("old", in: "a"), 0o400)
    let denied = String(cString: strerror(EACCES))
    #expect(reason { () throws(FileError) in try writer.write([], to: folder.file("a")) } == denied)
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    #expect(reason { () throws(FileError) in try writer.write([], to: folder.file("b")) } == denied)
    #expect(folder.text("a") == "old")
  }

  @Test("a new file overwrites neither a file nor a link")
  func create() throws {
    try folder.put("old", in: "a")
    symlink("none", folder.file("link"))
    let exists = String(cString: strerror(EEXIST))
    for name in ["a", "link"] {
      #expect(
        reason { () throws(FileError) in try writer.create(folder.file(name), holding: [1]) }
          == exists)
    }
    try writer.create(folder.file("b"), holding: Array("new".utf8))
    #expect(folder.text("a") == "old")
    #expect(folder.text("b") == "new")
    #expect(folder.names == ["a", "b", "link"])
    #expect(status("b").st_nlink == 1)
  }

  @Test("folders are created with their parents and removed only when empty")
  func folders() throws {
    try writer.createFolder(folder.file("x/y/z"))
    try writer.createFolder(folder.file("x/y/z"))
    try folder.put("text", in: "x/y/z/a")
    writer.removeFolderIfEmpty(folder.file("x/y/z"))
    #expect(folder.text("x/y/z/a") == "text")
    try writer.remove(folder.file("x/y/z/a"))
    try writer.remove(folder.file("x/y/z/a"))
    writer.removeFolderIfEmpty(folder.file("x/y/z"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("x/y/z")))
    try folder.put("text", in: "file")
    #expect(
      reason { () throws(FileError) in try writer.createFolder(folder.file("file")) }
        == String(cString: strerror(EEXIST)))
  }

  @Test(
    "only temporary files of killed runs are removed")
  func leftovers() throws {
    let dead = ".boardwalk-0123456789abcdef.tmp"
    let living = ".boardwalk-fedcba9876543210.tmp"
    let others = [".boardwalk-notes.tmp", ".boardwalk-0123456789ABCDEF.tmp", "notes.tmp"]
    for name in [dead, living] + others { try folder.put("text", in: name) }
    let number = open(folder.file(living), O_RDONLY)
    defer { close(number) }
    #expect(flock(number, LOCK_EX) == 0)
    try writer.write([], to: folder.file("a"))
    #expect(folder.names == ([living, "a"] + others).sorted())
  }

  @Test("concurrent writers leave one complete content")
  func race() async throws {
    let path = try folder.put(String(repeating: "0", count: 50_000), in: "a")
    await withTaskGroup(of: Void.self) { group in
      for digit in 1...8 {
        group.addTask {
          for _ in 0..<20 {
            try? FileWriter().write(
              Array(String(repeating: "\(digit)", count: 50_000).utf8), to: path)
          }
        }
      }
      for _ in 0..<200 {
        let text = folder.text("a") ?? ""
        #expect(text.count == 50_000 && Set(text).count == 1)
        await Task.yield()
      }
    }
    #expect(folder.names == ["a"])
  }
}
