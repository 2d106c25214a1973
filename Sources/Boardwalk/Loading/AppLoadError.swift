/// Why an app cannot be loaded.
package struct AppLoadError: Error, Sendable, Hashable {
  /// What is wrong.
  package let message: String

  /// More to help, a line each.
  package let notes: [String]

  /// Whether the files are there, and what is in them is wrong.
  package let isInContent: Bool

  init(_ message: String, notes: [String] = [], isInContent: Bool = false) {
    self.message = message
    self.notes = notes
    self.isInContent = isInContent
  }
}
