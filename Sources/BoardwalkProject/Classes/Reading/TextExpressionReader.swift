/// Reads expressions whose value is a text: literals, sums of them, constants and names of classes.
///
/// All else, such as calls and interpolations, is no such expression: its value is not known.
struct TextExpressionReader {
  let tokens: CodeTokens

  /// Whether `self` is a type: the expression is the value of a static property.
  var isInType = false

  /// Longer sums and paths mean nothing to a document.
  static let mostParts = 16

  /// The expression that begins at `start`, and the place after it.
  func expression(at start: Int) -> (value: TextExpression, next: Int)? {
    guard var (value, place) = operand(at: start) else { return nil }
    var parts = [value]
    while tokens.isSymbol("+", at: place), parts.count < Self.mostParts {
      guard let (part, next) = operand(at: place + 1) else { return nil }
      parts.append(part)
      place = next
    }
    if parts.count > 1 { value = .sum(parts) }
    return isContinued(at: place) ? nil : (value, place)
  }

  /// The value of a declaration that begins at `start`: an expression, or a called closure.
  func value(at start: Int) -> TextExpression? {
    guard tokens.isSymbol("{", at: start) else {
      return expression(at: start)?.value ?? choice(at: start) ?? elements(at: start)
    }
    let call = tokens.next(after: start)
    return tokens.isSymbol("(", at: call) && tokens.closing(call) == call + 1
      ? body(at: start) : nil
  }

  /// The maximum length of conditions.
  private static let longestCondition = 24

  /// The two values of `condition ? first : second`, whose condition begins at `start`.
  private func choice(at start: Int) -> TextExpression? {
    var place = start
    while place < start + Self.longestCondition, place < tokens.count {
      if tokens.isOpening(place) {
        place = tokens.next(after: place)
      } else if tokens.isSymbol("?", at: place), !tokens.isSymbol(".", at: place + 1) {
        guard let (first, colon) = expression(at: place + 1), tokens.isSymbol(":", at: colon),
          let (second, _) = expression(at: colon + 1)
        else { return nil }
        return .either(first, second)
      } else if [";", "{", "}", "=", ","].contains(where: { tokens.isSymbol($0, at: place) }),
        !tokens.isSymbol("=", at: place + 1), !tokens.isSymbol("=", at: place - 1)
      {
        return nil
      } else {
        place += 1
      }
    }
    return nil
  }

  /// The only expression in the braces at `opening`, with or without `return`.
  func body(at opening: Int) -> TextExpression? {
    var start = opening + 1
    if tokens.isSymbol("{", at: start) || tokens.word(start) == "get" { return accessor(at: start) }
    if tokens.word(start) == "return" { start += 1 }
    guard let (value, next) = expression(at: start) else { return nil }
    let end = tokens.isSymbol(";", at: next) ? next + 1 : next
    return end == tokens.closing(opening) ? value : nil
  }

  private func accessor(at place: Int) -> TextExpression? {
    guard tokens.isSymbol("{", at: place + 1) else { return nil }
    return tokens.isSymbol("}", at: tokens.closing(place + 1) + 1) ? body(at: place + 1) : nil
  }

  /// The literal, constant or name of a class at `start`, and the place after it.
  func operand(at start: Int) -> (value: TextExpression, next: Int)? {
    guard start < tokens.count else { return nil }
    switch tokens[start].kind {
    case .text: return literal(at: start)
    case .word, .quotedWord: return className(at: start) ?? path(at: start)
    case .symbol: return tokens.isSymbol("[", at: start) ? message(at: start) : nil
    case .composedText: return describedClass(at: start)
    case .opaque: return nil
    }
  }

  /// A text without escapes, of which all but the plainest names have none.
  private func literal(at place: Int) -> (TextExpression, Int)? {
    let text = tokens.file.text(in: tokens[place].range)
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : (.literal(text), place + 1)
  }

  /// `Constants.itemCell`. A property of an object, such as `cell.identifier`, is not a constant.
  private func path(at start: Int) -> (TextExpression, Int)? {
    guard let first = tokens.word(start) else { return nil }
    var names = [first]
    var place = start + 1
    while tokens.isSymbol(".", at: place), let name = tokens.word(place + 1),
      names.count < Self.mostParts
    {
      names.append(name)
      place += 2
    }
    if names.first == "self" { names[0] = "Self" }
    guard names.count == 1 || names[0].first?.isUppercase == true else { return nil }
    return (.constant(names), afterSubscript(place))
  }

  /// `[ItemCell reuseIdentifier]`
  private func message(at opening: Int) -> (TextExpression, Int)? {
    guard tokens.language == .objectiveC, tokens.closing(opening) == opening + 3,
      let receiver = tokens.word(opening + 1), let name = tokens.word(opening + 2)
    else { return nil }
    let owner = receiver == "self" ? "Self" : receiver
    guard owner.first?.isUppercase == true else { return nil }
    return (.constant([owner, name]), opening + 4)
  }

  /// Whether the token at `place` continues the expression, which is then too complex.
  private func isContinued(at place: Int) -> Bool {
    guard place < tokens.count, tokens[place].kind == .symbol else { return false }
    switch Unicode.Scalar(tokens[place].symbol) {
    case ")", "]", "}", ",", ";", ":", "@", "#", "{": return false
    default: return true
    }
  }
}
