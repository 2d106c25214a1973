import BoardwalkBase

/// Values of Swift that behaviors write in other words: ranges, key paths and types.
extension BehaviorParser {
  /// Reads the range that begins with `word`, which holds two points: `0..<count`, `1...3`. The
  /// lexer takes its points as parts of words. Nil if `word` begins none.
  mutating func rangeValue(
    _ word: String, _ range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression? {
    if word.hasSuffix("."), !word.hasSuffix(".."), let number = Double(word.dropLast()) {
      // A number with a member: `3.7.rounded()`.
      reader.skip()
      return try members(of: try value(.number(number), at: range))
    }
    guard let points = word.firstRange(of: ".."), !word.hasPrefix(".") else { return nil }
    let first = String(word[..<points.lowerBound])
    let isClosed = word[points.upperBound...].hasPrefix(".")
    let rest = String(word[points.upperBound...].dropFirst(isClosed ? 1 : 0))
    guard isClosed || rest.isEmpty && reader.kind(ahead: 1) == .symbol("<") else { return nil }
    reader.skip()
    if !isClosed { reader.skip() }
    let low = try bound(first, at: range.lowerBound)
    let upper =
      rest.isEmpty
      ? try upperBound() : try bound(rest, at: range.upperBound - rest.utf8.count)
    return try rangeValue(low, upper, isClosed: isClosed, from: range.lowerBound)
  }

  /// Reads `..<` or `...` and an upper bound, after `low` or without a lower one, if they follow.
  mutating func rangeValue(
    from low: ValueExpression?
  ) throws(SyntaxError) -> ValueExpression? {
    let start = reader
    guard reader.consume(symbol: "."), reader.consume(symbol: "."),
      reader.range.lowerBound == reader.lastEnd
    else {
      reader = start
      return nil
    }
    let isClosed = reader.consume(symbol: ".")
    guard isClosed || reader.consume(symbol: "<") else {
      reader = start
      return nil
    }
    let place = low?.range.lowerBound ?? start.range.lowerBound
    return try rangeValue(low, try upperBound(), isClosed: isClosed, from: place)
  }

  /// The range between two bounds, of which one may be missing.
  private func rangeValue(
    _ low: ValueExpression?, _ upper: ValueExpression?, isClosed: Bool, from start: Int
  ) throws(SyntaxError) -> ValueExpression {
    let range = start..<reader.lastEnd
    var arguments: [ValueExpression.Argument] = []
    for bound in [low, upper] {
      let bound = bound ?? ValueExpression(form: .nil, range: range)
      arguments.append(.init(value: bound))
    }
    let name = isClosed ? KnownNames.closedRange : KnownNames.halfOpenRange
    return try value(.call(try value(.name(name), at: range), arguments), at: range)
  }

  /// Reads the upper bound of a range; nil if it has none.
  private mutating func upperBound() throws(SyntaxError) -> ValueExpression? {
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    return switch reader.kind {
    case .symbol("]"), .symbol(")"), .symbol(":"), .symbol(","), .symbol("{"), .symbol("="): nil
    case let kind where kind.endsStatement: nil
    default: try binary(from: 6)
    }
  }

  /// The bound that `word` is, a number or a path, written at `start`.
  private func bound(_ word: String, at start: Int) throws(SyntaxError) -> ValueExpression {
    let range = start..<start + word.utf8.count
    if let number = Double(word) { return try value(.number(number), at: range) }
    let parts = word.split(separator: ".").map(String.init)
    guard let first = parts.first else {
      throw SyntaxError("expected the bound of the range", at: range)
    }
    var result = try value(.name(first), at: start..<start + first.utf8.count)
    for part in parts.dropFirst() {
      result = try value(.member(result, part, at: range), at: range)
    }
    return result
  }

  /// Reads the path `\.name` or `\Item.name` after its sign: a closure that returns that property.
  mutating func keyPath() throws(SyntaxError) -> ValueExpression {
    let start = reader.range.lowerBound
    reader.skip()
    _ = reader.consume(symbol: ".")
    guard case .word(let word) = reader.next.value, reader.range.lowerBound <= start + 2 else {
      throw SyntaxError("a key path is written as \\.name", at: start..<start + 1)
    }
    reader.skip()
    let range = start..<reader.lastEnd
    var result = try value(.name(Self.closureItem), at: range)
    for part in word.split(separator: ".").map(String.init)
    where part != "self" && part.first?.isUppercase != true {
      result = try value(.member(result, part, at: range), at: range)
    }
    return try makeClosure([Self.closureItem], returning: result, at: range)
  }

  /// Steps over a colon and the type behind it, the one of `name`: values have no types here, but
  /// numbers with a fraction divide in another way. Returns the type without spaces, and whether it
  /// is an optional one; nil if no colon follows.
  @discardableResult
  mutating func skipType(of name: String = "_") -> (text: String, isOptional: Bool)? {
    guard reader.consume(symbol: ":") else { return nil }
    _ = reader.consume(word: "inout")
    let start = reader
    let isOptional = skipTypeTokens()
    if reader.hasRealType(since: start) { realNames.insert(name) }
    return (reader.text(since: start), isOptional)
  }

  /// Steps over the tokens of a type; returns whether it is an optional one.
  private mutating func skipTypeTokens() -> Bool {
    var open = 0
    var isOptional = false
    while !reader.kind.endsStatement {
      switch reader.kind {
      case .symbol("="), .symbol("{"), .symbol("}"): return isOptional
      case .symbol("("), .symbol("["), .symbol("<"): open += 1
      case .symbol(")"), .symbol(","), .symbol("]"), .symbol(">"):
        guard open > 0 else { return isOptional }
        if reader.kind != .symbol(",") { open -= 1 }
      // The arrow of a function.
      case .symbol("-"): reader.skip()
      default: break
      }
      isOptional = reader.kind == .symbol("?") || reader.kind == .symbol("!")
      reader.skip()
    }
    return isOptional
  }

  /// Steps over `-> TYPE` after the parameters of the function `name`; returns the labels of the
  /// tuple that it is.
  mutating func skipResultType(of name: String) -> [String] {
    while reader.consume(word: "async") || reader.consume(word: "throws")
      || reader.consume(word: "rethrows")
    {}
    guard reader.kind == .symbol("-"), reader.kind(ahead: 1) == .symbol(">") else { return [] }
    let start = reader
    while reader.kind != .symbol("{"), !reader.kind.endsStatement { reader.skip() }
    if reader.hasRealType(since: start) { realNames.insert(name) }
    return reader.tupleLabels(since: start)
  }

  /// `value` with the labels that the result of the current function has, if it is a tuple without
  /// labels.
  func withResultLabels(_ value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    guard case .call(let callee, var parts) = value.form, callee.form == .name(KnownNames.tuple),
      parts.count == context.resultLabels.count, parts.allSatisfy({ $0.label == nil })
    else { return value }
    for index in parts.indices { parts[index].label = context.resultLabels[index] }
    return try self.value(.call(callee, parts), at: value.range)
  }
}

extension ValueExpression {
  /// The bounds of the range that it is, nil for a missing one; nil for another value.
  var bounds: (lower: ValueExpression?, upper: ValueExpression?, isClosed: Bool)? {
    guard case .call(let callee, let arguments) = form, arguments.count == 2,
      case .name(let name) = callee.form,
      name == KnownNames.closedRange || name == KnownNames.halfOpenRange
    else { return nil }
    let bounds = arguments.map { $0.value.form == .nil ? nil : $0.value }
    return (bounds[0], bounds[1], name == KnownNames.closedRange)
  }
}

extension BehaviorParser {
  /// Reads `#available(iOS 16, *)`: whether the system has that version; nil if something else
  /// follows.
  mutating func availability() throws(SyntaxError) -> ValueExpression? {
    guard case .word("available") = reader.peek(1).value else { return nil }
    let start = reader.range.lowerBound
    reader.skip()
    reader.skip()
    guard reader.consume(symbol: "("), reader.consume(word: "iOS") else {
      throw SyntaxError("a version is asked for as #available(iOS 16, *)", at: reader.range)
    }
    let version = (Double(reader.next.displayName) ?? 0).rounded(.down)
    let place = reader.range
    while reader.kind != .symbol(")"), !reader.kind.endsStatement { reader.skip() }
    guard reader.consume(symbol: ")") else { throw SyntaxError("expected ')'", at: reader.range) }
    let range = start..<reader.lastEnd
    let current = try value(.name(KnownNames.systemVersion), at: range)
    return try value(
      .binary(.greaterOrEqual, current, try value(.number(version), at: place)), at: range)
  }
}
