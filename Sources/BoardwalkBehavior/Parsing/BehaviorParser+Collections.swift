import BoardwalkBase

/// Lists, dictionaries and records.
extension BehaviorParser {
  /// Reads a list, or a dictionary, which is a record: `["count": 1]`.
  mutating func bracketed() throws(SyntaxError) -> ValueExpression.Form {
    brackets += 1
    defer { brackets -= 1 }
    skipNewlines()
    if reader.consume(symbol: ":") {
      guard consumeBelow(symbol: "]") else { throw SyntaxError("expected ']'", at: reader.range) }
      return .record([])
    }
    guard !consumeBelow(symbol: "]") else { return .list([]) }
    skipNewlines()
    let first = try expression()
    return reader.kind == .symbol(":")
      ? .record(try dictionary(from: first)) : .list(try list(from: first))
  }

  /// Reads a dictionary behind its first key.
  private mutating func dictionary(
    from first: ValueExpression
  ) throws(SyntaxError) -> [NamedOption] {
    var fields = [try entry(first)]
    while !consumeBelow(symbol: "]") {
      guard consumeBelow(symbol: ",") else {
        throw SyntaxError("expected ',' or ']'", at: reader.range)
      }
      if consumeBelow(symbol: "]") { break }
      skipNewlines()
      fields.append(try entry(try expression()))
    }
    return fields
  }

  private mutating func entry(_ key: ValueExpression) throws(SyntaxError) -> NamedOption {
    guard let name = key.key else {
      throw SyntaxError("the key of a dictionary is a text or a number", at: key.range)
    }
    guard reader.consume(symbol: ":") else {
      throw SyntaxError("expected ':' after \"\(name)\"", at: reader.range)
    }
    return NamedOption(name: name, value: try expression(), range: key.range)
  }

  /// Reads a list behind its first element.
  private mutating func list(
    from first: ValueExpression
  ) throws(SyntaxError) -> [ValueExpression] {
    var values = [first]
    while !consumeBelow(symbol: "]") {
      guard consumeBelow(symbol: ",") else {
        throw SyntaxError(
          "expected ',' or ']'", at: reader.range)
      }
      if consumeBelow(symbol: "]") { break }
      skipNewlines()
      values.append(try expression())
    }
    return values
  }

  /// Reads the fields of a record after its brace.
  mutating func record() throws(SyntaxError) -> [NamedOption] {
    brackets += 1
    defer { brackets -= 1 }
    var fields: [NamedOption] = []
    while !consumeBelow(symbol: "}") {
      if !fields.isEmpty {
        guard consumeBelow(symbol: ",") else {
          throw SyntaxError(
            "expected ',' or '}'", at: reader.range)
        }
        if consumeBelow(symbol: "}") { break }
      }
      skipNewlines()
      let (name, range) = try name("the field")
      guard reader.consume(symbol: ":") else {
        throw SyntaxError("expected ':' after '\(name)'", at: reader.range)
      }
      fields.append(NamedOption(name: name, value: try expression(), range: range))
    }
    return fields
  }
}

extension ValueExpression {
  /// The name of the entry of a dictionary of which it is the key; nil if that is not known.
  fileprivate var key: String? {
    switch form {
    case .text(let text): text
    case .word(let word): word
    case .number(let number): Int(exactly: number).map { "\($0)" }
    // A constant of a type, as `NSAttributedString.Key.font`.
    case .member(_, let name, at: _): name
    default: nil
    }
  }
}
