extension String {
  /// The text as typed on a keyboard: in lowercase, with the hyphens, quotation marks and dots of a
  /// keyboard.
  var typed: String { lowercased().map { Self.keys[$0] ?? String($0) }.joined() }

  private static let keys: [Character: String] = [
    "−": "-", "–": "-", "—": "-", "‐": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "…": "...",
    "\u{A0}": " ",
  ]
}
