import Foundation

/// The folder of a git repository.
package enum RepositoryFolder {
  /// The folder of the repository that contains `path`; nil if there is none.
  package static func around(_ path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while folder.pathComponents.count > 1 {
      if isRepository(folder) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return isRepository(folder) ? folder.path : nil
  }

  /// Whether `folder` is the root of a work tree, which has a folder `.git`, or a file with its
  /// location.
  package static func isRepository(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
  }
}
