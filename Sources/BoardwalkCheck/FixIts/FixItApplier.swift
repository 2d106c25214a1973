import BoardwalkBase

/// The safe changes to one file that its diagnostics propose.
///
/// All other bytes remain. Of overlapping changes only the first is made.
package struct FixItApplier: Sendable {
  /// The changes, in the order of their places.
  package let fixes: [FixIt]

  /// The safe fix-its of `diagnostics`, all of one file.
  package init(_ diagnostics: [Diagnostic]) {
    let safe = diagnostics.compactMap(\.fixIt).filter(\.isSafe)
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
    var fixes: [FixIt] = []
    for fix in safe where fix.range.lowerBound >= fixes.last?.range.upperBound ?? 0 {
      fixes.append(fix)
    }
    self.fixes = fixes
  }

  /// `bytes` of the file, changed.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for fix in fixes where fix.range.upperBound <= bytes.count {
      result += bytes[copied..<fix.range.lowerBound]
      result += fix.replacement.utf8
      copied = fix.range.upperBound
    }
    return result + bytes[copied...]
  }
}
