import BoardwalkBase

/// What follows a value: members, elements, arguments and closures.
extension BehaviorParser {
  mutating func postfix() throws(SyntaxError) -> ValueExpression {
    var value = try primary()
    while true {
      guard !isAtBlock else { return try initializerFunction(value) }
      let start = value.range.lowerBound
      // A separate parenthesis or bracket begins another value.
      let touches = skipToChainedCall() || reader.range.lowerBound == reader.lastEnd
      if touches, value.isType { skipGenericArguments() }
      if touches, reader.kind == .symbol("[") {
        reader.skip()
        context.brackets += 1
        defer { context.brackets -= 1 }
        if reader.kind == .word, reader.kind(ahead: 1) == .symbol(":") {
          value = try labeledSubscript(of: value)
          continue
        }
        let index = try expression()
        let otherwise = try defaultValue()
        guard consumeBelow(symbol: "]") else {
          throw SyntaxError("expected ']' after the index", at: reader.range)
        }
        value = try self.value(.element(value, index), at: start..<reader.lastEnd)
        if let otherwise {
          value = try self.value(.binary(.otherwise, value, otherwise), at: value.range)
        }
      } else if touches, let function = try functionReference(value) {
        value = function
      } else if touches, reader.kind == .symbol("("), value.isCallable {
        reader.skip()
        let arguments = try list { parser throws(SyntaxError) in try parser.argument() }
        if let type = value.initializedType { value = type }
        if !isAtBlock, let call = try initializer(value, arguments) {
          value = call
          continue
        }
        value = try awaited(
          try self.value(
            SwiftMethod.value(of: value, arguments) ?? .call(value, arguments),
            at: start..<reader.lastEnd))
      } else if touches, let range = try rangeValue(from: value) {
        return range
      } else if touches, reader.kind == .symbol(".") {
        reader.skip()
        value = try members(of: value)
      } else if touches, isChaining {
        // Members of nil are nil.
        reader.skip()
        value = try unwrappedForMap(value)
      } else if touches, isUnwrapping {
        reader.skip()
        value = try self.value(.unwrap(value), at: start..<reader.lastEnd)
      } else if reader.kind == .symbol("{"), let (list, call) = value.closureCall,
        !declaredNames.methods.contains(call)
      {
        value = try closure(call, over: list, from: start)
      } else if let call = try trailingClosure(of: value) {
        value = call
      } else {
        return try initializerFunction(value)
      }
    }
  }

  /// `value` before a question mark, which is no optional value any more if the `map` of what it holds
  /// follows: `names?.map { $0.count }`.
  private func unwrappedForMap(_ value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    guard value.isOptional || value.lastName != nil, reader.kind == .symbol("."),
      case .word(let word) = reader.peek(1).value, ["map", "flatMap"].contains(word)
    else { return value }
    return try self.value(
      .binary(.otherwise, value, try self.value(.nil, at: value.range)), at: value.range)
  }

  /// Steps over the end of a line before a call of what the line ends with, as Swift's chains of
  /// calls are written; returns whether one follows.
  private mutating func skipToChainedCall() -> Bool {
    guard reader.kind == .newline else { return false }
    let distance = reader.distance(pastNewlinesFrom: 1)
    guard reader.kind(ahead: distance) == .symbol("."), reader.kind(ahead: distance + 1) == .word,
      [.symbol("("), .symbol("{")].contains(reader.kind(ahead: distance + 2))
    else { return false }
    for _ in 0..<distance { reader.skip() }
    return true
  }

  /// Reads the labels after `value`, the name of a function: the closure that `Photo.init(name:)` is;
  /// nil if something else follows.
  private mutating func functionReference(
    _ value: ValueExpression
  ) throws(SyntaxError) -> ValueExpression? {
    guard reader.kind == .symbol("("), value.lastName != nil else { return nil }
    var labels: [String] = []
    var distance = 1
    while case .word(let label) = reader.peek(distance).value,
      reader.kind(ahead: distance + 1) == .symbol(":")
    {
      labels.append(label)
      distance += 2
    }
    guard (1...Self.closureParameters.count).contains(labels.count),
      reader.kind(ahead: distance) == .symbol(")")
    else { return nil }
    for _ in 0...distance { reader.skip() }
    let range = value.range.lowerBound..<reader.lastEnd
    let names = Array(Self.closureParameters.prefix(labels.count))
    var arguments: [ValueExpression.Argument] = []
    for (label, name) in zip(labels, names) {
      let argument = try self.value(.name(name), at: range)
      arguments.append(
        .init(label: label == "_" ? nil : label, value: argument))
    }
    let call = try self.value(.call(value.initializedType ?? value, arguments), at: range)
    return try makeClosure(names, returning: call, at: range)
  }

  /// `value`, or the closure that it is as the name of an initializer: `numbers.map(String.init)`.
  private func initializerFunction(_ value: ValueExpression) throws(SyntaxError) -> ValueExpression
  {
    guard let type = value.initializedType else { return value }
    let range = value.range
    let argument = try self.value(.name(Self.closureItem), at: range)
    let call = try self.value(
      .call(type, [.init(value: argument)]), at: range)
    return try makeClosure([Self.closureItem], returning: call, at: range)
  }

  /// Reads `LABEL: INDEX]`, an index with a label: `items[safe: 3]`.
  private mutating func labeledSubscript(
    of value: ValueExpression
  ) throws(SyntaxError) -> ValueExpression {
    let index = try argument()
    guard consumeBelow(symbol: "]") else {
      throw SyntaxError("expected ']' after the index", at: reader.range)
    }
    let range = value.range.lowerBound..<reader.lastEnd
    let method = try self.value(
      .member(value, KnownNames.subscript, at: index.value.range), at: value.range)
    return try self.value(.call(method, [index]), at: range)
  }

  /// Reads `, default: VALUE` after the key of a dictionary; nil if it does not follow.
  private mutating func defaultValue() throws(SyntaxError) -> ValueExpression? {
    guard reader.kind == .symbol(","), case .word("default") = reader.peek(1).value,
      reader.kind(ahead: 2) == .symbol(":")
    else { return nil }
    for _ in 0..<3 { reader.skip() }
    return try expression()
  }

  /// Steps over the arguments of a generic type before its initializer, as in
  /// `NSDiffableDataSourceSnapshot<Int, String>()`: values have no types here.
  private mutating func skipGenericArguments() {
    guard reader.kind == .symbol("<") else { return }
    var distance = 1
    var open = 1
    while open > 0 {
      switch reader.kind(ahead: distance) {
      case .symbol("<"): open += 1
      case .symbol(">"): open -= 1
      case .word, .symbol(","), .symbol("["), .symbol("]"), .symbol("?"), .symbol(":"): break
      default: return
      }
      distance += 1
    }
    guard [.symbol("("), .symbol("{")].contains(reader.kind(ahead: distance)) else { return }
    for _ in 0..<distance { reader.skip() }
  }

  /// Whether the next `?` continues a chain: `name?.count`, `items?[0]`, `completion?()`.
  private var isChaining: Bool {
    reader.kind == .symbol("?") && reader.touchesNext
      && [.symbol("."), .symbol("["), .symbol("(")].contains(reader.kind(ahead: 1))
  }

  /// Whether the next `!` unwraps the value before it, and is not the beginning of `!=`.
  private var isUnwrapping: Bool {
    reader.kind == .symbol("!") && (reader.kind(ahead: 1) != .symbol("=") || !reader.touchesNext)
  }

  /// Reads `.NAME` of `value`, and whatever else a word with points in it holds.
  mutating func members(of value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    if reader.kind == .number, reader.range.lowerBound == reader.lastEnd {
      return try part(of: value)
    }
    guard reader.kind == .word, reader.range.lowerBound == reader.lastEnd,
      case .word(let word) = reader.next.value
    else { throw SyntaxError("expected the name of a property after the dot", at: reader.range) }
    let start = reader.range.lowerBound
    reader.skip()
    return try members(word, at: start, of: value)
  }

  func members(
    _ word: String, at start: Int, of value: ValueExpression
  ) throws(SyntaxError) -> ValueExpression {
    var value = value
    var offset = start
    for part in word.split(separator: ".", omittingEmptySubsequences: false) {
      let range = offset..<offset + part.utf8.count
      try check(part, at: range, in: word, from: start)
      value = try self.value(
        .member(value, String(part), at: range),
        at: value.range.lowerBound..<range.upperBound)
      offset = range.upperBound + 1
    }
    return value
  }

  func check(
    _ part: Substring, at range: Range<Int>, in word: String, from start: Int
  ) throws(SyntaxError) {
    if part.isEmpty {
      throw SyntaxError(
        "expected the name of a property after the dot", at: start..<start + word.utf8.count)
    }
    if let minus = part.firstIndex(of: "-") {
      let place = range.lowerBound + part.utf8.distance(from: part.startIndex, to: minus)
      throw SyntaxError(
        "a minus needs a space on both sides", at: place..<place + 1, suggestion: " - ")
    }
  }

  /// Reads a value with or without a label.
  mutating func argument() throws(SyntaxError) -> ValueExpression.Argument {
    var label: String?
    var labelRange: Range<Int>?
    if reader.kind == .word, reader.kind(ahead: 1) == .symbol(":") {
      labelRange = reader.range
      label = reader.takeWord()
      reader.skip()
    }
    let value: ValueExpression
    if let function = try operatorFunction() {
      value = function
    } else if let place = try changedPlace() {
      value = place
    } else {
      value = try assignedValue()
    }
    return ValueExpression.Argument(label: label, labelRange: labelRange, value: value)
  }

  /// Reads `&PLACE`, a place that the call changes; nil if something else follows.
  private mutating func changedPlace() throws(SyntaxError) -> ValueExpression? {
    guard reader.kind == .symbol("&"), reader.kind(ahead: 1) == .word else { return nil }
    let start = reader.range.lowerBound
    reader.skip()
    let place = try postfix()
    try requirePlace(place)
    let function = try value(.name(KnownNames.inOut), at: place.range)
    return try value(.call(function, [.init(value: place)]), at: start..<reader.lastEnd)
  }

  /// Reads an operator that is an argument, as in `numbers.reduce(0, +)`; nil if none follows.
  private mutating func operatorFunction() throws(SyntaxError) -> ValueExpression? {
    let start = reader.range.lowerBound
    guard let (joining, length) = nextOperator(),
      [.symbol(")"), .symbol(",")].contains(reader.kind(ahead: length))
    else { return nil }
    for _ in 0..<length { reader.skip() }
    let range = start..<reader.lastEnd
    let names = Self.closureParameters.prefix(2).map { $0 }
    let operands = names.map { ValueExpression(form: .name($0), range: range) }
    let result = try value(.binary(joining, operands[0], operands[1]), at: range)
    return try makeClosure(names, returning: result, at: range)
  }
}

extension ValueExpression {
  /// Whether it is the name of a type.
  fileprivate var isType: Bool { lastName?.first?.isUppercase == true }

  /// The type whose initializer it names: `String.init`; nil for another value.
  fileprivate var initializedType: ValueExpression? {
    guard case .member(let type, "init", at: _) = form, type.isType else { return nil }
    return type
  }

  /// Whether parentheses after it are a call.
  fileprivate var isCallable: Bool {
    switch form {
    case .name, .member: true
    // A function of UIKit's that makes a constant: .medium()
    case .word: true
    // A closure that is called at once: { … }()
    case .closure: true
    default: false
    }
  }

  /// The list and the name of `map` or `filter`, if that is what is called with a closure.
  fileprivate var closureCall: (list: ValueExpression, call: String)? {
    guard case .member(let list, let name, _) = form, name == "map" || name == "filter" else {
      return nil
    }
    return (list, name)
  }
}
