import BoardwalkBase

/// The members of a behavior.
extension BehaviorParser {
  mutating func member(of result: inout ClassBehavior) throws(SyntaxError) {
    if try valueType() { return try endLine() }
    if try swiftMember(of: &result) { return }
    let token = reader.next
    guard let word = reader.takeWord() else {
      throw SyntaxError(
        "expected state, block or a handler, not \(token.displayName)", at: token.range)
    }
    switch Misspelling(word).closest(in: ["state", "block"]) {
    case let keyword? where keyword != word && HandlerForm.named(word) == nil:
      // A misspelled keyword determines the parsing as well as the correct one.
      guard reader.kind == .word else { throw unknownMember(word, at: token.range) }
      report(unknownMember(word, at: token.range, meaning: keyword))
      try declared(keyword, of: &result)
    case let keyword? where keyword == word: try declared(keyword, of: &result)
    default:
      guard let form = HandlerForm.named(word) else { throw unknownMember(word, at: token.range) }
      var handler = try handler(form, at: token.range)
      handler.owner = result.name
      try requireNew(handler)
      result.handlers.append(handler)
    }
  }

  /// Parses the declaration after `keyword`, which is `state` or `block`.
  private mutating func declared(
    _ keyword: String, of result: inout ClassBehavior
  ) throws(SyntaxError) {
    guard keyword == "block" else { return try state(of: &result) }
    let head = try functionHead("the block")
    let body = try body(of: "block \(head.name)", head).answering
    try endLine()
    try addBlock(head, body, to: &result)
  }

  /// Adds the block with `head` to `result`.
  mutating func addBlock(
    _ head: FunctionHead, _ body: [BehaviorStatement], to result: inout ClassBehavior
  ) throws(SyntaxError) {
    guard members.insert(head.name, labels: head.labels) else {
      throw taken(head.name, at: head.range)
    }
    result.blocks.append(
      NamedBlock(
        owner: result.name, name: head.name, parameters: head.names, labels: head.labels,
        signature: head.parameters.ifFlexible, body: body, range: head.range))
  }

  private func unknownMember(
    _ word: String, at range: Range<Int>, meaning keyword: String? = nil
  ) -> SyntaxError {
    if let keyword {
      return SyntaxError("there is no handler '\(word)'", at: range, suggestion: keyword)
    }
    let known = ["state", "block"] + HandlerForm.all.map(\.word)
    let suggestion = HandlerForm.forMethod(word)?.word ?? Misspelling(word).closest(in: known)
    if reader.kind == .symbol("=") {
      return SyntaxError(
        "a state is declared with state \(word) = …", at: range,
        suggestion: suggestion == "state" ? nil : "state \(word)")
    }
    if Verb(rawValue: word) != nil || ["if", "let", "return"].contains(word) {
      return SyntaxError(
        "a statement belongs in a handler, such as viewDidLoad { … }", at: range)
    }
    return SyntaxError(
      "there is no handler '\(word)'", at: range,
      suggestion: suggestion)
  }

  mutating func requireNew(
    _ name: String, at range: Range<Int>
  ) throws(SyntaxError) {
    guard members.insert(name) else { throw taken(name, at: range) }
  }

  /// Several handlers of one call are an error, unless conditions distinguish them.
  mutating func requireNew(_ handler: Handler) throws(SyntaxError) {
    if handler.form == "action", let name = handler.subject {
      try requireNew(name, at: handler.subjectRange ?? handler.range)
    }
    guard !members.insert(handler) else { return }
    throw SyntaxError(
      "there is already a handler '\(handler.form)' for this", at: handler.range)
  }

  private mutating func handler(
    _ form: HandlerForm, at range: Range<Int>
  ) throws(SyntaxError) -> Handler {
    var result = Handler(form: form.word, body: [], range: range)
    switch form.head {
    case .plain: break
    case .identifier(let isRequired): try identifier(of: &result, isRequired)
    case .name:
      (result.subject, result.subjectRange) = try name("the state")
      result.parameters = form.parameters
    case .callable:
      (result.subject, result.subjectRange) = try name("the action")
      result.parameters = try parameters()
    case .initializer:
      let signature = try signature()
      (result.labels, result.parameters) = (signature.map(\.label), signature.map(\.name))
    case .cell:
      try identifier(of: &result, false)
      if reader.consume(word: "for") { result.parameters = [try name("the element").name] }
      result.options = try options(nil)
      if reader.consume(word: "when") { result.condition = try expression() }
      if let meant = keyword(meantAmong: ["for", "when"]) {
        throw SyntaxError(
          "expected '\(meant)', not \(reader.next.displayName)", at: reader.range,
          suggestion: meant)
      }
    }
    if form.head.isPlain, reader.kind == .symbol("(") {
      let names = form.parameters.joined(separator: ", ")
      throw SyntaxError(
        names.isEmpty
          ? "\(form.word) has no parameters"
          : "the parameters of \(form.word) have fixed names: \(names)", at: reader.range)
    }
    if reader.consume(symbol: "=") {
      throw SyntaxError(
        "the answer of a handler is written in braces: \(form.word) { … }",
        at: reader.lastEnd - 1..<reader.lastEnd)
    }
    result.body = try body(of: form.word).answering
    try endLine()
    // A cell that its statements dequeue is the one that they return.
    result.returnsCell =
      form.head.isCell && result.subject == nil && result.parameters.isEmpty
      && result.body.calls(prefix: "dequeue")
    return result
  }

  private mutating func identifier(
    of handler: inout Handler, _ isRequired: Bool
  ) throws(SyntaxError) {
    guard reader.kind != .string else {
      handler.subjectRange = reader.range
      handler.subject = try reader.string("the identifier")
      return
    }
    let isWord = reader.kind == .word && !["for", "when"].contains { reader.isNext($0) }
    if isRequired || isWord || reader.kind == .malformedString {
      handler.subject = try reader.string("the identifier")
    }
  }
}

extension HandlerForm.Head {
  fileprivate var isPlain: Bool {
    switch self {
    case .plain, .identifier, .name: true
    default: false
    }
  }
}

extension [BehaviorStatement] {
  /// Whether a method whose name begins with `prefix` is called in them.
  fileprivate func calls(prefix: String) -> Bool {
    var isFound = false
    forEachValue { isFound = isFound || $0.isCall && $0.calleeName?.hasPrefix(prefix) == true }
    return isFound
  }
}

extension ValueExpression {
  /// The name of what it calls.
  fileprivate var calleeName: String? {
    if case .call(let callee, _) = form { callee.lastName } else { nil }
  }
}
