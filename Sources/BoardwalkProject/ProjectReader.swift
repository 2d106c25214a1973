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

  /// A reader that skips paths that `excluded` matches.
  package init(
    excluded: [PathPattern] = [], assetFolders: [String] = [], readsCompanions: Bool = true
  ) {
    self.excluded = excluded
    self.assetFolders = assetFolders
    self.readsCompanions = readsCompanions
  }

  /// The project of `paths`, files and folders in any order, including `loaded`. A named file is
  /// never skipped. If only files are named, the asset catalogs are those of the surrounding
  /// projects.
  package func read(_ paths: [String], and loaded: [LoadedFile] = []) -> Project {
    let finder = DocumentPaths()
    var documents = PathList()
    var sidecarFiles = PathList()
    var behaviors = PathList()
    var copies: [(scene: String, document: String)] = []
    var isWhole = false
    var unopened: [LoadedFile] = []
    for path in paths {
      guard finder.isFolder(path) else {
        if Self.isBehavior(path), finder.exists(path) {
          behaviors.add(path)
        } else {
          documents.add(path)
        }
        continue
      }
      isWhole = true
      let listing = listing(of: path, finder, besides: Self.ownExtensions)
      let files = listing.files
      unopened += listing.unopened
      files.filter(Self.isBehavior).forEach { behaviors.add($0) }
      DocumentPaths.documents(among: files).forEach { documents.add($0) }
      guard readsCompanions else { continue }
      files.filter(Self.isCompanion).forEach { sidecarFiles.add($0) }
      copies += SceneCopy.pairs(among: files)
    }
    let catalogs = assetFolders + (isWhole ? [] : AssetFolders.around(documents.paths))
    let assets = readsCompanions ? catalogs.flatMap { listing(of: $0, finder).files } : []
    let code = BehaviorFile.read(behaviors.paths)
    return Project(
      ReadingBudget.standard.documents(at: documents.paths) + loaded + unopened + code.unopened,
      isWhole: isWhole,
      assets: Assets(paths: (sidecarFiles.paths + assets).sorted()),
      translations: sidecarFiles.paths.filter { Self.isTranslation($0) }
        .concurrentMap { Translations(path: $0) }.compactMap { $0 },
      infoPlists: sidecarFiles.paths.filter(InfoPlist.isName).compactMap(InfoPlist.init(path:))
        .filter { !$0.storyboards.isEmpty },
      behaviors: code.files,
      sceneCopies: ReadingBudget.standard.documents(at: copies.map(\.scene))
        .enumerated().map { SceneCopy(scene: $1, documentPath: copies[$0].document) },
      inputPaths: behaviors.paths + copies.map(\.scene)
        + (sidecarFiles.paths + assets).filter(Self.isContent))
  }

  /// The files in `folder` that documents may name or that translate them, and those with other
  /// `extensions`. Folders are listed once, since that is slow in a large project.
  private func listing(
    of folder: String, _ finder: DocumentPaths, besides extensions: Set<String> = []
  ) -> (files: [String], unopened: [LoadedFile]) {
    let sidecarFiles = readsCompanions ? Self.companionExtensions : []
    let listing = finder.listing(of: folder) {
      extensions.contains($0) || sidecarFiles.contains($0)
    }
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
    var sources: [SourceFile] = []
    var unopened: [LoadedFile] = []
    for path in paths where ProjectReader.isBehavior(path) {
      do throws(SourceFile.ReadingError) {
        sources.append(try SourceFile(contentsOfRegularFile: path))
      } catch {
        unopened.append(.unopened(path: path, reason: error.reason(for: path)))
      }
    }
    return (sources.concurrentMap { BehaviorFile($0) }, unopened)
  }
}
