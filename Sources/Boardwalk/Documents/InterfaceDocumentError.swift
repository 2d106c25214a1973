import BoardwalkBase

/// Why a file is not a document.
public struct InterfaceDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defects of the text, ordered by position; empty where the file cannot be opened.
  public let diagnostics: [Diagnostic]

  /// The defects, a line each with path and position, or why the file cannot be opened.
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
