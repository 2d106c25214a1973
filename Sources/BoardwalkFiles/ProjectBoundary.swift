import Foundation

/// The folder that the paths of a configuration may not leave.
package struct ProjectBoundary: Sendable, Hashable {
  /// The folder, from the root and without links.
  package let folder: String

  /// The boundary of a project whose configuration is in `folder`: the repository around it, or
  /// else that folder itself.
  package init(ofConfigurationIn folder: String) {
    let own = Self.resolved(folder) ?? folder
    var next = own
    while !FileManager.default.fileExists(atPath: next + "/.git") {
      let parent = FileDestination.folder(of: next)
      guard parent != next else {
        self.folder = own
        return
      }
      next = parent
    }
    self.folder = next
  }

  /// Whether the file at `path`, existing or not, is inside, with links resolved.
  package func contains(_ path: String) -> Bool {
    guard let path = Self.resolved(path) else { return false }
    return folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// `path` as an absolute path without links, as far as it exists; nil if the rest leads up again.
  private static func resolved(_ path: String) -> String? {
    var path = URL(fileURLWithPath: path).path
    // A dangling link leads to where a file would be written.
    if let destination = try? FileDestination(path), case .newFile(let target) = destination {
      path = target
    }
    var missing: [Substring] = []
    while true {
      if let found = realpath(path, nil) {
        defer { free(found) }
        let base = String(cString: found)
        guard !missing.contains("..") else { return nil }
        return missing.reversed().reduce(base) { $0 == "/" ? "/\($1)" : "\($0)/\($1)" }
      }
      guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
      missing.append(path[path.index(after: slash)...])
      path = FileDestination.folder(of: path)
    }
  }
}
