import BoardwalkBase

/// Closures: those of one value, and the answer to others.
extension BehaviorParser {
  /// Reads `{ $0.name }` or `{ item in item.name }`, the closure of `map` or `filter` over `list`.
  mutating func closure(
    _ call: String, over list: ValueExpression, from start: Int
  ) throws(SyntaxError) -> ValueExpression {
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    recordBraces.insert(reader.range.lowerBound)
    reader.skip()
    brackets += 1
    defer { brackets -= 1 }
    skipNewlines()
    var item = Self.closureItem
    if reader.sort == .word, reader.sort(ahead: 1) == .word, case .word("in") = reader.peek(1).kind
    {
      item = try name("the element").name
      reader.skip()
      skipNewlines()
    }
    let body = try expression()
    guard takesSymbolBelow("}") else {
      throw SyntaxError(
        "a closure here is one value: \(call) { item in item.name }", at: reader.range)
    }
    return try value(
      call == "filter"
        ? .filter(item, in: list, where: body) : .transform(item, in: list, to: body),
      at: start..<reader.lastEnd)
  }

  /// The name of the element in a closure that gives it none.
  static let closureItem = "$0"

  /// Reads `$0`, with the members after it.
  mutating func closureElement() throws(SyntaxError) -> ValueExpression {
    let start = reader.range.lowerBound
    reader.skip()
    guard case .number(0) = reader.next.kind, reader.range.lowerBound == start + 1 else {
      throw SyntaxError("the element in a closure is $0", at: start..<start + 1)
    }
    // The point after it is read as that of a number.
    let isFollowedByMember = reader.range.count == 2
    reader.skip()
    let element = try value(.name(Self.closureItem), at: start..<start + 2)
    return isFollowedByMember ? try members(of: element) : element
  }

  /// Steps over `[weak self] in`, `_ in` or `finished in`.
  mutating func skipClosureHead() {
    var distance = 0
    while ![.newline, .symbol("{"), .symbol("}")].contains(reader.sort(ahead: distance)),
      !reader.sort(ahead: distance).endsStatement
    {
      if case .word("in") = reader.peek(distance).kind {
        for _ in 0...distance { reader.skip() }
        return
      }
      let sort = reader.sort(ahead: distance)
      guard
        sort == .word || [.symbol("["), .symbol("]"), .symbol(","), .symbol("_")].contains(sort)
      else { return }
      distance += 1
    }
  }

  /// Whether the next brace begins a closure with statements, and not a record.
  var isAtClosure: Bool {
    var distance = 1
    while reader.sort(ahead: distance) == .newline { distance += 1 }
    guard case .word(let word) = reader.peek(distance).kind else {
      return [.symbol("["), .symbol("_"), .symbol("$")].contains(reader.sort(ahead: distance))
    }
    if case .word("in") = reader.peek(distance + 1).kind { return true }
    return word.contains(".") || reader.sort(ahead: distance + 1).followsStatementWord
  }

  /// The answer to a closure in place of a value.
  var closureError: SyntaxError {
    SyntaxError(
      "a closure is written as block name { … }, and passed on by its name", at: reader.range)
  }
}

extension ValueExpression {
  /// Whether it is a call.
  var isCall: Bool { if case .call = form { true } else { false } }

  /// Whether it is a call or the name of a method, which a closure may follow in Swift.
  var isMethod: Bool { if case .member = form { true } else { isCall } }
}

extension Token.Sort {
  /// Whether a word before it begins a statement, and is not the name of a field.
  fileprivate var followsStatementWord: Bool {
    [.symbol("="), .symbol("("), .symbol("+"), .symbol("?")].contains(self)
  }
}
