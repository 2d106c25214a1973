import BoardwalkProject
import Foundation

/// The folder whose documents a flow walks through.
enum ProjectFolder {
  /// The nearest folder around the file at `path` that holds a document, directly or for a
  /// language, or an `Info.plist`; nil if there is none up to the repository's or the disk's root.
  static func around(_ path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    while true {
      if isProject(folder.path) { return folder.path }
      guard !RepositoryFolder.isRepository(folder), folder.pathComponents.count > 1 else {
        return nil
      }
      folder.deleteLastPathComponent()
    }
  }

  private static func isProject(_ folder: String) -> Bool {
    let names = names(in: folder)
    return names.contains { $0.hasSuffix("Info.plist") } || names.contains(where: isDocument)
      || names.contains {
        $0.hasSuffix(".lproj") && self.names(in: "\(folder)/\($0)").contains(where: isDocument)
      }
  }

  private static func isDocument(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && DocumentPaths.extensions.contains(parts.last.map { $0.lowercased() } ?? "")
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
