import Foundation

/// The folder of the package whose tests are running.
public enum PackageFolder {
  /// Its path, found from this file's own.
  public static var url: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
