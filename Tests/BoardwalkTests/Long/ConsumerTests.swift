import Foundation
import Testing

@Suite("Packages that depend on Boardwalk")
struct ConsumerTests {
  /// This builds Boardwalk's library once more, which takes minutes.
  @Test("a client package builds, and the public interface matches its article")
  func consumer() throws {
    let root = Repository().root
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "run", "--package-path", root.appending(path: "Tests/Fixtures/consumer").path,
      "--scratch-path", root.appending(path: ".build/consumer").path, "Consumer",
      root.appending(path: "Examples/Homepwner").path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text == (try Repository().text("Tests/Fixtures/consumer/expected.txt")))
  }
}
