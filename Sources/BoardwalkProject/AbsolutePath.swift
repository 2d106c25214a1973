import Foundation

/// Paths as they are from the root of the file system, whatever folder one stands in.
public enum AbsolutePath {
  /// `path` without dots, from the root.
  public static func of(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The folder that holds what is at `path`.
  public static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// `path` as one would write it in `folder`; itself where it lies elsewhere.
  public static func of(_ path: String, within folder: String) -> String {
    let absolute = of(path)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }
}
