import Boardwalk

extension CommandError {
  /// A note that says what was probably meant, or what there is.
  static func suggestions(_ word: String, among candidates: [String]) -> [String] {
    NameSuggestions.notes(for: word, among: candidates)
  }
}
