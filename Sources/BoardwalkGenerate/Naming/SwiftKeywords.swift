/// The words that Swift does not take for names.
enum SwiftKeywords {
  /// Words that are names inside of backticks.
  static let escapable = Set(
    """
    Any as associatedtype await borrowing break case catch class consuming continue default defer
    deinit do else enum extension fallthrough false fileprivate for func guard if import in
    inout internal is let nil operator precedencegroup private protocol public repeat rethrows
    return static struct subscript super switch throw throws true try typealias var where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Words that members cannot be called even so.
  static let unusable: Set<String> = ["_", "init", "self", "Self", "Type", "Protocol"]
}
