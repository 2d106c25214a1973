import BoardwalkBase

/// Expressions, in the order of increasing precedence.
extension BehaviorParser {
  mutating func expression() throws(SyntaxError) -> ValueExpression {
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    if brackets > 0 { skipNewlines() }
    let condition = try binary(from: 1)
    guard reader.kind == .symbol("?"), reader.kind(ahead: 1) != .symbol("?") else {
      return condition
    }
    reader.skip()
    skipNewlines()
    let first = try expression()
    guard consumeBelow(symbol: ":") else {
      throw SyntaxError("expected ':' and the second value", at: reader.range)
    }
    skipNewlines()
    let second = try expression()
    return try self.value(
      .choice(condition, first, otherwise: second),
      at: condition.range.lowerBound..<reader.lastEnd)
  }

  static let tooDeep = "this value is nested too deeply"

  /// Enters a level of nesting, within the limit; the caller leaves it.
  mutating func enter(orFail message: String) throws(SyntaxError) {
    guard depth < Self.depthLimit else { throw SyntaxError(message, at: reader.range) }
    depth += 1
  }

  /// A value of `form`, written at `range`, if it is not too high: chains of operators, members and
  /// elements are read in a loop and are as high as they are long.
  func value(
    _ form: ValueExpression.Form, at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    let value = ValueExpression(form: form, range: range)
    guard value.height <= ValueExpression.heightLimit else {
      throw SyntaxError(
        "this value is nested more than \(ValueExpression.heightLimit) levels deep", at: range)
    }
    return value
  }

  private mutating func binary(from rank: Int) throws(SyntaxError) -> ValueExpression {
    var left = try prefix()
    while true {
      skipNewlinesInBrackets()
      if reader.isNext("as"), rank <= ValueExpression.Operator.castRank {
        left = try cast(left)
        continue
      }
      if reader.isNext("is"), reader.kind(ahead: 1) == .word,
        rank <= ValueExpression.Operator.castRank
      {
        left = try test(left)
        continue
      }
      guard let (joining, length) = nextOperator(), joining.rank >= rank else { return left }
      for _ in 0..<length { reader.skip() }
      skipNewlines()
      let right = try binary(from: joining.rank + 1)
      left = try self.value(
        .binary(joining, left, right), at: left.range.lowerBound..<reader.lastEnd)
    }
  }

  /// Steps to an operator that begins a line, which it may in brackets.
  private mutating func skipNewlinesInBrackets() {
    guard brackets > 0, reader.kind == .newline else { return }
    let lineEnd = reader
    skipNewlines()
    let goesOn = nextOperator() != nil || reader.isNext("as") || reader.kind == .symbol("?")
    if !goesOn { reader = lineEnd }
  }

  /// The next operator with its number of tokens.
  private func nextOperator() -> (ValueExpression.Operator, Int)? {
    guard case .symbol(let first) = reader.next.value else { return nil }
    if case .symbol(let second) = reader.peek(1).value,
      reader.range(ahead: 1).lowerBound == reader.range.upperBound,
      let joining = ValueExpression.Operator(rawValue: "\(first)\(second)")
    {
      // Objects are equal if they are identical: `textField === nameField`.
      let isIdentity =
        reader.kind(ahead: 2) == .symbol("=")
        && reader.range(ahead: 2).lowerBound == reader.range(ahead: 1).upperBound
        && (joining == .equal || joining == .notEqual)
      return (joining, isIdentity ? 3 : 2)
    }
    // An assignment after an operator is reported elsewhere.
    guard reader.kind(ahead: 1) != .symbol("=") else { return nil }
    return ValueExpression.Operator(rawValue: "\(first)").map { ($0, 1) }
  }

  private mutating func cast(_ value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    reader.skip()
    let isForced = reader.consume(symbol: "!")
    guard isForced || reader.consume(symbol: "?") else {
      throw SyntaxError(
        "a cast is written with as! or as?", at: reader.range)
    }
    let (name, range) = try name("the class")
    return try self.value(
      .cast(value, to: name, at: range, isForced: isForced),
      at: value.range.lowerBound..<reader.lastEnd)
  }

  /// Reads `is Detail` after `value`: whether a cast of it is not nil.
  private mutating func test(_ value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    reader.skip()
    let (name, place) = try name("the class")
    let range = value.range.lowerBound..<reader.lastEnd
    let cast = try self.value(.cast(value, to: name, at: place, isForced: false), at: range)
    return try self.value(.binary(.notEqual, cast, try self.value(.nil, at: range)), at: range)
  }

  private mutating func prefix() throws(SyntaxError) -> ValueExpression {
    let start = reader.range.lowerBound
    let isNot = reader.kind == .symbol("!")
    guard isNot || reader.kind == .symbol("-") else { return try postfix() }
    try enter(orFail: "there are too many signs here")
    defer { depth -= 1 }
    reader.skip()
    let value = try prefix()
    return try self.value(isNot ? .not(value) : .negative(value), at: start..<reader.lastEnd)
  }

  private mutating func postfix() throws(SyntaxError) -> ValueExpression {
    var value = try primary()
    while true {
      let start = value.range.lowerBound
      // A separate parenthesis or bracket begins another value.
      let touches = reader.range.lowerBound == reader.lastEnd
      if touches, value.isType { skipGenericArguments() }
      if touches, reader.kind == .symbol("[") {
        reader.skip()
        brackets += 1
        defer { brackets -= 1 }
        let index = try expression()
        guard consumeBelow(symbol: "]") else {
          throw SyntaxError("expected ']' after the index", at: reader.range)
        }
        value = try self.value(.element(value, index), at: start..<reader.lastEnd)
      } else if touches, reader.kind == .symbol("("), value.isCallable {
        reader.skip()
        let arguments = try arguments()
        if let call = try initializer(value, arguments) {
          value = call
          continue
        }
        value = try self.value(
          SwiftMethod.value(of: value, arguments) ?? .call(value, arguments),
          at: start..<reader.lastEnd)
      } else if touches, reader.kind == .symbol(".") {
        reader.skip()
        value = try members(of: value)
      } else if touches, isChaining {
        // Members of nil are nil.
        reader.skip()
      } else if touches, isUnwrapping {
        reader.skip()
        value = try self.value(.unwrap(value), at: start..<reader.lastEnd)
      } else if reader.kind == .symbol("{"), let (list, call) = value.closureCall {
        value = try closure(call, over: list, from: start)
      } else if let call = try trailingClosure(of: value) {
        value = call
      } else {
        return value
      }
    }
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
    guard reader.kind == .symbol("?"),
      reader.range(ahead: 1).lowerBound == reader.range.upperBound
    else { return false }
    return [.symbol("."), .symbol("["), .symbol("(")].contains(reader.kind(ahead: 1))
  }

  /// Whether the next `!` unwraps the value before it, and is not the beginning of `!=`.
  private var isUnwrapping: Bool {
    guard reader.kind == .symbol("!") else { return false }
    return reader.kind(ahead: 1) != .symbol("=")
      || reader.range(ahead: 1).lowerBound > reader.range.upperBound
  }

  /// Reads `#selector(save)`, which is the action or block of that name.
  private mutating func selector() throws(SyntaxError) -> ValueExpression {
    let start = reader.range.lowerBound
    reader.skip()
    guard reader.consume(word: "selector"), reader.consume(symbol: "("),
      case .word(let path) = reader.next.value
    else { throw SyntaxError("a selector is written as #selector(save)", at: start..<start + 1) }
    let range = reader.range
    reader.skip()
    var open = 1
    while open > 0, !reader.kind.endsStatement {
      if reader.kind == .symbol("(") { open += 1 }
      if reader.kind == .symbol(")") { open -= 1 }
      reader.skip()
    }
    guard open == 0 else { throw SyntaxError("expected ')'", at: reader.range) }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return try value(.name(name), at: range.upperBound - name.utf8.count..<range.upperBound)
  }

  /// Reads `.NAME` of `value`, and whatever else a word with points in it holds.
  mutating func members(of value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    guard reader.kind == .word, reader.range.lowerBound == reader.lastEnd,
      case .word(let word) = reader.next.value
    else { throw SyntaxError("expected the name of a property after the dot", at: reader.range) }
    let start = reader.range.lowerBound
    reader.skip()
    return try members(word, at: start, of: value)
  }

  private func members(
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

  private func check(
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

  /// Parses the arguments of a call, after its parenthesis.
  private mutating func arguments() throws(SyntaxError) -> [ValueExpression.Argument] {
    brackets += 1
    defer { brackets -= 1 }
    var arguments: [ValueExpression.Argument] = []
    while !consumeBelow(symbol: ")") {
      if !arguments.isEmpty { try comma() }
      skipNewlines()
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
      } else {
        value = try expression()
      }
      if reader.kind == .symbol("{") { throw closureError }
      arguments.append(
        ValueExpression.Argument(label: label, labelRange: labelRange, value: value))
    }
    return arguments
  }

  /// Reads an operator that is an argument, as in `numbers.reduce(0, +)`; nil if none follows.
  private mutating func operatorFunction() throws(SyntaxError) -> ValueExpression? {
    let start = reader.range.lowerBound
    guard let (joining, length) = nextOperator(),
      [.symbol(")"), .symbol(",")].contains(reader.kind(ahead: length))
    else { return nil }
    for _ in 0..<length { reader.skip() }
    let range = start..<reader.lastEnd
    let operands = Self.closureParameters.map { ValueExpression(form: .name($0), range: range) }
    let result = try value(.binary(joining, operands[0], operands[1]), at: range)
    let block = NamedBlock(
      owner: className, name: "closure", parameters: Self.closureParameters,
      body: [BehaviorStatement(action: .answer(result), range: range)], range: range)
    return try value(.closure(block, using: Set(Self.closureParameters)), at: range)
  }

  private mutating func primary() throws(SyntaxError) -> ValueExpression {
    let token = reader.next
    let start = token.range.lowerBound
    func made(_ form: ValueExpression.Form) throws(SyntaxError) -> ValueExpression {
      try value(form, at: start..<max(reader.lastEnd, start))
    }
    switch token.value {
    case .string(let text):
      reader.skip()
      return try made(.text(text))
    case .template(let parts):
      reader.skip()
      let pieces = try pieces(parts)
      return try made(.template(pieces))
    case .number(let number):
      reader.skip()
      return try made(.number(number))
    case .malformedString(let reason, let range): throw SyntaxError(reason, at: range)
    case .word(let word): return try named(word, token.range)
    case .symbol("("):
      reader.skip()
      brackets += 1
      defer { brackets -= 1 }
      let value = try expression()
      guard consumeBelow(symbol: ")") else {
        throw SyntaxError("expected ')'", at: reader.range)
      }
      return try made(value.form)
    case .symbol("["):
      reader.skip()
      let form = try bracketed()
      return try made(form)
    case .symbol("{"):
      guard !isAtClosure else { return try closureValue() }
      recordBraces.insert(start)
      reader.skip()
      let fields = try record()
      return try made(.record(fields))
    case .symbol("$"): return try closureElement()
    case .symbol("#"): return try selector()
    case .symbol("."):
      reader.skip()
      let (word, range) = try name("the word")
      guard range.lowerBound == start + 1 else {
        throw SyntaxError("expected a word directly after the dot", at: range)
      }
      return try made(.word(word))
    default: throw SyntaxError("expected a value, not \(token.displayName)", at: token.range)
    }
  }

  /// Reads the values in a text; their places are those in the file.
  private mutating func pieces(
    _ parts: [StringTemplate.Part]
  ) throws(SyntaxError) -> [ValueExpression.Piece] {
    let outside = reader
    defer { reader = outside }
    var pieces: [ValueExpression.Piece] = []
    for part in parts {
      switch part {
      case .text(let text): pieces.append(.text(text))
      case .value(let range):
        reader = outside.reader(of: range)
        guard !reader.isAtEnd else {
          throw SyntaxError(
            "expected a value in the parentheses", at: range.lowerBound - 2..<range.upperBound + 1)
        }
        pieces.append(.value(try expression()))
        guard reader.isAtEnd else {
          throw SyntaxError("expected ')' before \(reader.next.displayName)", at: reader.range)
        }
      }
    }
    return pieces
  }

  /// Parses an expression that begins with a word: a name with properties, or a keyword.
  private mutating func named(
    _ word: String, _ range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    let form: ValueExpression.Form
    switch word {
    case "true", "false":
      reader.skip()
      form = .bool(word == "true")
    case "nil":
      reader.skip()
      form = .nil
    case "map" where namesElement:
      try enter(orFail: Self.tooDeep)
      defer { depth -= 1 }
      reader.skip()
      let (key, _) = try name("the key")
      if reader.consume(word: "in") {
        let list = try binary(from: 5)
        try keyword("to", "map \(key) in items to \(key).name")
        form = .transform(key, in: list, to: try binary(from: 1))
        break
      }
      try keyword("over", "map \(key) over items")
      form = .map(key, over: try binary(from: 5))
    case "filter" where namesElement:
      try enter(orFail: Self.tooDeep)
      defer { depth -= 1 }
      reader.skip()
      let (item, _) = try name("the element")
      try keyword("in", "filter \(item) in items where \(item).isDone")
      let list = try binary(from: 5)
      try keyword("where", "filter \(item) in items where \(item).isDone")
      form = .filter(item, in: list, where: try binary(from: 1))
    case "instantiate":
      try enter(orFail: Self.tooDeep)
      defer { depth -= 1 }
      reader.skip()
      let identifier = try binary(from: 5)
      form = .instantiate(
        identifier, from: reader.consume(word: "from") ? try binary(from: 5) : nil)
    default: return try path(word, range)
    }
    return try self.value(form, at: range.lowerBound..<reader.lastEnd)
  }

  /// Whether the word after the next one is the name of an element, as after `map` and `filter`,
  /// which may also be names themselves.
  private var namesElement: Bool {
    guard case .word(let word) = reader.peek(1).value else { return false }
    return word != "is" && !Self.reserved.contains(word)
      && Phrase.Preposition(rawValue: word) == nil
  }

  private mutating func keyword(
    _ word: String, _ example: String
  ) throws(SyntaxError) {
    if brackets > 0 { skipNewlines() }
    guard reader.consume(word: word) else {
      throw SyntaxError("expected '\(word)', as in \(example)", at: reader.range)
    }
  }

  /// Splits a word with points in it into a name and its properties.
  private mutating func path(
    _ word: String, _ range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    reader.skip()
    let first = word.prefix { $0 != "." }
    let place = range.lowerBound..<range.lowerBound + first.utf8.count
    try check(first, at: place, in: word, from: range.lowerBound)
    if first != "self", first != "super", Self.reserved.contains(String(first)) {
      throw SyntaxError("expected a value, not '\(first)'", at: place)
    }
    if let answer = SwiftWords.classes[String(first)] { throw SyntaxError(answer, at: place) }
    let root = try self.value(.name(String(first)), at: place)
    guard first.utf8.count < word.utf8.count else { return root }
    let rest = word.dropFirst(first.count + 1)
    return try members(String(rest), at: place.upperBound + 1, of: root)
  }
}

extension ValueExpression {
  /// Whether it is the name of a type.
  fileprivate var isType: Bool { lastName?.first?.isUppercase == true }

  /// Whether parentheses after it are a call.
  fileprivate var isCallable: Bool {
    switch form {
    case .name, .member: true
    // A function of UIKit's that makes a constant: .medium()
    case .word: true
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
