import BoardwalkBase

/// Detection of the markers of an unresolved merge.
enum SceneConflict {
  /// The finding for the first of `errors` at a marker in `file`; nil if there is none. The file
  /// then contains both sides of a conflict, so other errors are not reported.
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
