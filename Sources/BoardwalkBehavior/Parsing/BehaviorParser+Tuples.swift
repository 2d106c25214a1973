import BoardwalkBase

/// Tuples, and the names of their parts.
extension BehaviorParser {
  /// Reads what follows a parenthesis: a value in it, or a tuple of several, with labels or not.
  mutating func parenthesized(from start: Int) throws(SyntaxError) -> ValueExpression {
    let parts = try list { parser throws(SyntaxError) in try parser.argument() }
    let range = start..<reader.lastEnd
    if parts.count == 1, let only = parts.first, only.label == nil {
      return try value(only.value.form, at: range)
    }
    guard !parts.isEmpty else { return try value(.nil, at: range) }
    return try value(.call(try value(.name(KnownNames.tuple), at: range), parts), at: range)
  }

  /// Reads `let (name, count) = VALUE`, which is a statement for each name; nil if something else
  /// follows.
  mutating func tupleDeclaration() throws(SyntaxError) -> [BehaviorStatement]? {
    guard isAtTuplePattern else { return nil }
    let start = reader.range.lowerBound
    reader.skip()
    let names = try parameters()
    guard reader.consume(symbol: "=") else {
      throw SyntaxError("expected '=' and a tuple", at: reader.range)
    }
    skipNewlines()
    let tuple = try expression()
    let range = start..<reader.lastEnd
    return try declarations(names, partsOf: tuple, at: range)
  }

  /// Reads `let (name, count) = VALUE`: whether the value is not nil; nil if something else follows.
  mutating func tupleConditions() throws(SyntaxError) -> [Condition]? {
    guard isAtTuplePattern else { return nil }
    reader.skip()
    let pattern = try casePattern(binding: true)
    guard reader.consume(symbol: "=") else {
      throw SyntaxError("expected '=' and a tuple", at: reader.range)
    }
    skipNewlines()
    let tuple = try expression()
    let whole = try value(.name(KnownNames.tuple), at: tuple.range)
    return [.binds(KnownNames.tuple, tuple)] + (try conditions(of: pattern, for: whole))
  }

  /// Whether names for the parts of a tuple are declared next.
  private var isAtTuplePattern: Bool {
    (reader.isNext("let") || reader.isNext("var")) && reader.kind(ahead: 1) == .symbol("(")
  }

  /// The statements that give `names` to the parts of `tuple`, which is evaluated once.
  func declarations(
    _ names: [String], partsOf tuple: ValueExpression, at range: Range<Int>
  ) throws(SyntaxError) -> [BehaviorStatement] {
    let whole = try value(.name(KnownNames.tuple), at: range)
    var result = [BehaviorStatement(action: .name(KnownNames.tuple, tuple), range: range)]
    for (index, name) in names.enumerated() where name != "_" {
      let part = try value(.member(whole, "\(index)", at: range), at: range)
      result.append(BehaviorStatement(action: .name(name, part), range: range))
    }
    return result
  }

  /// Reads the number of a part after a point, `pair.0`, and what a word with points in it holds.
  mutating func part(of value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    let range = reader.range
    let text = reader.next.text
    reader.skip()
    let parts = text.split(separator: ".")
    let isFollowedByMember = text.hasSuffix(".")
    var result = value
    for part in parts {
      result = try self.value(
        .member(result, String(part), at: range), at: value.range.lowerBound..<range.upperBound)
    }
    return isFollowedByMember ? try members(of: result) : result
  }
}
