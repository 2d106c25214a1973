/// The lines by which two texts differ, by their places.
package struct ChangedLines: Sendable {
  /// The lines of the old text that the new one lacks.
  package private(set) var removed: Set<Int> = []

  /// The lines of the new text that the old one lacks.
  package private(set) var inserted: Set<Int> = []

  /// What is different between the lines `old` and `new`.
  package init(from old: [Substring], to new: [Substring]) {
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
  }
}
