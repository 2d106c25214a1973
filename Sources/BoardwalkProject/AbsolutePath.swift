import Foundation

/// Absolute paths.
package enum AbsolutePath {
  /// `path` without dots, from the root.
  package static func of(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The folder at `path` with a slash at its end; the empty path is the current folder.
  static func ofFolder(_ path: String) -> String {
    let absolute = of(path.isEmpty ? "." : path)
    return absolute.hasSuffix("/") ? absolute : absolute + "/"
  }

  /// The folder that holds what is at `path`.
  package static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// What is at `path`, and the folders around it, the innermost first.
  static func ancestors(of path: String) -> some Sequence<URL> {
    sequence(first: URL(fileURLWithPath: path).standardizedFileURL) { folder in
      folder.pathComponents.count > 1 ? folder.deletingLastPathComponent() : nil
    }
  }

  /// The innermost folder around all of `paths`; a folder is around itself.
  package static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { DocumentPaths().isFolder($0) ? of($0) : folder(of: $0) }
      .map { $0.split(separator: "/") }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// `path` relative to `folder`; unchanged if it is elsewhere.
  package static func of(_ path: String, within folder: String) -> String {
    let absolute = of(path)
    let prefix = ofFolder(folder)
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }
}
