import BoardwalkBase

/// Blocks and the statements in them.
extension BehaviorParser {
  /// Parses a block with its braces; `owner` names its owner in messages.
  mutating func block(of owner: String) throws(SyntaxError) -> [BehaviorStatement] {
    let brace = try openBlock(of: owner)
    return try statements(of: owner, after: brace)
  }

  /// Consumes the opening brace of a block and returns its place.
  mutating func openBlock(of owner: String) throws(SyntaxError) -> Range<Int> {
    let headEnd = reader.lastEnd
    try openBrace(of: owner)
    if statementEnd == nil { statementEnd = headEnd }
    return reader.lastEnd - 1..<reader.lastEnd
  }

  /// Parses statements, and the brace that closes the one at `brace`.
  mutating func statements(
    of owner: String, after brace: Range<Int>
  ) throws(SyntaxError) -> [BehaviorStatement] {
    guard depth < Self.depthLimit else {
      skipRest(from: "{", to: "}")
      throw SyntaxError("blocks are nested too deeply here", at: brace)
    }
    depth += 1
    defer { depth -= 1 }
    var statements: [BehaviorStatement] = []
    skipNewlines()
    while reader.kind != .symbol("}") {
      guard !isAtMissingBrace else {
        defer { lacksBrace = true }
        guard !lacksBrace else { return statements }
        throw SyntaxError("the block of \(owner) is not closed", at: brace)
      }
      let start = reader
      do {
        statements += try statementWithAwaitedCalls()
        try endLine()
      } catch {
        report(error)
        skipStatement(from: start)
      }
      if reader.lastEnd == start.lastEnd, !isAtMissingBrace { reader.skip() }
      skipNewlines()
    }
    reader.skip()
    return statements
  }

  /// Steps over the rest of what is between the brackets `opening` and `closing`, the closing one
  /// included, however deep it goes.
  mutating func skipRest(from opening: Unicode.Scalar, to closing: Unicode.Scalar) {
    var open = 1
    while open > 0, !reader.isAtEnd {
      if reader.kind == .symbol(opening) { open += 1 }
      if reader.kind == .symbol(closing) { open -= 1 }
      reader.skip()
    }
  }

  /// Reads a statement, with the label of a loop before it.
  mutating func statement() throws(SyntaxError) -> BehaviorStatement {
    let start = reader.range.lowerBound
    let outer = statementEnd
    statementEnd = nil
    defer { statementEnd = outer }
    let label = takeLoopLabel()
    let action = try inLoop(labeled: label) { parser throws(SyntaxError) in try parser.action() }
    // A statement may begin with a closure.
    let end = max(statementEnd ?? reader.lastEnd, start + 1)
    return BehaviorStatement(action: action, range: start..<end, label: label)
  }

  private mutating func action() throws(SyntaxError) -> BehaviorStatement.Action {
    if consumeDeclaration() { return try declaration() }
    if let function = try localFunction() { return function }
    if let loop = try loop() { return loop }
    if let jump = try jump() { return jump }
    if reader.consume(word: "if") { return try choice() }
    if reader.consume(word: "guard") { return try requirement() }
    if reader.isNext("switch"), !reader.kind(ahead: 1).isMemberSign || isBeforeTuple {
      reader.skip()
      return try cases()
    }
    if reader.consume(word: "return") { return try answer() }
    if let action = try errorHandling() { return action }
    if let form = verbForm() {
      reader.skip()
      return .perform(try command(form))
    }
    return try assignment()
  }

  /// Reads `NAME: TYPE = VALUE` after `let` or `var`.
  private mutating func declaration() throws(SyntaxError) -> BehaviorStatement.Action {
    let (name, range) = try name("the value")
    let type = skipType(of: name)
    guard reader.consume(symbol: "=") else {
      // It gets its value later.
      if type != nil { return .name(name, try value(.nil, at: range)) }
      throw SyntaxError("'\(name)' has no value: let \(name) = …", at: reader.range)
    }
    skipNewlines()
    return .name(name, try typed(try assignedValue(), as: type?.text))
  }

  /// Reads the value after `return`, if there is one.
  private mutating func answer() throws(SyntaxError) -> BehaviorStatement.Action {
    if reader.kind.endsStatementOrBlock { return .answer(nil) }
    if context.isFailable, reader.consume(word: "nil") {
      return .answer(try value(.word(KnownNames.failedInitializer), at: reader.range))
    }
    return .answer(try withResultLabels(try assignedValue()))
  }

  /// Whether a separate parenthesis follows the next word, which calls nothing.
  var isBeforeTuple: Bool {
    reader.kind(ahead: 1) == .symbol("(") && !reader.touchesNext
  }

  /// Reads conditions and blocks after `if`.
  mutating func choice() throws(SyntaxError) -> BehaviorStatement.Action {
    var branches: [Branch] = []
    while true {
      let conditions = try conditions()
      branches.append(Branch(conditions: conditions, body: try block(of: "if")))
      guard consumeContinuation("else") else { return .choose(branches, otherwise: []) }
      guard reader.consume(word: "if") else {
        return .choose(branches, otherwise: try block(of: "else"))
      }
    }
  }

  /// Consumes `let`, or `var`, which declares a name like it: every name can be assigned to. A
  /// misspelled one is reported, and determines the parsing as well as the correct one.
  private mutating func consumeDeclaration() -> Bool {
    if reader.consume(word: "let") { return true }
    guard reader.kind(ahead: 1) == .word, case .word(let word) = reader.next.value else {
      return false
    }
    if reader.consume(word: "var") {
      if case .word(let name) = reader.next.value { context.variables.insert(name) }
      return true
    }
    guard reader.kind(ahead: 2) == .symbol("="), Verb(rawValue: word) == nil else { return false }
    return consume(misspelled: ["let", "var"])
  }

  /// Reports and consumes the next word if it resembles one of `keywords`.
  private mutating func consume(misspelled keywords: [String]) -> Bool {
    guard let meant = keyword(meantAmong: keywords) else { return false }
    report(
      SyntaxError(
        "expected '\(meant)', not \(reader.next.displayName)", at: reader.range,
        suggestion: meant))
    reader.skip()
    return true
  }

  /// Parses the conditions and the block after `guard`.
  private mutating func requirement() throws(SyntaxError) -> BehaviorStatement.Action {
    let conditions = try conditions()
    guard consumeContinuation("else") else {
      throw SyntaxError("expected 'else' and a block that ends with return", at: reader.range)
    }
    let start = reader.lastEnd
    let body = try block(of: "guard")
    guard body.last?.endsBlock == true else {
      throw SyntaxError(
        "the block of guard must end with return, throw, break or continue",
        at: start - 4..<start)
    }
    return .require(conditions, otherwise: body)
  }

  /// Parses conditions with commas between them.
  mutating func conditions() throws(SyntaxError) -> [Condition] {
    var conditions = try nextConditions()
    while reader.consume(symbol: ",") {
      skipNewlines()
      conditions += try nextConditions()
    }
    return conditions
  }

  /// Parses a value, or `let name = value`; `let name` alone examines the value of that name.
  private mutating func nextConditions() throws(SyntaxError) -> [Condition] {
    if reader.consume(word: "case") { return try caseConditions() }
    if let conditions = try tupleConditions() { return conditions }
    guard consumeDeclaration() else { return [.holds(try condition())] }
    let token = reader.next
    let isSelf = reader.consume(word: "self")
    let (name, range) = isSelf ? ("self", token.range) : try name("the value")
    skipType()
    guard reader.consume(symbol: "=") else {
      return [.binds(name, ValueExpression(form: .name(name), range: range))]
    }
    skipNewlines()
    return [.binds(name, try expression())]
  }

  /// Reads `PATTERN = VALUE` after `case`: whether the value matches.
  private mutating func caseConditions() throws(SyntaxError) -> [Condition] {
    let pattern = try casePattern()
    guard reader.consume(symbol: "=") else {
      throw SyntaxError("expected '=' and the value after the pattern", at: reader.range)
    }
    return try conditions(of: pattern, evaluating: try expression())
  }

  /// Reads a value that is true or false, and reports an assignment.
  private mutating func condition() throws(SyntaxError) -> ValueExpression {
    let condition = try expression()
    if reader.kind == .symbol("=") {
      throw SyntaxError("a comparison is written with ==", at: reader.range, suggestion: "==")
    }
    return condition
  }

  /// Consumes a keyword after a block, on its line or on the next one.
  mutating func consumeContinuation(_ word: String) -> Bool {
    let distance = reader.distance(pastNewlinesFrom: 0)
    guard case .word(word) = reader.peek(distance).value else {
      guard distance == 0, reader.kind(ahead: 1) == .symbol("{") else { return false }
      return consume(misspelled: [word])
    }
    for _ in 0...distance { reader.skip() }
    return true
  }

  /// Reads a statement that begins with a value: an assignment to it, a call, or a result.
  private mutating func assignment() throws(SyntaxError) -> BehaviorStatement.Action {
    let target = try statementValue()
    if reader.kind == .symbol("="), reader.kind(ahead: 1) != .symbol("=") {
      try requirePlace(target)
      reader.skip()
      skipNewlines()
      let value = try assignedValue()
      return target.form == .name("_") ? .evaluate(value) : .assign(value, to: target)
    }
    if let change = try combinedAssignment(to: target) { return change }
    if let call = try ownCallWithClosure(target) { return .evaluate(call) }
    if let action = try swiftCall(target) { return action }
    if let action = try choice(between: target) { return action }
    if reader.kind.endsStatementOrBlock {
      if !isOwnCall(target), let error = target.callError { throw error }
      return .evaluate(target)
    }
    throw unknownStatement(target)
  }

  /// Throws an error unless `target` can be assigned to.
  func requirePlace(_ target: ValueExpression) throws(SyntaxError) {
    guard target.isPlace else {
      throw SyntaxError("cannot assign to this expression", at: target.range)
    }
  }

  /// Reads the value of an assignment.
  mutating func assignedValue() throws(SyntaxError) -> ValueExpression {
    if let value = try chosenValue() { return value }
    let outer = context.takesClosures
    context.takesClosures = true
    defer { context.takesClosures = outer }
    let value = try expression()
    guard reader.kind == .symbol("{") else { return value }
    guard case .call(let callee, let arguments) = value.form, callee.lastName == "addObserver"
    else {
      throw closureError
    }
    return try call(callee, arguments, closure: "using")
  }

  /// Whether `value` calls a block or an action of the file, whatever UIKit calls by its name.
  func isOwnCall(_ value: ValueExpression) -> Bool {
    guard case .call(let callee, _) = value.form else { return false }
    return isOwnName(callee)
  }

  /// Whether `value` is the name of a block or an action of the file.
  private func isOwnName(_ value: ValueExpression) -> Bool {
    switch value.form {
    case .name(let name):
      return declaredNames.callables.contains(name) || declaredNames.methods.contains(name)
    case .member(let owner, let name, at: _):
      // Another object may have a method of UIKit's with the name of a block of the class.
      return (owner.form == .name("self") && declaredNames.callables.contains(name))
        || declaredNames.methods.contains(name)
    default: return false
    }
  }

  /// Reads the closure after `target`, a call of a block or an action of the file, or its name, as
  /// the last argument; nil if there is none.
  private mutating func ownCallWithClosure(
    _ target: ValueExpression
  ) throws(SyntaxError) -> ValueExpression? {
    guard reader.kind == .symbol("{") else { return nil }
    if isOwnName(target) { return try call(target, [], closure: nil) }
    guard isOwnCall(target), case .call(let callee, let arguments) = target.form else { return nil }
    return try call(callee, arguments, closure: nil)
  }

  /// Reads the value that begins a statement, or throws what to write instead of a word of Swift's.
  private mutating func statementValue() throws(SyntaxError) -> ValueExpression {
    if case .word(let word) = reader.next.value, !reader.kind(ahead: 1).isMemberSign,
      let message = SwiftWords.statements[word]
    {
      throw SyntaxError(message, at: reader.range)
    }
    return try expression()
  }

  /// Reads `+= VALUE` and its like after `target`; nil if something else follows.
  private mutating func combinedAssignment(
    to target: ValueExpression
  ) throws(SyntaxError) -> BehaviorStatement.Action? {
    guard case .symbol(let sign) = reader.next.value, ["+", "-", "*", "/"].contains(sign),
      reader.kind(ahead: 1) == .symbol("="),
      let joining = ValueExpression.Operator(rawValue: "\(sign)")
    else { return nil }
    try requirePlace(target)
    reader.skip()
    reader.skip()
    skipNewlines()
    let value = try expression()
    let result = ValueExpression(
      form: .binary(joining, target, value), range: target.range.lowerBound..<reader.lastEnd)
    return .assign(result, to: target)
  }

  /// The statement that `target`, a call of a method of Swift's or UIKit's, is here; nil if it is
  /// none of those, or something else follows it.
  mutating func swiftCall(
    _ target: ValueExpression
  ) throws(SyntaxError) -> BehaviorStatement.Action? {
    if let requirement = precondition(target) { return requirement }
    let hasBlock = reader.kind == .symbol("{")
    if !hasBlock, let choice = try choice(ofMethodFor: target) { return choice }
    guard !isOwnCall(target), hasBlock || reader.kind.endsStatementOrBlock,
      let method = SwiftMethod.called(by: target, hasBlock: hasBlock)
    else { return nil }
    return hasBlock ? try trailingClosures(of: method) : method.action
  }

  /// The error for a line that begins with `start`, and is neither an assignment nor a result.
  private func unknownStatement(_ start: ValueExpression) -> SyntaxError {
    if start.isMethod, reader.kind == .symbol("{") { return closureError }
    guard case .name(let word) = start.form else {
      return SyntaxError(
        "expected the end of the line before \(reader.next.displayName)", at: reader.range)
    }
    if let example = UIKitSpelling.statement(for: word) {
      return SyntaxError("this is written as a statement: \(example)", at: start.range)
    }
    let known = Verb.allCases.map(\.rawValue) + Self.statementWords
    return SyntaxError(
      "there is no statement '\(word)'", at: start.range,
      suggestion: Misspelling(word).closest(in: known))
  }

  /// The words that begin statements other than verbs.
  private static let statementWords = [
    "if", "guard", "let", "var", "return", "switch", "for", "while", "repeat", "do", "defer",
  ]
}

extension ValueExpression {
  /// Whether it can be assigned to.
  package var isPlace: Bool {
    switch form {
    case .name, .member, .element: true
    case .unwrap(let value): value.isPlace
    // An element with a default, which assignments do not read: `counts[key, default: 0]`.
    case .binary(.otherwise, let value, _): if case .element = value.form { true } else { false }
    default: false
    }
  }

  /// The replacement for a call of a UIKit method; nil if it is not one.
  fileprivate var callError: SyntaxError? {
    guard case .call(let callee, let arguments) = form else { return nil }
    let name: String
    let range: Range<Int>
    switch callee.form {
    case .name(let word): (name, range) = (word, callee.range)
    // The superclass has a method of its own.
    case .member(let owner, _, _) where owner.form == .name("super"): return nil
    case .member(_, let word, let place): (name, range) = (word, place)
    default: return nil
    }
    if let (label, meant) = SwiftMethod.misspelledLabel(callee: name, arguments) {
      return SyntaxError(
        "\(name) has no argument '\(label.label ?? "")'", at: label.labelRange ?? label.value.range,
        suggestion: meant)
    }
    guard !SwiftMethod.isValue(callee: name, arguments),
      let example = UIKitSpelling.statement(for: name)
    else { return nil }
    return SyntaxError("this is written as a statement: \(example)", at: range)
  }
}

extension BehaviorStatement {
  /// Whether no statement after it is performed.
  fileprivate var endsBlock: Bool {
    switch action {
    case .answer: true
    case .perform(let command): command.verb == .throw
    case .choose(let branches, let otherwise):
      branches.allSatisfy { $0.body.last?.endsBlock == true }
        && (otherwise.last?.endsBlock == true || branches.last?.isUnconditional == true)
    default: false
    }
  }
}

extension Branch {
  /// Whether its only condition is `true`.
  fileprivate var isUnconditional: Bool {
    conditions.count == 1 && conditions[0].value.form == .bool(true)
  }
}
