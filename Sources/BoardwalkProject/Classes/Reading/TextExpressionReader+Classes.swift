/// Names of classes as texts.
extension TextExpressionReader {
  /// `String(describing: ItemCell.self)` or `NSStringFromClass([ItemCell class])`. In Swift the
  /// latter has the module before the name, which `.components(separatedBy: ".").last!` takes away.
  func className(at start: Int) -> (TextExpression, Int)? {
    guard tokens.isSymbol("(", at: start + 1) else { return nil }
    let closing = tokens.closing(start + 1)
    var (first, next): (Int, Int?)
    switch tokens.word(start) {
    case "String":
      let isDescription =
        tokens.word(start + 2) == "describing" && tokens.isSymbol(":", at: start + 3)
      (first, next) = (start + 4, isDescription ? closing + 1 : nil)
    case "NSStringFromClass":
      (first, next) = (start + 2, closing + 1)
      if tokens.language == .swift { next = afterModule(closing + 1) }
    default: return nil
    }
    guard let next, closing > first, closing < tokens.count,
      let name = Self.classes(tokens.text(of: first..<closing)),
      !isGenericParameter(name, before: start)
    else { return nil }
    return (.className(name), next)
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
      text != "self" || isInType, let name = Self.classes(text),
      !isGenericParameter(name, before: start)
    else { return nil }
    return (.className(name), closing + 1)
  }

  /// The number of tokens before its use in which a generic parameter is searched.
  private static let longestScope = 4096

  /// Whether `name` is declared as in `func make<Cell: UITableViewCell>` before `place`: it
  /// represents unknown classes.
  private func isGenericParameter(_ name: String, before place: Int) -> Bool {
    guard tokens.language == .swift else { return false }
    return (max(2, place - Self.longestScope)..<max(2, place)).contains { at in
      guard tokens.word(at) == name,
        tokens.isSymbol("<", at: at - 1) || tokens.isSymbol(",", at: at - 1)
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

  /// The class that an expression such as `ItemCell.self` or `[ItemCell class]` represents.
  private static func classes(_ text: String) -> String? {
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
    while place < closing, values.count < Self.mostParts * 2 {
      let end = commaOrEnd(from: place, before: closing)
      if let colon = (place..<end).last(where: { tokens.isSymbol(":", at: $0) }) {
        place = colon + 1
      }
      guard let (value, next) = expression(at: place), next == end else { return nil }
      values.append(value)
      place = end + 1
    }
    return place >= closing ? .oneOf(values) : nil
  }

  private func commaOrEnd(from start: Int, before end: Int) -> Int {
    var place = start
    while place < end, !tokens.isSymbol(",", at: place) { place = tokens.next(after: place) }
    return min(place, end)
  }

  /// The place after `[index]` at `start`, and after a following `!`; `start` if there is no
  /// subscript. A collection is not a text itself, so its name represents one of its elements.
  func afterSubscript(_ start: Int) -> Int {
    guard tokens.language == .swift, tokens.isSymbol("[", at: start) else { return start }
    let next = tokens.next(after: start)
    return tokens.isSymbol("!", at: next) ? next + 1 : next
  }
}
