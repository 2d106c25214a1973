import BoardwalkSource

extension CommandError {
  /// A note that says what was probably meant, or what there is.
  static func suggestions(_ word: String, among candidates: [String]) -> [String] {
    if let meant = Misspelling(word).closest(in: candidates) { return ["did you mean \(meant)?"] }
    guard !candidates.isEmpty, candidates.count <= 12 else { return [] }
    return ["there are: " + candidates.joined(separator: ", ")]
  }
}
