import BoardwalkDocument

/// Why a document is not in the canonical form, the gravest reason of each document.
enum NonCanonicalReason: Hashable {
  /// Only the final line feed is missing.
  case finalLineFeed

  /// White space between tags is otherwise.
  case whiteSpace

  /// A tag, a text or a comment is spelled otherwise.
  case spelling

  /// The reason for `tree`; nil where it is canonical.
  init?(_ tree: ElementTree) {
    guard !tree.nonCanonicalSpellings.isEmpty else { return nil }
    if tree.nonCanonicalSpellings.contains(where: { $0.spelling != nil }) {
      self = .spelling
    } else if tree.nonCanonicalSpellings.allSatisfy({
      $0.token == .endOfFile && $0.gap?.isEmpty == true
    }) {
      self = .finalLineFeed
    } else {
      self = .whiteSpace
    }
  }
}
