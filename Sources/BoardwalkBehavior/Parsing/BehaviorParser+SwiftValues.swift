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
      arguments.append(.init(label: nil, labelRange: nil, value: bound))
    }
    let name = isClosed ? KnownNames.closedRange : KnownNames.halfOpenRange
    return try value(.call(try value(.name(name), at: range), arguments), at: range)
  }

  /// Reads the upper bound of a range; nil if it has none.
  private mutating func upperBound() throws(SyntaxError) -> ValueExpression? {
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    return switch reader.kind {
    case .symbol("]"), .symbol(")"), .symbol(":"), .symbol(","), .symbol("{"), .symbol("="),
      .newline:
      nil
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
    return try closureValue([Self.closureItem], returning: result, at: range)
  }

  /// Steps over a colon and the type behind it, the one of `name`, if they follow: values have no
  /// types here, but numbers with a fraction divide in another way. Returns whether the type is an
  /// optional one.
  @discardableResult
  mutating func skipType(of name: String = "_") -> Bool {
    guard reader.consume(symbol: ":") else { return false }
    var open = 0
    _ = reader.consume(word: "inout")
    let start = reader
    defer {
      lastType = reader.text(since: start)
      if reader.hasRealType(since: start) { realNames.insert(name) }
    }
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

  /// Steps over `-> TYPE` after the parameters of a block.
  mutating func skipResultType(of name: String = "_") {
    resultLabels = []
    while reader.consume(word: "async") || reader.consume(word: "throws")
      || reader.consume(word: "rethrows")
    {}
    guard reader.kind == .symbol("-"), reader.kind(ahead: 1) == .symbol(">") else { return }
    let start = reader
    defer { if reader.hasRealType(since: start) { realNames.insert(name) } }
    while reader.kind != .symbol("{"), !reader.kind.endsStatement { reader.skip() }
    resultLabels = reader.tupleLabels(since: start)
  }

  /// `value` with the labels that the result of the current function has, if it is a tuple without
  /// labels.
  func labeled(_ value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    guard case .call(let callee, var parts) = value.form, callee.form == .name(KnownNames.tuple),
      parts.count == resultLabels.count, parts.allSatisfy({ $0.label == nil })
    else { return value }
    for index in parts.indices { parts[index].label = resultLabels[index] }
    return try self.value(.call(callee, parts), at: value.range)
  }
}

extension TokenReader {
  /// The labels of the tuple type between `start` and here: `-> (min: Int, max: Int)`.
  fileprivate func tupleLabels(since start: TokenReader) -> [String] {
    var reader = start
    reader.skip()
    reader.skip()
    guard reader.consume(symbol: "(") else { return [] }
    var labels: [String] = []
    var open = 1
    while open > 0, reader.lastEnd < lastEnd {
      if open == 1, reader.kind(ahead: 1) == .symbol(":"), case .word(let word) = reader.next.value
      {
        labels.append(word)
      }
      switch reader.kind {
      case .symbol("("), .symbol("["): open += 1
      case .symbol(")"), .symbol("]"): open -= 1
      default: break
      }
      reader.skip()
    }
    return labels
  }

  /// Whether a type of numbers with a fraction is between `start` and here.
  fileprivate func hasRealType(since start: TokenReader) -> Bool {
    var reader = start
    while reader.lastEnd < lastEnd, !reader.isAtEnd {
      if case .word(let word) = reader.next.value, KnownNames.realTypes.contains(word) {
        return true
      }
      reader.skip()
    }
    return false
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
