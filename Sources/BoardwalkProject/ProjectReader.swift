import BoardwalkBase
import BoardwalkBehavior

/// Reads the files that make up a project, on all cores.
package struct ProjectReader: Sendable {
  /// The excluded files, by their paths from the root.
  package var excluded: [PathPattern]

  /// Whether to read assets, translations and property lists too, where folders are named.
  package var readsCompanions: Bool

  /// Folders with asset catalogs, besides those in the read folders.
  package var assetFolders: [String]

  /// The number of bytes of documents to read.
  var budget = ReadingBudget.standard

  /// A reader that skips paths that `excluded` matches.
  package init(
    excluded: [PathPattern] = [], assetFolders: [String] = [], readsCompanions: Bool = true
  ) {
    self.excluded = excluded
    self.assetFolders = assetFolders
    self.readsCompanions = readsCompanions
  }

  /// The files that paths name, or that folders among them hold.
  private struct FoundFiles {
    var documents = PathList()
    var behaviors = PathList()
    var sidecarFiles = PathList()
    var copies: [(scene: String, document: String)] = []
    var unopened: [LoadedFile] = []

    /// Whether a folder is named.
    var isWhole = false
  }

  /// The project of `paths`, files and folders in any order, including `loaded`. A named file is
  /// never skipped. If only files are named, the asset catalogs are those of the surrounding
  /// projects.
  package func read(_ paths: [String], and loaded: [LoadedFile] = []) -> Project {
    let found = found(paths)
    let documents = found.documents.paths
    let scenes = found.copies.map(\.scene)
    let read = budget.documents(at: documents + scenes)
    let catalogs = assetFolders + (found.isWhole ? [] : AssetFolders.around(documents))
    let assets = readsCompanions ? catalogs.flatMap { listing(of: $0).files } : []
    let sidecarFiles = found.sidecarFiles.paths
    let code = BehaviorFile.read(found.behaviors.paths)
    return Project(
      read.prefix(documents.count) + loaded + found.unopened + code.unopened,
      isWhole: found.isWhole,
      assets: Assets(paths: (sidecarFiles + assets).sorted()),
      translations: sidecarFiles.filter { Self.isTranslation($0) }
        .concurrentMap { Translations(path: $0) }.compactMap { $0 },
      infoPlists: sidecarFiles.filter(InfoPlist.isName).compactMap(InfoPlist.init(path:))
        .filter { !$0.storyboards.isEmpty },
      behaviors: code.files,
      sceneCopies: zip(read.dropFirst(documents.count), found.copies)
        .map { SceneCopy(scene: $0, documentPath: $1.document) },
      inputPaths: found.behaviors.paths + scenes + (sidecarFiles + assets).filter(Self.isContent))
  }

  private func found(_ paths: [String]) -> FoundFiles {
    let finder = DocumentPaths()
    var found = FoundFiles()
    for path in paths {
      guard finder.isFolder(path) else {
        if Self.isBehavior(path), finder.exists(path) {
          found.behaviors.add(path)
        } else {
          found.documents.add(path)
        }
        continue
      }
      found.isWhole = true
      let (files, unopened) = listing(of: path, besides: Self.ownExtensions)
      found.unopened += unopened
      files.filter(Self.isBehavior).forEach { found.behaviors.add($0) }
      DocumentPaths.documents(among: files).forEach { found.documents.add($0) }
      guard readsCompanions else { continue }
      files.filter(Self.isCompanion).forEach { found.sidecarFiles.add($0) }
      found.copies += SceneCopy.pairs(among: files)
    }
    return found
  }

  /// The files in `folder` that documents may name or that translate them, and those with other
  /// `extensions`. Folders are listed once, since that is slow in a large project.
  private func listing(
    of folder: String, besides extensions: Set<String> = []
  ) -> (files: [String], unopened: [LoadedFile]) {
    let wanted = extensions.union(readsCompanions ? Self.companionExtensions : [])
    let listing = DocumentPaths().listing(of: folder, where: wanted.contains)
    return (
      listing.files.filter(isIncluded), listing.unopened.filter { isIncluded($0.path) }
    )
  }

  private static func isCompanion(_ path: String) -> Bool {
    companionExtensions.contains(DocumentPaths.pathExtension(of: path))
  }

  /// Whether the file at `path` is part of the app; other JSON files are configurations and
  /// baselines, for example.
  private static func isContent(_ path: String) -> Bool {
    !path.hasSuffix(".json") || path.hasSuffix("/Contents.json")
  }

  private func isIncluded(_ path: String) -> Bool { !excluded.match(path) }

  /// The sets of a catalog are found by the JSON in them, and dependencies by the files that pin
  /// their versions.
  private static let companionExtensions =
    Assets.imageExtensions.union([
      "json", "strings", "xcstrings", "plist", "pbxproj", "resolved", "lock",
    ])

  /// The extension of behavior files.
  static let behaviorExtension = "behavior"

  /// The files for which folders are always searched.
  private static let ownExtensions = DocumentPaths.extensions.union([behaviorExtension])

  /// Whether `path` is that of a behavior file.
  package static func isBehavior(_ path: String) -> Bool {
    DocumentPaths.pathExtension(of: path) == behaviorExtension
  }

  private static func isTranslation(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
  }
}

extension BehaviorFile {
  /// Parses the behavior files among `paths`; `unopened` are those that cannot be read.
  static func read(_ paths: [String]) -> (files: [BehaviorFile], unopened: [LoadedFile]) {
    let contents = LoadedFile.contents(of: paths.filter(ProjectReader.isBehavior))
    return (contents.files.concurrentMap { BehaviorFile($0) }, contents.unopened)
  }
}
