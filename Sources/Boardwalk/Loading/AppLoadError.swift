/// An error that is thrown when an app cannot be loaded.
package struct AppLoadError: Error, Sendable, Hashable {
  /// The defect.
  package let message: String

  /// Notes, one per line.
  package let notes: [String]

  /// Whether the files exist and their contents are malformed.
  package let isInContent: Bool

  init(_ message: String, notes: [String] = [], isInContent: Bool = false) {
    self.message = message
    self.notes = notes
    self.isInContent = isInContent
  }
}
