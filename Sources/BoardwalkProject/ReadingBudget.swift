import BoardwalkBase

/// The number of bytes that one run reads, so that equal files end at the same place on every
/// machine.
///
/// All commands take time in proportion to it or have further limits.
package struct ReadingBudget: Sendable {
  /// The budget of a run.
  package static let standard = ReadingBudget(bytes: 1 << 30)

  private let bytes: Int

  /// A budget of `bytes`.
  package init(bytes: Int) { self.bytes = bytes }

  /// The documents at `paths`, in order; those beyond the budget are not opened, with an error.
  package func documents(at paths: [String]) -> [LoadedFile] {
    var total = 0
    let choices = paths.map { path in
      let (sum, isTooMuch) = total.addingReportingOverflow(DocumentPaths.size(of: path) ?? 0)
      total = isTooMuch ? .max : sum
      return (path: path, isWithin: total <= bytes)
    }
    return choices.concurrentMap { choice in
      choice.isWithin
        ? LoadedFile(path: choice.path)
        : .unopened(path: choice.path, reason: reason)
    }
  }

  private var reason: String {
    "it is left out: one run reads \(bytes >> 20) MB of documents, and those before it have as much"
  }
}
