import BoardwalkBase

/// The paths of files in a compiled app.
///
/// An app compiles to the same bytes on each machine. Absolute paths therefore start in the folder
/// of the app.
package struct CompiledPaths: Sendable {
  /// The folder of the app with a slash at its end; nil for an app that is not a folder.
  private let folder: String?

  /// The paths in an app that is the folder at `folder`, or else single documents.
  package init(in folder: String? = nil) {
    self.folder = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The path of the file at `path`: unchanged if it is relative, else from the folder of the app,
  /// or the file's name outside of it.
  package func path(of path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    if let folder, path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return SourceFile(path: path, bytes: []).name
  }
}
