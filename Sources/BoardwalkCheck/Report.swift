import BoardwalkBase

/// What a check of a project came to.
package struct Report: Sendable, Hashable {
  /// A file that could not be opened: no fault of the project, but of how it was named.
  package struct UnopenedFile: Sendable, Hashable {
    /// The path as the user wrote it.
    package let path: String

    /// Why, in words.
    package let reason: String

    /// The file at `path`, which could not be opened for `reason`.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// All that was found: by file in the project's order, then by place.
  package let diagnostics: [Diagnostic]

  /// How many files were opened, unreadable ones and those of other platforms included.
  package let fileCount: Int

  /// The files that could not be opened, in the project's order.
  package let unopenedFiles: [UnopenedFile]

  /// The report of `fileCount` files that holds `diagnostics`.
  package init(diagnostics: [Diagnostic], fileCount: Int, unopenedFiles: [UnopenedFile]) {
    self.diagnostics = diagnostics
    self.fileCount = fileCount
    self.unopenedFiles = unopenedFiles
  }

  /// How many diagnostics have `severity`.
  package func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The greatest severity of all diagnostics; nil where there are none.
  package var worst: Severity? { diagnostics.lazy.map(\.severity).max() }
}
