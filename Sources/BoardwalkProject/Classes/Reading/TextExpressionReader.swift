/// Reads expressions whose value is a text: literals, sums of them, constants and names of classes.
///
/// All else, such as calls and interpolations, is no such expression: its value is not known.
struct TextExpressionReader {
  let tokens: CodeTokens

  /// Whether `self` is a type: the expression is the value of a static property.
  var isInType = false

  /// Longer sums and paths mean nothing to a document.
  static let maximumPartCount = 16

  /// The expression that begins at `start`, and the place after it.
  func expression(at start: Int) -> (value: TextExpression, next: Int)? {
    guard var (value, place) = sum(at: start) else { return nil }
    var count = 1
    while tokens.isSymbol("?", at: place), tokens.isSymbol("?", at: place + 1) {
      guard count < Self.maximumPartCount, let (other, next) = sum(at: place + 2) else {
        return nil
      }
      value = .either(value, other)
      place = next
      count += 1
    }
    return isContinued(at: place) ? nil : (value, place)
  }

  /// The operands joined by `+` that begin at `start`, and the place after them.
  private func sum(at start: Int) -> (value: TextExpression, next: Int)? {
    guard var (value, place) = operand(at: start) else { return nil }
    var parts = [value]
    while tokens.isSymbol("+", at: place), parts.count < Self.maximumPartCount {
      guard let (part, next) = operand(at: place + 1) else { return nil }
      parts.append(part)
      place = next
    }
    if parts.count > 1 { value = .sum(parts) }
    return (value, place)
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
      } else if tokens.isSymbol(in: ";{}=,", at: place),
        !tokens.isSymbol("=", at: place + 1), !tokens.isSymbol("=", at: place - 1)
      {
        return nil
      } else {
        place += 1
      }
    }
    return nil
  }

  /// The only expression in the braces at `opening`, with or without `return`, or one of those that
  /// statements there return.
  func body(at opening: Int) -> TextExpression? {
    let getter = opening + 2
    guard tokens.word(opening + 1) == "get" else { return statements(at: opening) }
    guard tokens.isSymbol("{", at: getter), tokens.isSymbol("}", at: tokens.closing(getter) + 1)
    else { return nil }
    return statements(at: getter)
  }

  /// The text that the statements in the braces at `opening` return.
  private func statements(at opening: Int) -> TextExpression? {
    var start = opening + 1
    guard !tokens.isSymbol("{", at: start) else { return nil }
    if tokens.word(start) == "return" { start += 1 }
    if let (value, next) = expression(at: start) {
      let end = tokens.isSymbol(";", at: next) ? next + 1 : next
      if end == tokens.closing(opening) { return value }
    }
    return returns(at: opening)
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

  /// `Constants.itemCell`. The value of a property such as `type.identifier` is known only to
  /// callers of a function with the parameter `type`.
  private func path(at start: Int) -> (TextExpression, Int)? {
    guard let first = tokens.word(start) else { return nil }
    var names = [first]
    var place = start + 1
    while names.count < Self.maximumPartCount {
      let point = tokens.isSymbol("?", at: place) ? place + 1 : place
      guard tokens.isSymbol(".", at: point), let name = tokens.word(point + 1) else { break }
      names.append(name)
      place = point + 2
    }
    if names.first == "self" { names[0] = "Self" }
    if let name = names.last, tokens.isSymbol("(", at: place), name.first?.isLowercase == true {
      names[names.count - 1] = Self.call(of: name)
      return (.constant(names), tokens.next(after: place))
    }
    return (.constant(names), afterSubscript(place))
  }

  /// The name by which the text that the method `name` returns is known.
  static func call(of name: String) -> String { name + "()" }

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

/// Names of classes as texts.
extension TextExpressionReader {
  /// `String(describing: ItemCell.self)` or `NSStringFromClass([ItemCell class])`. In Swift the
  /// latter has the module before the name, which `.components(separatedBy: ".").last!` takes away.
  func className(at start: Int) -> (TextExpression, Int)? {
    let isInitializer = tokens.isSymbol(".", at: start + 1) && tokens.keyword(start + 2) == .`init`
    let opening = isInitializer ? start + 3 : start + 1
    guard tokens.isSymbol("(", at: opening) else { return nil }
    let closing = tokens.closing(opening)
    var (first, next): (Int, Int?)
    switch tokens.word(start) {
    case "String":
      let isDescription =
        tokens.word(opening + 1) == "describing" && tokens.isSymbol(":", at: opening + 2)
      (first, next) = (opening + 3, isDescription ? closing + 1 : nil)
    case "NSStringFromClass":
      (first, next) = (opening + 1, closing + 1)
      if tokens.language == .swift { next = afterModule(closing + 1) }
    default: return nil
    }
    guard let next, closing > first, closing < tokens.count,
      let name = className(tokens.text(of: first..<closing), before: start)
    else { return nil }
    return (name, next)
  }

  /// The place after `.components(separatedBy: ".").last!` at `start`; nil if there is something
  /// else.
  private func afterModule(_ start: Int) -> Int? {
    guard tokens.isSymbol(".", at: start), tokens.word(start + 1) == "components",
      tokens.isSymbol("(", at: start + 2)
    else { return nil }
    let closing = tokens.closing(start + 2)
    guard tokens.isSymbol(".", at: closing + 1), tokens.word(closing + 2) == "last" else {
      return nil
    }
    return tokens.isSymbol("!", at: closing + 3) ? closing + 4 : closing + 3
  }

  /// `"\(ItemCell.self)"`, and `"\(self)"` where that is a type: a text that is nothing but a name.
  func describedClass(at start: Int) -> (TextExpression, Int)? {
    guard tokens[start].range.isEmpty, tokens.isSymbol("(", at: start + 1) else { return nil }
    let closing = tokens.closing(start + 1)
    guard closing < tokens.count, closing > start + 2 else { return nil }
    let end = tokens[closing].range.upperBound
    let text = tokens.text(of: start + 2..<closing)
    guard end < tokens.file.bytes.count, tokens.file.bytes[end] == UInt8(ascii: "\""),
      text != "self" || isInType, let name = className(text, before: start)
    else { return nil }
    return (name, closing + 1)
  }

  /// The number of tokens before its use in which a generic parameter is searched.
  private static let longestScope = 4096

  /// Whether `name` is declared as in `func make<Cell: UITableViewCell>` before `place`: it
  /// represents unknown classes.
  private func isGenericParameter(_ name: String, before place: Int) -> Bool {
    guard tokens.language == .swift else { return false }
    return (max(2, place - Self.longestScope)..<max(2, place)).contains { at in
      guard tokens.word(at) == name,
        tokens.isSymbol(in: "<,", at: at - 1)
      else { return false }
      var head = at - 1
      while head > max(2, at - 16), !tokens.isSymbol("<", at: head) { head -= 1 }
      guard tokens.isSymbol("<", at: head) else { return false }
      return tokens.word(head - 1) == "init"
        || Self.genericHeads.contains(tokens.word(head - 2) ?? "")
    }
  }

  /// Words before the name of a declaration that may have generic parameters.
  private static let genericHeads: Set<String> = [
    "func", "class", "struct", "enum", "actor", "typealias",
  ]

  /// The name of the class that `text` represents; `Cell.self` if `Cell` is a parameter.
  private func className(_ text: String, before place: Int) -> TextExpression? {
    if let name = Self.namedClass(text) {
      return isGenericParameter(name, before: place) ? .constant([name, "self"]) : .className(name)
    }
    let words = text.split(separator: ".").map(String.init)
    guard tokens.language == .swift, let name = words.first, words.count == 1 || words[1] == "self",
      words.count < 3, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return .constant([name, "self"])
  }

  /// The class that an expression such as `ItemCell.self` or `[ItemCell class]` represents.
  private static func namedClass(_ text: String) -> String? {
    if text == "type(of: self)" { return "Self" }
    let words = text.split { " .[]".contains($0) }.map(String.init)
    switch words.count {
    case 1 where words[0] == "self": return "Self"
    case 2 where words[1] == "self" || words[1] == "class":
      let name = words[0] == "self" ? "Self" : words[0]
      return name.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }
}

/// Arrays and dictionaries of texts.
extension TextExpressionReader {
  /// `["first", "second"]` or `[.first: "first"]`: one of the values, and it is unknown which.
  func elements(at opening: Int) -> TextExpression? {
    guard tokens.language == .swift, tokens.isSymbol("[", at: opening) else { return nil }
    let closing = tokens.closing(opening)
    var values: [TextExpression] = []
    var place = opening + 1
    while place < closing, values.count < Self.maximumPartCount * 2 {
      let end = tokens.commaOrEnd(from: place, before: closing)
      if let colon = (place..<end).last(where: { tokens.isSymbol(":", at: $0) }) {
        place = colon + 1
      }
      guard let (value, next) = expression(at: place), next == end else { return nil }
      values.append(value)
      place = end + 1
    }
    return place >= closing ? .oneOf(values) : nil
  }

  /// The place after `[index]` at `start`, and after a following `!`; `start` if there is no
  /// subscript. A collection is not a text itself, so its name represents one of its elements.
  func afterSubscript(_ start: Int) -> Int {
    guard tokens.language == .swift, tokens.isSymbol("[", at: start) else { return start }
    let next = tokens.next(after: start)
    return tokens.isSymbol("!", at: next) ? next + 1 : next
  }
}

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
