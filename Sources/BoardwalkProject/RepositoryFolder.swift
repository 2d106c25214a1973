import Foundation

/// The folder of a git repository.
package enum RepositoryFolder {
  /// The folder of the repository that contains `path`; nil if there is none.
  package static func around(_ path: String) -> String? {
    AbsolutePath.ancestors(of: path).first(where: isRepository)?.path
  }

  /// Whether `folder` is the root of a work tree, which has a folder `.git`, or a file with its
  /// location.
  package static func isRepository(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
  }
}
