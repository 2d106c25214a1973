import Foundation

/// A folder with files in it, for as long as a test runs.
struct TemporaryFolder {
  let path: String

  /// A new folder with `files`, contents by path inside it.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-\(UUID().uuidString)")
    path = url.path
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// The paths inside the folder of those in `paths`.
  func inside(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(path.count + 1)) } }

  /// Removes it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
