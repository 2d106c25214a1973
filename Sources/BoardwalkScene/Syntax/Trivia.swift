/// Comments and empty lines, which mean nothing but to people.
///
/// A comment has its slashes; an empty text among comments is an empty line.
struct Trivia: Sendable, Hashable {
  /// The lines above the statement.
  var comments: [String] = []

  /// Whether an empty line separates it from the statement before it.
  var hasEmptyLine = false

  /// What stands behind its head, or behind the brace that opens its body.
  var behindHead: String?

  /// The lines behind the last statement of its body.
  var closing: [String] = []

  /// What stands behind the brace that closes its body.
  var behindBody: String?

  /// Whether there is none.
  var isEmpty: Bool {
    comments.isEmpty && !hasEmptyLine && behindHead == nil && closing.isEmpty && behindBody == nil
  }
}
