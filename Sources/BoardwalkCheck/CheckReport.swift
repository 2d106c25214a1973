import BoardwalkBase
import BoardwalkProject

/// The result of checking a project.
public struct CheckReport: Sendable, Hashable {
  /// A file that could not be opened. It is an error of the command line, not of the project.
  public struct UnopenedFile: Sendable, Hashable {
    /// The path as the user wrote it.
    public let path: String

    /// The reason, as text.
    public let reason: String

    /// The file at `path`, which could not be opened for `reason`.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// All that was found: by file in the project's order, then by place.
  public let diagnostics: [Diagnostic]

  /// The number of files that were opened, including unreadable ones and those of other platforms.
  public let fileCount: Int

  /// The files that could not be opened, in the project's order.
  public let unopenedFiles: [UnopenedFile]

  /// The report of `fileCount` files that holds `diagnostics`.
  package init(diagnostics: [Diagnostic], fileCount: Int, unopenedFiles: [UnopenedFile]) {
    self.diagnostics = diagnostics
    self.fileCount = fileCount
    self.unopenedFiles = unopenedFiles
  }

  /// The report of the files at `paths` alone.
  package func limited(to paths: [String]) -> CheckReport {
    let known = Set(paths.map(AbsolutePath.of))
    return CheckReport(
      diagnostics: diagnostics.filter { known.contains(AbsolutePath.of($0.path)) },
      fileCount: paths.count,
      unopenedFiles: unopenedFiles.filter { known.contains(AbsolutePath.of($0.path)) })
  }

  /// The number of diagnostics of `severity`.
  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The greatest severity of all diagnostics; nil if there are none.
  public var worst: Severity? { diagnostics.lazy.map(\.severity).max() }
}
