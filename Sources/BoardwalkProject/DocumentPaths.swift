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
    var seen: Set<String> = []
    return paths.flatMap { isFolder($0) ? documents(in: $0) : [$0] }.filter {
      seen.insert($0).inserted
    }
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

  /// The documents among `paths`, without scene texts next to a document of their name.
  static func documents(among paths: [String]) -> [String] {
    let documents = paths.filter { extensions.contains(pathExtension(of: $0)) }
    let all = Set(documents)
    return documents.filter { path in
      guard path.hasSuffix("." + DocumentSyntax.sceneExtension) else { return true }
      let stem = path.dropLast(DocumentSyntax.sceneExtension.count)
      return !DocumentSyntax.xmlExtensions.contains { all.contains(stem + $0) }
    }
  }

  /// The files and folders in `folder` whose extension satisfies `predicate`.
  ///
  /// Symbolic links are not followed: they may leave the folder, or form cycles. The folders of one
  /// depth are listed in parallel: on a large project this takes as long as reading it.
  package func files(
    in folder: String, where predicate: @escaping @Sendable (String) -> Bool
  ) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while !folders.isEmpty {
      let listings = folders.concurrentMap { Self.listing(of: $0, where: predicate) }
      files += listings.flatMap(\.files)
      folders = listings.flatMap(\.folders)
    }
    return files.map(\.withoutCurrentFolder)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files in `folder` itself whose extension satisfies `predicate`, and the folders in it.
  private static func listing(
    of folder: String, where predicate: (String) -> Bool
  ) -> (files: [String], folders: [String]) {
    var files: [String] = []
    var folders: [String] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch sort(of: path) {
      case S_IFDIR where !isSkipped(name): folders.append(path)
      case S_IFREG where predicate(pathExtension(of: name)): files.append(path)
      default: continue
      }
    }
    return (files, folders)
  }

  /// The type of the file at `path`, without following links. Foundation would also look up the
  /// owner's name, which takes longer than reading most documents.
  private static func sort(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Catalogs for translators hold copies of the documents too. What Xcode generates while it builds
  /// is in `Intermediates.noindex`.
  private static func isSkipped(_ folder: String) -> Bool {
    skippedFolders.contains(folder) || folder.hasSuffix(".xcloc") || folder.hasSuffix(".noindex")
  }

  static func pathExtension(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
