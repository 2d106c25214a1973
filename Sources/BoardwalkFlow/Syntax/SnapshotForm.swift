/// The format of a snapshot.
package enum SnapshotForm: String, Sendable, Hashable, CaseIterable {
  /// A picture of the screen.
  case wireframe

  /// The views on screen with their frames.
  case tree

  /// The containers with their contents, and the bars.
  case outline

  /// A picture for a browser.
  case svg

  /// The file name of a snapshot `name` of this form.
  package func keptName(_ name: String) -> String { self == .svg ? name + ".svg" : name }
}

/// The name of a snapshot, which must be a valid file name on every system.
enum SnapshotName {
  /// The defect of `name`; nil if it is valid.
  static func fault(of name: String) -> String? {
    if name.isEmpty { return "the snapshot's name is empty" }
    if name.utf8.count > 120 { return "the snapshot's name has more than 120 bytes" }
    let forbidden = name.unicodeScalars.first {
      $0.value < 0x20 || $0.value == 0x7F || "/\\:*?\"<>|".unicodeScalars.contains($0)
    }
    if forbidden != nil { return "a snapshot's name cannot contain \\ / : * ? \" < > |" }
    if name.hasPrefix(".") || name.hasSuffix(".") || name.hasPrefix(" ") || name.hasSuffix(" ") {
      return "a snapshot's name cannot begin or end with a dot or a space"
    }
    // Files of failed comparisons and pictures have these extensions.
    if [".new", ".svg"].contains(where: name.lowercased().hasSuffix) {
      return "a snapshot's name cannot end with .new or .svg"
    }
    return nil
  }
}
