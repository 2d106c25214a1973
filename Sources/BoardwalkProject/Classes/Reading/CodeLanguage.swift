import BoardwalkBase

/// The language that a source file is written in.
package enum CodeLanguage: Sendable, Hashable {
  /// Swift, of any version.
  case swift

  /// Objective-C and Objective-C++, headers included.
  case objectiveC

  private static let byExtension: [String: CodeLanguage] = [
    "swift": .swift, "h": .objectiveC, "m": .objectiveC, "mm": .objectiveC,
  ]

  /// The extensions of source files that can declare classes for documents.
  package static let extensions = Set(byExtension.keys)

  /// The language of `file` by its name; nil for files of other languages.
  package init?(of file: SourceFile) {
    guard let language = Self.byExtension[file.pathExtension] else { return nil }
    self = language
  }
}
