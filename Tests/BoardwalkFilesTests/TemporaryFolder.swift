import Foundation

/// A folder of a test's own, which vanishes with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "boardwalk-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of the file named `name`.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Puts `text` into the file named `name`, and returns its path.
  @discardableResult
  func put(_ text: String, in name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// The text of the file named `name`; nil where there is none.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// The names of what is in it, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
