import BoardwalkBase

/// Patterns of `case` and `catch`.
extension BehaviorParser {
  /// Reads a pattern; after `let`, words in it are names.
  mutating func casePattern(binding: Bool = false) throws(SyntaxError) -> CasePattern {
    try enter(orFail: "this pattern is nested too deeply")
    defer { depth -= 1 }
    if reader.consume(word: "_") { return .any }
    if reader.isNext("let") || reader.isNext("var") {
      reader.skip()
      return try casePattern(binding: true)
    }
    if reader.consume(word: "is") {
      let (name, range) = try name("the class")
      return .isKind(name, at: range)
    }
    if reader.kind == .symbol("(") {
      reader.skip()
      return .tuple(try subpatterns(binding: binding))
    }
    if let pattern = try enumeratedPattern(binding: binding) { return pattern }
    if binding, reader.kind == .word {
      let name = try name("the value").name
      _ = reader.consume(symbol: "?")
      return .binds(name)
    }
    if let word = try optionalWord() { return .equals(word) }
    return .equals(try expression())
  }

  /// Reads `.name?`, the case of an optional value; nil if something else follows.
  private mutating func optionalWord() throws(SyntaxError) -> ValueExpression? {
    guard reader.kind == .symbol("."), case .word(let word) = reader.peek(1).value,
      reader.kind(ahead: 2) == .symbol("?"),
      [.symbol(":"), .symbol(","), .symbol("=")].contains(reader.kind(ahead: 3))
    else { return nil }
    let start = reader.range.lowerBound
    for _ in 0..<3 { reader.skip() }
    return try value(.word(word), at: start..<reader.lastEnd - 1)
  }

  /// Reads `.name(PATTERN)` or `Type.name(PATTERN)`; nil if something else follows.
  private mutating func enumeratedPattern(
    binding: Bool
  ) throws(SyntaxError) -> CasePattern? {
    let start = reader
    let range = reader.range
    let hasType = !reader.consume(symbol: ".")
    guard case .word(let word) = reader.next.value, !hasType || word.contains("."),
      reader.kind(ahead: 1) == .symbol("("),
      let name = word.split(separator: ".").last.map(String.init)
    else {
      reader = start
      return nil
    }
    reader.skip()
    reader.skip()
    return .enumerated(name, try subpatterns(binding: binding), at: range)
  }

  /// Reads patterns with commas between them up to a closing parenthesis.
  private mutating func subpatterns(binding: Bool) throws(SyntaxError) -> [CasePattern] {
    try list { parser throws(SyntaxError) in
      if parser.reader.kind == .word, parser.reader.kind(ahead: 1) == .symbol(":") {
        parser.reader.skip()
        parser.reader.skip()
      }
      return try parser.casePattern(binding: binding)
    }
  }

  /// The conditions under which `value` matches `pattern`.
  func conditions(
    of pattern: CasePattern, for value: ValueExpression
  ) throws(SyntaxError) -> [Condition] {
    switch pattern {
    case .any: return []
    case .binds(let name): return [.binds(name, value)]
    case .equals(let other):
      return [.holds(try comparison(of: value, with: other))]
    case .isKind(let name, let range):
      return [.holds(try classTest(of: value, named: name, at: range, in: range))]
    case .tuple(let patterns): return try conditions(ofParts: patterns, of: value)
    case .enumerated(let name, let patterns, let range):
      let isCase = try self.value(
        .binary(
          .equal, try caseName(of: value, at: range), try self.value(.word(name), at: range)),
        at: range)
      return [.holds(isCase)] + (try conditions(ofParts: patterns, of: value))
    }
  }

  /// The call that returns the case of an enumeration that `value` is, without its values.
  private func caseName(
    of value: ValueExpression, at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    let function = try self.value(.name(KnownNames.caseName), at: range)
    return try self.value(.call(function, [.init(value: value)]), at: range)
  }

  private func conditions(
    ofParts patterns: [CasePattern], of value: ValueExpression
  ) throws(SyntaxError) -> [Condition] {
    var result: [Condition] = []
    for (index, pattern) in patterns.enumerated() {
      let part = try self.value(.member(value, "\(index)", at: value.range), at: value.range)
      result += try conditions(of: pattern, for: part)
    }
    return result
  }

  /// Whether `value` is equal to `other`, or in the range that it is.
  private func comparison(
    of value: ValueExpression, with other: ValueExpression
  ) throws(SyntaxError) -> ValueExpression {
    // A case with values matches without a pattern for them.
    if case .word = other.form {
      return try self.value(
        .binary(.equal, try caseName(of: value, at: other.range), other), at: other.range)
    }
    guard let bounds = other.bounds else {
      return try self.value(.binary(.equal, value, other), at: other.range)
    }
    let low = try bounds.lower.map { bound throws(SyntaxError) in
      try self.value(.binary(.greaterOrEqual, value, bound), at: other.range)
    }
    let high = try bounds.upper.map { bound throws(SyntaxError) in
      try self.value(
        .binary(bounds.isClosed ? .lessOrEqual : .less, value, bound), at: other.range)
    }
    guard let low, let high else {
      return low ?? high ?? ValueExpression(form: .bool(true), range: other.range)
    }
    return try self.value(.binary(.and, low, high), at: other.range)
  }

  /// Reads what `alternative` reads, perhaps with `where CONDITION` after it, one or several with
  /// commas between: the conditions that hold if those of one of them do.
  mutating func alternatives(
    of alternative: (inout Self) throws(SyntaxError) -> [Condition]
  ) throws(SyntaxError) -> [Condition] {
    var result: [Condition]?
    repeat {
      if result != nil { skipNewlines() }
      var conditions = try alternative(&self)
      if reader.consume(word: "where") { conditions.append(.holds(try expression())) }
      result =
        if let result { try either(result, conditions, at: reader.range) } else { conditions }
    } while reader.consume(symbol: ",")
    return result ?? []
  }

  /// The conditions that hold if all of one of two groups hold, which give the same names.
  private func either(
    _ first: [Condition], _ second: [Condition], at range: Range<Int>
  ) throws(SyntaxError) -> [Condition] {
    let names = first.compactMap(\.name)
    guard names.sorted() == second.compactMap(\.name).sorted() else {
      throw SyntaxError("the patterns of a case have to give the same names", at: range)
    }
    let isFirst = try all(first, at: range)
    let isEither = try value(.binary(.or, isFirst, try all(second, at: range)), at: range)
    var result = [Condition.holds(isEither)]
    for name in names {
      guard let value = first.value(of: name), let other = second.value(of: name) else { continue }
      let chosen = try self.value(.choice(isFirst, value, otherwise: other), at: range)
      result.append(.binds(name, chosen))
    }
    return result
  }

  /// Whether all of `conditions` hold, but for the names that they give.
  private func all(
    _ conditions: [Condition], at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    var bindings: [(name: String, value: ValueExpression)] = []
    var result: ValueExpression?
    for condition in conditions {
      switch condition {
      case .binds(let name, let value): bindings.append((name, value))
      case .holds(let value):
        let value = try self.value(value, naming: bindings, at: range)
        result =
          if let result { try self.value(.binary(.and, result, value), at: range) } else { value }
      }
    }
    return result ?? ValueExpression(form: .bool(true), range: range)
  }

  /// `value`, in which the names of `bindings` stand for their values: the call of a closure with
  /// these parameters, if it mentions one.
  private func value(
    _ value: ValueExpression, naming bindings: [(name: String, value: ValueExpression)],
    at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    var isNamed = false
    value.forEachPart { part in
      isNamed = isNamed || bindings.contains { part.form == .name($0.name) }
    }
    guard isNamed else { return value }
    let closure = try makeClosure(bindings.map(\.name), returning: value, at: range)
    return try self.value(.call(closure, bindings.map { .init(value: $0.value) }), at: range)
  }
}

extension [Condition] {
  /// The value to which one of them gives `name`; nil if none does.
  fileprivate func value(of name: String) -> ValueExpression? { first { $0.name == name }?.value }
}
