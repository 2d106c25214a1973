import Boardwalk

extension CommandError {
  /// A note with the probable correction, or with all candidates.
  static func suggestions(_ word: String, among candidates: [String]) -> [String] {
    NameSuggestions.notes(for: word, among: candidates)
  }
}
