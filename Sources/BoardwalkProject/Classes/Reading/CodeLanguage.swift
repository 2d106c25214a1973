import BoardwalkBase

/// The language that a source file is written in.
package enum CodeLanguage: Sendable, Hashable {
  /// Swift, of any version.
  case swift

  /// Objective-C and Objective-C++, headers included.
  case objectiveC

  /// The extensions of source files that can declare classes for documents.
  package static let extensions: Set<String> = ["swift", "h", "m", "mm"]

  /// The language of `file` by its name; nil for files of other languages.
  package init?(of file: SourceFile) {
    switch file.pathExtension {
    case "swift": self = .swift
    case "h", "m", "mm": self = .objectiveC
    default: return nil
    }
  }
}
