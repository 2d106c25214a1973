import BoardwalkBase

/// Tells the markers of an unresolved merge from other mistakes.
enum SceneConflict {
  /// What to say of the first of `errors` that is about a marker in `file`; nil if none is. Both
  /// sides of a conflict are in the file then, and nothing else that could be said of it would be true.
  static func finding(among errors: [SyntaxError], in file: SourceFile) -> Finding? {
    guard !errors.isEmpty else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
      errors.lazy.map(\.range.lowerBound).first { offset in
        MergeConflict.begins(at: offset, in: bytes)
          || MergeConflict.continues(at: offset, in: bytes)
      }.map { MergeConflict.finding(at: $0, in: bytes) }
    }
  }
}
