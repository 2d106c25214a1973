import BoardwalkBase

/// Expressions, in the order of increasing precedence.
extension BehaviorParser {
  mutating func expression() throws(SyntaxError) -> ValueExpression {
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    if context.brackets > 0 { skipNewlines() }
    let start = reader.range.lowerBound
    if let effects = takeEffects() { return try value(after: effects, from: start) }
    let condition = try binary(from: 1)
    let distance = reader.distance(pastNewlinesFrom: 0)
    guard reader.kind(ahead: distance) == .symbol("?"),
      reader.kind(ahead: distance + 1) != .symbol("?")
    else { return condition }
    for _ in 0...distance { reader.skip() }
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

  mutating func binary(from rank: Int) throws(SyntaxError) -> ValueExpression {
    var left = try prefix()
    while true {
      skipToOperator()
      if reader.isNext("as"), rank <= ValueExpression.Operator.castRank {
        left = try cast(left)
        continue
      }
      if reader.isNext("is"), reader.kind(ahead: 1) == .word,
        rank <= ValueExpression.Operator.castRank
      {
        reader.skip()
        left = try classTest(of: left, from: left.range.lowerBound)
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

  /// Steps to an operator that begins a line. Outside of brackets it has a space behind it, unlike the
  /// sign of another value.
  private mutating func skipToOperator() {
    guard reader.kind == .newline else { return }
    let lineEnd = reader
    skipNewlines()
    var goesOn = context.brackets > 0 && (reader.isNext("as") || reader.kind == .symbol("?"))
    if let (_, length) = nextOperator() {
      let end = reader.range(ahead: length - 1).upperBound
      goesOn = context.brackets > 0 || reader.range(ahead: length).lowerBound > end
    }
    if !goesOn { reader = lineEnd }
  }

  /// The next operator with its number of tokens.
  func nextOperator() -> (ValueExpression.Operator, Int)? {
    guard case .symbol(let first) = reader.next.value else { return nil }
    if case .symbol(let second) = reader.peek(1).value, reader.touchesNext,
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
      // To a superclass or a bridged type, which a value already is.
      _ = try primary()
      return value
    }
    // The type of a list or a dictionary: values have no types here.
    if reader.kind == .symbol("[") {
      _ = try primary()
      return value
    }
    let (name, range) = try name("the class")
    return try self.value(
      .cast(value, to: name, at: range, isForced: isForced),
      at: value.range.lowerBound..<reader.lastEnd)
  }

  /// Reads the class after `is`, in an expression that begins at `start`: whether a cast of `value`
  /// is not nil.
  mutating func classTest(
    of value: ValueExpression, from start: Int
  ) throws(SyntaxError) -> ValueExpression {
    let (name, place) = try name("the class")
    return try classTest(of: value, named: name, at: place, in: start..<reader.lastEnd)
  }

  /// Whether a cast of `value` to the class `name`, which is at `place`, is not nil.
  func classTest(
    of value: ValueExpression, named name: String, at place: Range<Int>, in range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
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
    let place = range.upperBound - name.utf8.count..<range.upperBound
    // A method of UIKit's: #selector(UIResponder.resignFirstResponder).
    return try value(path.hasPrefix("UI") ? .text(name) : .name(name), at: place)
  }

  mutating func primary() throws(SyntaxError) -> ValueExpression {
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
      if let text = parts.onlyText { return try made(.text(text)) }
      let pieces = try pieces(parts)
      return try made(.template(pieces))
    case .number(let number):
      let isReal = token.text.contains(".")
      reader.skip()
      let value = try made(isReal ? .real(number) : .number(number))
      // The point after a whole number is read as its own.
      let hasMember = reader.kind == .word && reader.range.lowerBound == reader.lastEnd
      return hasMember ? try members(of: value) : value
    case .malformedString(let reason, let range): throw SyntaxError(reason, at: range)
    case .word(let word):
      if let range = try rangeValue(word, token.range) { return range }
      return try named(word, token.range)
    case .symbol("("):
      reader.skip()
      return try parenthesized(from: start)
    case .symbol("["):
      if let list = try collectionInitializer() { return list }
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
    case .symbol("#"):
      if let condition = try availability() { return condition }
      return try selector()
    case .symbol("\\"): return try keyPath()
    case .symbol("."):
      if let range = try rangeValue(from: nil) { return range }
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
    case "instantiate" where [.word, .string, .template].contains(reader.kind(ahead: 1)):
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
    if context.brackets > 0 { skipNewlines() }
    guard reader.consume(word: word) else {
      throw SyntaxError("expected '\(word)', as in \(example)", at: reader.range)
    }
  }

  /// The path `word`, written at `range`, without the types that its first type is declared in:
  /// `Animal.Kind.bird` is `Kind.bird`.
  private func withoutOuterTypes(_ word: String, _ range: Range<Int>) -> (String, Range<Int>) {
    var (word, range) = (word, range)
    while word.first?.isUppercase == true, let point = word.firstIndex(of: ".") {
      let rest = String(word[word.index(after: point)...])
      let name = String(rest.prefix { $0 != "." })
      guard declaredNames.types.contains(name), name != "CodingKeys" else { break }
      range = range.upperBound - rest.utf8.count..<range.upperBound
      word = rest
    }
    return (word, range)
  }

  /// The name that `name` stands for: that of the current type, or of the type that it is an alias of.
  private func resolved(_ name: String) -> String {
    guard name == "Self" else { return typeAliases[name] ?? name }
    return typeName.isEmpty ? className : typeName
  }

  /// Splits a word with points in it into a name and its properties.
  private mutating func path(
    _ word: String, _ range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    reader.skip()
    let (word, range) = withoutOuterTypes(word, range)
    let first = word.prefix { $0 != "." }
    let place = range.lowerBound..<range.lowerBound + first.utf8.count
    try check(first, at: place, in: word, from: range.lowerBound)
    if first != "self", first != "super", Self.reserved.contains(String(first)) {
      throw SyntaxError("expected a value, not '\(first)'", at: place)
    }
    if let answer = SwiftWords.classes[String(first)] { throw SyntaxError(answer, at: place) }
    let root = try self.value(.name(resolved(String(first))), at: place)
    guard first.utf8.count < word.utf8.count else { return root }
    let rest = word.dropFirst(first.count + 1)
    return try members(String(rest), at: place.upperBound + 1, of: root)
  }
}

/// Statements that perform one of two calls.
extension BehaviorParser {
  /// The statement that `target` is here, if a type of the file has a method of the name that it calls,
  /// and Swift has one, too: which one it calls depends on the value. Nil for another call.
  func choice(
    ofMethodFor target: ValueExpression
  ) throws(SyntaxError) -> BehaviorStatement.Action? {
    guard case .call(let callee, _) = target.form,
      case .member(let owner, let name, _) = callee.form,
      declaredNames.methods.contains(name), owner.form != .name("self"), owner.isPlace,
      let method = SwiftMethod.called(by: target, hasBlock: false)
    else { return nil }
    let arguments: [ValueExpression.Argument] = [
      .init(value: owner), .init(value: try value(.text(name), at: target.range)),
    ]
    let function = try value(.name(KnownNames.hasMethod), at: target.range)
    let condition = try value(.call(function, arguments), at: target.range)
    return .choose(
      [
        Branch(
          conditions: [.holds(condition)],
          body: [BehaviorStatement(action: .evaluate(target), range: target.range)])
      ], otherwise: [BehaviorStatement(action: method.action, range: target.range)])
  }

  /// The statement that `target`, a value by a condition, is here: `isOn ? start() : stop()` does one of
  /// two things; nil for another value.
  mutating func choice(
    between target: ValueExpression
  ) throws(SyntaxError) -> BehaviorStatement.Action? {
    guard case .choice(let condition, let first, let second) = target.form else { return nil }
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    var bodies: [[BehaviorStatement]] = []
    for value in [first, second] {
      var action = try swiftCall(value)
      if action == nil { action = try choice(between: value) }
      bodies.append([BehaviorStatement(action: action ?? .evaluate(value), range: value.range)])
    }
    return .choose(
      [Branch(conditions: [.holds(condition)], body: bodies[0])], otherwise: bodies[1])
  }
}

extension [StringTemplate.Part] {
  /// The text, if it has no values in it.
  fileprivate var onlyText: String? {
    guard let first else { return "" }
    if count == 1, case .text(let text) = first { return text }
    return nil
  }
}
