import BoardwalkBase

/// Closures: those of one value, and the error for others.
extension BehaviorParser {
  /// Reads `{ $0.name }` or `{ item in item.name }`, the closure of `map` or `filter` over `list`.
  mutating func closure(
    _ call: String, over list: ValueExpression, from start: Int
  ) throws(SyntaxError) -> ValueExpression {
    let before = self
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    let brace = reader.range.lowerBound
    recordBraces.insert(brace)
    reader.skip()
    context.brackets += 1
    defer { context.brackets -= 1 }
    skipNewlines()
    var item = Self.closureItem
    if reader.kind == .word, reader.kind(ahead: 1) == .word, case .word("in") = reader.peek(1).value
    {
      item = try name("the element").name
      reader.skip()
      skipNewlines()
    }
    guard !statementClosures.contains(brace), let body = try? expression(), !body.takesSeveral,
      consumeBelow(symbol: "}")
    else {
      // Several statements or parameters. Without a note of this, nested closures would be parsed
      // 2ⁿ times.
      let known = statementClosures.union([brace])
      self = before
      statementClosures = known
      let method = try value(
        .member(list, call, at: list.range), at: start..<reader.lastEnd)
      return try self.call(method, [], closure: nil)
    }
    return try value(
      call == "filter"
        ? .filter(item, in: list, where: body) : .transform(item, in: list, to: body),
      at: start..<reader.lastEnd)
  }

  /// The name of the element in a closure that gives it none.
  static let closureItem = "$0"

  /// The names of the parameters of a closure that gives them none.
  static let closureParameters = [closureItem, "$1", "$2"]

  /// Reads `$0` or its like, with the members after it.
  mutating func closureElement() throws(SyntaxError) -> ValueExpression {
    let start = reader.range.lowerBound
    reader.skip()
    if reader.kind == .word, reader.range.lowerBound == start + 1 {
      return try projection(from: start)
    }
    // Points after it, and the numbers of parts, are read as those of a number: `$0.1`.
    let parts = reader.next.text.split(separator: ".", omittingEmptySubsequences: false)
    let name = "$\(parts[0])"
    guard reader.range.lowerBound == start + 1, Self.closureParameters.contains(name) else {
      throw SyntaxError("the element in a closure is $0", at: start..<start + 1)
    }
    let range = reader.range
    reader.skip()
    var element = try value(.name(name), at: start..<start + 2)
    for part in parts.dropFirst() where !part.isEmpty {
      element = try value(.member(element, String(part), at: range), at: start..<range.upperBound)
    }
    return parts.last?.isEmpty == true ? try members(of: element) : element
  }

  /// Reads the name after `$`, which is the projected value of the wrapper of that property, with the
  /// members after it: `$name` is `_name.projectedValue`.
  private mutating func projection(from start: Int) throws(SyntaxError) -> ValueExpression {
    let range = reader.range
    let parts = reader.next.text.split(separator: ".").map(String.init)
    reader.skip()
    var result = try value(.name("_" + (parts.first ?? "")), at: range)
    for part in ["projectedValue"] + parts.dropFirst() {
      result = try value(.member(result, part, at: range), at: start..<range.upperBound)
    }
    return result
  }

  /// The parameters of a closure with the statements `body` that gives them no names.
  private static func implicitParameters(of body: [BehaviorStatement]) -> [String] {
    var last = 0
    for value in body.values {
      value.forEachPart(inClosures: false) { part in
        guard case .name(let name) = part.form else { return }
        last = max(last, closureParameters.firstIndex(of: name) ?? 0)
      }
    }
    return Array(closureParameters[...last])
  }

  /// Reads `{ [weak self] action in … }`, a closure with statements.
  mutating func closureValue() throws(SyntaxError) -> ValueExpression {
    let start = reader.range.lowerBound
    let block = try closureBlock()
    return try value(
      .closure(block, using: block.body.usedNames), at: start..<reader.lastEnd)
  }

  /// The closure with `parameters` that returns `result`, written in another form at `range`.
  func makeClosure(
    _ parameters: [String], returning result: ValueExpression, at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    let body = [BehaviorStatement(action: .answer(result), range: range)]
    let block = makeBlock(parameters: parameters, body, at: range)
    return try value(.closure(block, using: body.usedNames), at: range)
  }

  /// The statements of the closure that follows, which has no parameters.
  mutating func closureStatements() throws(SyntaxError) -> [BehaviorStatement] {
    try closureBlock().body
  }

  private mutating func closureBlock() throws(SyntaxError) -> NamedBlock {
    let outer = beginContext()
    defer { context = outer }
    let brace = try openBlock(of: "closure")
    let head = closureHead()
    let body = try statements(of: "the closure", after: brace).answering
    var parameters = head?.names ?? Self.implicitParameters(of: body)
    // A capture list may be all of a head: `{ [weak self] in self?.title = $0 }`.
    if parameters.isEmpty, body.usedNames.contains(Self.closureItem) {
      parameters = Self.implicitParameters(of: body)
    }
    return makeBlock(parameters: parameters, capturing: head?.captured ?? [], body, at: brace)
  }

  /// The block of a closure or a local function, which shares the variables around it except for
  /// those `captured` as copies.
  func makeBlock(
    named name: String = "closure", parameters: [String] = [],
    capturing captured: [String] = [], _ body: [BehaviorStatement], at range: Range<Int>
  ) -> NamedBlock {
    var block = NamedBlock(
      owner: className, name: name, parameters: parameters, body: body, range: range)
    block.variables = body.usedNames.intersection(context.variables).subtracting(captured)
      .subtracting(parameters)
    body.forEachValue { value in
      if case .closure = value.form { block.makesClosures = true }
    }
    return block
  }

  /// Reads `func NAME(PARAMETERS) -> TYPE { … }` inside a method, which is a closure with that name; nil
  /// if something else follows.
  mutating func localFunction() throws(SyntaxError) -> BehaviorStatement.Action? {
    guard reader.isNext("func"), reader.kind(ahead: 1) == .word else { return nil }
    reader.skip()
    let head = try functionHead("the function")
    let body = try body(of: head.name, head).answering
    var block = makeBlock(named: head.name, parameters: head.names, body, at: head.range)
    block.signature = head.parameters.ifFlexible
    return .name(head.name, try value(.closure(block, using: body.usedNames), at: head.range))
  }

  /// The call of `callee` with the closure that follows, whose label is `label`, as the last
  /// argument.
  mutating func call(
    _ callee: ValueExpression, _ arguments: [ValueExpression.Argument], closure label: String?
  ) throws(SyntaxError) -> ValueExpression {
    let closure = try closureValue()
    let last = ValueExpression.Argument(label: label, value: closure)
    return try value(
      .call(callee, arguments + [last]), at: callee.range.lowerBound..<reader.lastEnd)
  }

  /// The call of the initializer `callee` with the closure that follows; nil if there is none, or
  /// the initializer takes none.
  mutating func initializer(
    _ callee: ValueExpression, _ arguments: [ValueExpression.Argument]
  ) throws(SyntaxError) -> ValueExpression? {
    // The class of `.init(title: "OK", style: .default) { … }` follows from its place.
    let implicit = callee.form == .word("init") ? "handler" : nil
    guard reader.kind == .symbol("{"),
      let label = implicit ?? callee.lastName.flatMap({ Self.closureLabels[$0] })
    else { return nil }
    return try call(callee, arguments, closure: label)
  }

  /// The labels of the closures of initializers.
  private static let closureLabels = [
    "CellRegistration": "handler", "Dictionary": "by", "UIAction": "handler",
    "Result": "catching", "Task": "operation", "UIAlertAction": "handler",
    "UIContextualAction": "handler",
    "UIContextMenuConfiguration": "actionProvider",
    "UICollectionViewDiffableDataSource": "cellProvider",
    "UITableViewDiffableDataSource": "cellProvider",
  ]

  /// The call of `value` with the closure that follows, as the last argument: `value` is an
  /// initializer or a method of a list, or its call without the closure. Nil for another value, or
  /// if no closure follows.
  mutating func trailingClosure(
    of value: ValueExpression
  ) throws(SyntaxError) -> ValueExpression? {
    guard reader.kind == .symbol("{") else { return nil }
    if case .call(let callee, let arguments) = value.form {
      // `if let index = items.firstIndex(of: item) {` begins a block.
      let method = ElementMethod.named(by: callee)
      let takesClosure = arguments.isEmpty ? method != nil : method == .reduce
      let isCoordinated = arguments.first?.label == "alongsideTransition"
      // UIView's transition is a statement, a controller's is not.
      let isMethod = callee.takesClosure && SwiftMethod.called(by: value, hasBlock: true) == nil
      if takesClosure || isCoordinated || isMethod {
        return try call(callee, arguments, closure: nil)
      }
    }
    // `if let item = items.first {` begins a block.
    if let method = ElementMethod.named(by: value), !method.isProperty || isAtElementClosure {
      return try call(value, [], closure: nil)
    }
    if case .member = value.form, value.takesClosure {
      return try call(value, [], closure: nil)
    }
    if context.takesClosures || context.brackets > 0, !isAtBlock {
      switch value.form {
      case .call(let callee, let arguments): return try call(callee, arguments, closure: nil)
      case .member, .word: return try call(value, [], closure: nil)
      default: break
      }
    }
    return try initializer(value, [])
  }

  /// Whether the next brace begins a closure that mentions an element, and not a block.
  private var isAtElementClosure: Bool {
    var distance = 1
    var open = 1
    while open > 0 {
      switch reader.kind(ahead: distance) {
      case .symbol("{"): open += 1
      case .symbol("}"): open -= 1
      case .symbol("$") where open == 1: return true
      case .end: return false
      default: break
      }
      distance += 1
    }
    guard case .word("in") = reader.peek(2).value else { return false }
    return reader.kind(ahead: 1) == .word
  }

  /// The statement for `method` with the closures that follow; nil if it takes none.
  mutating func trailingClosures(
    of method: SwiftMethod
  ) throws(SyntaxError) -> BehaviorStatement.Action? {
    guard case .perform(var command) = method.action, let form = VerbForm.of(command.verb) else {
      return nil
    }
    if form.takesBody, command.body == nil {
      command.body = try closureStatements()
      if form.takesThen, consume(label: "completion") {
        command.then = try closureBlock().completionBody
      }
    } else if form.takesThen {
      command.then = try closureBlock().completionBody
    } else if form.verb == .addObserver {
      command.subject = try closureValue()
    } else if command.addsTextField {
      command.subject = try fieldConfiguration()
    } else {
      return nil
    }
    return .perform(command)
  }

  /// Consumes `completion:` and its like between two closures.
  private mutating func consume(label: String) -> Bool {
    guard reader.isNext(label), reader.kind(ahead: 1) == .symbol(":") else { return false }
    reader.skip()
    reader.skip()
    return true
  }

  /// Reads `{ field in field.placeholder = "Name" }`, which configures a text field of an alert: a
  /// record with the properties that it sets.
  private mutating func fieldConfiguration() throws(SyntaxError) -> ValueExpression {
    let start = reader.range.lowerBound
    let block = try closureBlock()
    var fields: [NamedOption] = []
    for statement in block.body {
      if let action = statement.action.fieldTarget(of: block.parameters.first) {
        fields.append(NamedOption(name: "editingChanged", value: action, range: statement.range))
        continue
      }
      guard case .assign(let value, to: let place) = statement.action,
        case .member(let owner, let name, at: let nameRange) = place.form,
        case .name(let field) = owner.form, field == block.parameters.first
      else {
        throw SyntaxError(
          "the field of an alert is configured by assignments to its properties",
          at: statement.range)
      }
      fields.append(NamedOption(name: name, value: value, range: nameRange))
    }
    return try value(.record(fields), at: start..<reader.lastEnd)
  }

  /// Steps over `[weak self] in`, `_ in` or `(action: UIAction) in`; returns the names in it, nil
  /// without a head.
  private mutating func closureHead() -> (names: [String], captured: [String])? {
    // The head may be on a line of its own.
    var distance = reader.distance(pastNewlinesFrom: 0)
    var names: [String] = []
    var captured: [String] = []
    var isType = false
    var captures = false
    while !reader.kind(ahead: distance).endsClosureHead {
      switch reader.peek(distance).value {
      // A loop is no head: `{ for item in items { … } }`.
      case .word("for") where names.isEmpty && !captures: return nil
      case .word("in"):
        for _ in 0...distance { reader.skip() }
        return (names, captured)
      case .word(let word) where captures: captured.append(word)
      case .word(let word): if !isType { names.append(word) }
      case .symbol("["), .symbol("]"): captures.toggle()
      case .symbol(":"), .symbol("-"): isType = true
      case .symbol(","): isType = false
      // An attribute of the closure: `@MainActor`.
      case .symbol("@"): distance += 1
      case .symbol("("), .symbol(")"), .symbol(">"), .symbol("?"): break
      default: return nil
      }
      distance += 1
    }
    return nil
  }

  /// Whether the next brace begins a closure with statements, and not a record.
  var isAtClosure: Bool {
    let distance = reader.distance(pastNewlinesFrom: 1)
    guard case .word(let word) = reader.peek(distance).value else {
      // The fields of a record have names.
      return ![.symbol("}"), .newline].contains(reader.kind(ahead: distance))
    }
    if case .word("in") = reader.peek(distance + 1).value { return true }
    return word.contains(".") || reader.kind(ahead: distance + 1).followsStatementWord
      || ["if", "guard", "let", "var", "return"].contains(word)
      || Verb(rawValue: word) != nil && reader.kind(ahead: distance + 1) != .symbol(":")
  }

  /// The error for a closure after a call that takes none.
  var closureError: SyntaxError {
    SyntaxError(
      "this takes no closure: statements with a name are written as block name { … }",
      at: reader.range)
  }
}

extension BehaviorStatement.Action {
  /// The action that the text field with the name `field` sends when its text changes:
  /// `field.addTarget(self, action: #selector(changed), for: .editingChanged)`; nil for another
  /// statement.
  fileprivate func fieldTarget(of field: String?) -> ValueExpression? {
    guard case .perform(let command) = self, command.verb == .addTarget, let field,
      command.phrase(.to)?.form == .name(field),
      command.option("event")?.form == .word("editingChanged")
    else { return nil }
    return command.subject
  }
}

extension VerbPhrase {
  /// Whether it adds a text field to an alert.
  fileprivate var addsTextField: Bool {
    guard verb == .append, case .member(_, "textFields", at: _)? = phrase(.to)?.form else {
      return false
    }
    return true
  }
}

extension ValueExpression {
  /// Whether a closure that returns it has several parameters without names.
  fileprivate var takesSeveral: Bool {
    var result = false
    forEachPart(inClosures: false) { part in
      if part.form == .name(BehaviorParser.closureParameters[1]) { result = true }
    }
    return result
  }

  /// Whether it is a call.
  var isCall: Bool { if case .call = form { true } else { false } }

  /// Whether it is the name of a method of a controller or a timer that a closure may follow.
  fileprivate var takesClosure: Bool {
    lastName.map(KnownNames.methodsWithClosures.contains) ?? false
  }

  /// Whether it is a call or the name of a method, which a closure may follow in Swift.
  var isMethod: Bool { if case .member = form { true } else { isCall } }
}

extension Token.Kind {
  /// Whether it ends the search for the head of a closure.
  fileprivate var endsClosureHead: Bool {
    self == .symbol("{") || endsStatementOrBlock
  }

  /// Whether a word before it begins a statement or the head of a closure, and is not the name of a
  /// field.
  fileprivate var followsStatementWord: Bool {
    self != .symbol(":") && (isSymbol || self == .word || self == .newline)
  }
}
