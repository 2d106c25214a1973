import BoardwalkBase

/// An error that is thrown when a document cannot be read.
public struct InterfaceDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defects of the text, ordered by position; empty if the file cannot be opened.
  public let diagnostics: [Diagnostic]

  /// The defects with path and position, one per line, or the reason why the file cannot be opened.
  public let description: String

  init(_ message: String) {
    diagnostics = []
    description = message
  }

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    description = diagnostics.map { "\($0.path):\($0.start): \($0.message)" }
      .joined(separator: "\n")
  }
}
