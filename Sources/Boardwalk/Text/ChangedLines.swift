/// The indices of the lines that differ between two texts.
package struct ChangedLines: Sendable {
  /// The removed lines of the old text.
  package private(set) var removed: Set<Int> = []

  /// The added lines of the new text.
  package private(set) var inserted: Set<Int> = []

  /// The differences between the lines `old` and `new`.
  package init(from old: [Substring], to new: [Substring]) {
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
  }
}
