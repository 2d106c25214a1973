import BoardwalkBase
import Foundation

/// Finds the documents of files and folders.
package struct DocumentPaths: Sendable {
  /// The extensions of documents.
  package static let extensions = DocumentSyntax.xmlExtensions.union([DocumentSyntax.sceneExtension]
  )

  /// Folders that hold copies or products, never sources of the project.
  private static let skippedFolders: Set<String> = [
    "build", "DerivedData", "Carthage", "node_modules", "xcuserdata",
  ]

  /// A creator of lists; it has no state.
  package init() {}

  /// The files of `paths`, folders replaced by all documents in them, sorted, without duplicates.
  ///
  /// Hidden folders and build products are skipped. Paths that do not exist are kept, so that
  /// opening them reports the error.
  package func expand(_ paths: [String]) -> [String] {
    paths.flatMap { isFolder($0) ? documents(in: $0) : [$0] }.uniqued()
  }

  /// Whether there is a folder at `path`.
  package func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// The documents in `folder` and the folders in it, in the order of their paths' bytes.
  ///
  /// A scene text next to a storyboard or xib of its name is skipped.
  package func documents(in folder: String) -> [String] {
    Self.documents(among: files(in: folder) { Self.extensions.contains($0) })
  }

  /// Whether `path` has the extension of a storyboard, a xib or a scene text.
  package static func isDocument(_ path: String) -> Bool {
    extensions.contains(pathExtension(of: path))
  }

  /// The documents among `paths`, without scene texts next to a document of their name.
  static func documents(among paths: [String]) -> [String] {
    let documents = paths.filter(isDocument)
    let copies = Set(SceneCopy.pairs(among: documents).map(\.scene))
    return documents.filter { !copies.contains($0) }
  }

  /// Catalogs for translators hold copies of the documents too. What Xcode generates while it builds
  /// is in `Intermediates.noindex`.
  static func isSkipped(_ folder: String) -> Bool {
    skippedFolders.contains(folder) || folder.hasSuffix(".xcloc") || folder.hasSuffix(".noindex")
  }

  static func pathExtension(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
