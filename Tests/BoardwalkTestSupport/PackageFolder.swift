import Foundation

/// The folder of the package whose tests are running.
enum PackageFolder {
  /// Its path, found from this file's own.
  static var url: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
