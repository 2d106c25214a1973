/// Texts that bodies with several statements return.
extension TextExpressionReader {
  /// No longer body is searched for what it returns, in tokens.
  private static let longestBody = 600

  /// One of the texts that the body in the braces at `opening` returns, as in `switch kind { case
  /// .new: return "New" … }`; nil if it returns something else, or has closures or functions.
  func returns(at opening: Int) -> TextExpression? {
    let closing = tokens.closing(opening)
    guard tokens.language == .swift, closing - opening < Self.longestBody else { return nil }
    var values: [TextExpression] = []
    var place = opening + 1
    while place < closing {
      switch tokens.word(place) {
      case "in", "func": return nil
      case "return" where tokens.word(place + 1) == "nil": place += 1
      case "return":
        guard let (value, next) = expression(at: place + 1) else { return nil }
        values.append(value)
        place = next - 1
      default: break
      }
      place += 1
    }
    return .oneOf(values)
  }
}
