import Foundation

/// Finds the asset catalogs of single documents.
enum AssetFolders {
  /// The folders around `documents` that hold whole projects, and so their catalogs: the
  /// repository, or else the nearest folder with a project of Xcode.
  static func around(_ documents: [String]) -> [String] {
    Set(documents.compactMap { RepositoryFolder.around($0) ?? xcodeFolder(around: $0) }).sorted()
  }

  private static func xcodeFolder(around document: String) -> String? {
    AbsolutePath.ancestors(of: document).dropFirst().first { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.contains { $0.hasSuffix(".xcodeproj") }
    }?.path
  }
}
