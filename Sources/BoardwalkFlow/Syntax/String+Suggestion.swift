import BoardwalkBase

extension String {
  /// Which of `candidates` it was probably meant to be.
  func suggestion(among candidates: [String]) -> String? {
    Misspelling(self).closest(in: candidates)
  }
}

extension String? {
  /// Which of `candidates` it was probably meant to be.
  func suggestion(among candidates: [String]) -> String? {
    flatMap { $0.suggestion(among: candidates) }
  }
}
