import Foundation

/// An empty folder for the files of one run.
///
/// It is locked while its process lives, so that another run can recognize folders of killed runs.
package struct TemporaryFolder: Sendable {
  /// Its path.
  package let path: String

  private let lock: Descriptor

  private static let prefix = "boardwalk-folder-"

  /// A new folder among the system's temporary files, from which the folders of killed runs are
  /// removed.
  package init() throws(FileError) {
    let parent = FileManager.default.temporaryDirectory.path
    Self.removeLeftovers(in: parent)
    path = "\(parent)/\(Self.prefix)\(UUID().uuidString)"
    guard mkdir(path, 0o700) == 0 else { throw FileError("create \(path)", code: errno) }
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw FileError("open \(path)", code: errno) }
    _ = flock(number, LOCK_EX | LOCK_NB)
    lock = Descriptor(number: number)
  }

  /// Removes it with its contents.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
    _ = lock.close()
  }

  private static func removeLeftovers(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = "\(parent)/\(name)"
      let number = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard number >= 0 else { continue }
      // A folder that has just been created and is not locked yet is empty, and is left alone.
      let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? true
      if !isEmpty, flock(number, LOCK_EX | LOCK_NB) == 0 {
        try? FileManager.default.removeItem(atPath: path)
      }
      _ = Foundation.close(number)
    }
  }
}
