import Foundation

/// The folder of the package whose tests are running.
package enum PackageFolder {
  /// Its path, found from this file's own.
  package static var url: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
