import BoardwalkBase

extension String {
  /// The candidate that was probably meant.
  func suggestion(among candidates: [String]) -> String? {
    Misspelling(self).closest(in: candidates)
  }
}

extension String? {
  /// The candidate that was probably meant.
  func suggestion(among candidates: [String]) -> String? {
    flatMap { $0.suggestion(among: candidates) }
  }
}
