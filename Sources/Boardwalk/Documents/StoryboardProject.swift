import BoardwalkCheck
import BoardwalkProject

/// The documents of an app with its assets, strings, property lists, behaviors and sources.
///
/// ```swift
/// let report = StoryboardProject(paths: ["Sources/App"]).check()
/// for diagnostic in report.diagnostics {
///   print("\(diagnostic.path):\(diagnostic.start): \(diagnostic.message)")
/// }
/// ```
public struct StoryboardProject: Sendable {
  /// The configuration for reading and checking the project.
  public var configuration: CheckConfiguration

  let project: Project

  /// Reads the files and folders at `paths`, except those that `configuration` excludes.
  ///
  /// Unreadable files do not throw an error; ``check()`` reports them.
  public init(paths: [String], configuration: CheckConfiguration = CheckConfiguration()) {
    self.configuration = configuration
    project = configuration.configuration.read(paths)
  }

  /// A project of `documents` only. References to other documents are assumed to be valid.
  public init(
    _ documents: [InterfaceDocument], configuration: CheckConfiguration = CheckConfiguration()
  ) {
    self.configuration = configuration
    project = Project(documents.map { .document($0.document) }, isWhole: false)
  }

  /// The documents in the order of their paths.
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
