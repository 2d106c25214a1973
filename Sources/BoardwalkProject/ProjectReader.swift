import BoardwalkSource

/// Reads the files that make up a project, on all cores.
public struct ProjectReader: Sendable {
  /// Which files to pass over, by their paths from the root, however they were reached.
  public var excluded: [PathPattern]

  /// Whether to read assets and translations too, where folders are named.
  public var readsCompanions: Bool

  /// Folders with asset catalogs, besides those among what is read.
  public var assetFolders: [String]

  /// A reader that passes over what `excluded` matches.
  public init(
    excluded: [PathPattern] = [], assetFolders: [String] = [], readsCompanions: Bool = true
  ) {
    self.excluded = excluded
    self.assetFolders = assetFolders
    self.readsCompanions = readsCompanions
  }

  /// The project that `paths` name, files and folders alike. A file that is named is never passed
  /// over.
  public func read(_ paths: [String]) -> Project {
    let finder = DocumentPaths()
    let named = Set(paths)
    let documents = finder.expand(paths).filter { named.contains($0) || isIncluded($0) }
    let folders = paths.filter(finder.isFolder)
    let companions = readsCompanions ? self.companions(in: folders, finder) : []
    let assets = readsCompanions ? self.companions(in: assetFolders, finder) : []
    return Project(
      documents.concurrentMap { LoadedFile(path: $0) }, isWhole: !folders.isEmpty,
      assets: Assets(paths: companions + assets),
      translations: companions.filter { Self.isTranslation($0) }
        .concurrentMap { Translations(path: $0) }.compactMap { $0 })
  }

  /// The files in `folders` that documents may name, or that translate them.
  private func companions(in folders: [String], _ finder: DocumentPaths) -> [String] {
    var seen: Set<String> = []
    return folders.flatMap { finder.files(in: $0, where: Self.companionExtensions.contains) }
      .filter { isIncluded($0) && seen.insert($0).inserted }
  }

  private func isIncluded(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return true }
    let absolute = AbsolutePath.of(path)
    return !excluded.contains { $0.matches(absolute) }
  }

  /// The sets of a catalog are found by the JSON in them.
  private static let companionExtensions =
    Assets.imageExtensions.union(["json", "strings", "xcstrings"])

  private static func isTranslation(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
  }
}
