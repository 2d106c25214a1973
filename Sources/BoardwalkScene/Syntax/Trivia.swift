/// Comments and empty lines.
///
/// A comment includes its slashes; an empty text among comments represents an empty line.
struct Trivia: Sendable, Hashable {
  /// The lines above the statement.
  var comments: [String] = []

  /// Whether an empty line separates it from the statement before it.
  var hasEmptyLine = false

  /// The comment after its head, or after the opening brace of its body.
  var afterHead: String?

  /// The lines after the last statement of its body.
  var closing: [String] = []

  /// The comment after the closing brace of its body.
  var afterBody: String?
}
