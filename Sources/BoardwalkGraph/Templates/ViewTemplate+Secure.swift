extension ViewTemplate {
  /// Whether its text is secure and shown as dots.
  package var isSecure: Bool { content.textInput?.isSecure ?? false }

  /// The text as it may be shown, in pictures, lists, trees and messages alike: as many dots where it is
  /// secure.
  package var shownText: String? {
    isSecure ? text.map { String(repeating: "•", count: $0.count) } : text
  }
}
