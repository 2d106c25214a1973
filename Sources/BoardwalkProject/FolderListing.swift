import Foundation

/// The files in a folder and the folders in it.
package struct FolderListing: Sendable {
  /// The paths of the files, in the order of their bytes.
  package fileprivate(set) var files: [String] = []

  /// The folders and files that could not be read.
  package fileprivate(set) var unopened: [LoadedFile] = []

  /// The folders that are not listed yet.
  fileprivate var folders: [String] = []
}

extension DocumentPaths {
  /// The files and folders in `folder` whose extension satisfies `predicate`.
  package func files(
    in folder: String, where predicate: @escaping @Sendable (String) -> Bool
  ) -> [String] { listing(of: folder, where: predicate).files }

  /// The files in `folder` and the folders in it whose extension satisfies `predicate`.
  ///
  /// Symbolic links are not followed: they may leave the folder, or form cycles. The folders of one
  /// depth are listed in parallel: on a large project this takes as long as reading it.
  package func listing(
    of folder: String, where predicate: @escaping @Sendable (String) -> Bool
  ) -> FolderListing {
    var result = FolderListing()
    var folders = [folder]
    while !folders.isEmpty {
      let listings = folders.concurrentMap { Self.listing(of: $0, where: predicate) }
      result.files += listings.flatMap(\.files)
      result.unopened += listings.flatMap(\.unopened)
      folders = listings.flatMap(\.folders)
    }
    result.files = result.files.map(\.withoutCurrentFolder)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.unopened.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return result
  }

  /// The files in `folder` itself whose extension satisfies `predicate`, and the folders in it.
  private static func listing(
    of folder: String, where predicate: (String) -> Bool
  ) -> FolderListing {
    var listing = FolderListing()
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      listing.unopened.append(.unopened(path: folder, reason: refusal(ofFolder: folder)))
      return listing
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch sort(of: path) {
      case S_IFDIR where !isSkipped(name): listing.folders.append(path)
      case S_IFREG where predicate(pathExtension(of: name)): listing.files.append(path)
      case nil where name.contains("\u{FFFD}") && predicate(pathExtension(of: name)):
        listing.unopened.append(.unopened(path: path, reason: "its name is not UTF-8"))
      default: continue
      }
    }
    return listing
  }

  /// The reason why the system does not list `folder`, in its own words.
  private static func refusal(ofFolder folder: String) -> String {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return "it cannot be listed"
    }
    return String(cString: strerror(errno))
  }

  /// The type of the file at `path`, without following links. Foundation would also look up the
  /// owner's name, which takes longer than reading most documents.
  private static func sort(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
