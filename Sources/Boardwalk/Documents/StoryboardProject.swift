import BoardwalkCheck
import BoardwalkProject

/// Documents that belong together, with the assets, strings, property lists, behaviors and sources
/// beside them.
///
/// ```swift
/// let report = StoryboardProject(paths: ["Sources/App"]).check()
/// for diagnostic in report.diagnostics {
///   print("\(diagnostic.path):\(diagnostic.start): \(diagnostic.message)")
/// }
/// ```
public struct StoryboardProject: Sendable {
  /// How the project is read and checked.
  public var configuration: CheckConfiguration

  let project: Project

  /// Reads the files and folders at `paths`, without what `configuration` excludes.
  ///
  /// Files that cannot be opened or read do not end the reading: ``check()`` reports them.
  public init(paths: [String], configuration: CheckConfiguration = CheckConfiguration()) {
    self.configuration = configuration
    project = configuration.configuration.read(paths)
  }

  /// The project of `documents` alone; what they refer to elsewhere is taken to exist.
  public init(
    _ documents: [InterfaceDocument], configuration: CheckConfiguration = CheckConfiguration()
  ) {
    self.configuration = configuration
    project = Project(documents.map { .document($0.document) }, isWhole: false)
  }

  /// The documents, in the order of the paths that they were read from.
  public var documents: [InterfaceDocument] { project.documents.map(InterfaceDocument.init) }

  /// Applies the rules of ``configuration`` to all documents, on all cores.
  public func check() -> CheckReport { configuration.checker.check(project) }
}

extension Configuration {
  /// The project at `paths`, with the sources and assets that the configuration names.
  fileprivate func read(_ paths: [String]) -> Project {
    var project = ProjectReader(excluded: excluded, assetFolders: assets).read(paths)
    if !sources.isEmpty { project.sources = SourceFolders(sources, excluded: excluded).classes }
    return project
  }
}
