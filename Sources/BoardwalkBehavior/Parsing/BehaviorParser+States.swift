import BoardwalkBase

/// States, their observers, and computed properties.
extension BehaviorParser {
  /// Reads `NAME = VALUE`, or `NAME: TYPE` with an optional type, up to the end of the line or a
  /// brace.
  mutating func declaration(
    _ what: String, isLater: Bool = false
  ) throws(SyntaxError) -> StateDeclaration {
    let (name, range) = try name(what)
    let type = skipType(of: name)
    if let type, type.isOptional || isLater, reader.kind != .symbol("=") {
      return StateDeclaration(name: name, value: try value(.nil, at: range), range: range)
    }
    guard reader.consume(symbol: "=") else {
      throw SyntaxError(
        "'\(name)' has no initial value: \(name) = nil", at: reader.range)
    }
    skipNewlines()
    let value = try typed(try expression(), as: type?.text)
    return StateDeclaration(name: name, value: value, range: range)
  }

  /// Reads the state after its keyword, with its observers, or a computed property.
  mutating func state(
    of result: inout ClassBehavior, isLazy: Bool = false, isSwift: Bool = false
  ) throws(SyntaxError) {
    if let (property, setter) = try computedProperty(of: result.name) {
      try endLine()
      try requireNew(property.name, at: property.range)
      result.blocks.append(property)
      if let setter { result.setters.append(setter) }
      return
    }
    // An initializer gives a property its value later.
    var state = try declaration("the state", isLater: isSwift && declaredNames.initializes)
    state.isLazy = isLazy
    let observers = try observers(of: state.name, in: result.name)
    if !isSwift || reader.kind != .symbol(",") { try endLine() }
    try requireNew(state.name, at: state.range)
    result.states.append(state)
    for handler in observers {
      try requireNew(handler)
      result.handlers.append(handler)
    }
  }

  /// Reads `NAME: TYPE { … }`, whose statements return the value; nil if something else follows.
  mutating func computedProperty(
    of owner: String
  ) throws(SyntaxError) -> (property: NamedBlock, setter: NamedBlock?)? {
    let start = reader
    guard reader.kind == .word, reader.kind(ahead: 1) == .symbol(":") else { return nil }
    let (name, range) = try name("the state")
    skipType(of: name)
    guard reader.kind == .symbol("{"), !isAtObservers else {
      reader = start
      return nil
    }
    var (body, setter) = try accessors(of: name)
    setter?.owner = owner
    let property = NamedBlock(
      owner: owner, name: name, parameters: [], isProperty: true, body: body, range: range)
    return (property, setter)
  }

  /// Reads the statements of a computed property in its braces, perhaps after `get`, and those after
  /// `set`.
  mutating func accessors(
    of name: String
  ) throws(SyntaxError) -> (getter: [BehaviorStatement], setter: NamedBlock?) {
    let distance = reader.distance(pastNewlinesFrom: 1)
    guard case .word("get") = reader.peek(distance).value,
      reader.kind(ahead: distance + 1) == .symbol("{")
    else { return (try body(of: name).answering, nil) }
    for _ in 0...distance { reader.skip() }
    let getter = try body(of: name).answering
    skipNewlines()
    let setter = try setter(of: name)
    skipNewlines()
    guard reader.consume(symbol: "}") else {
      throw SyntaxError("the computed property \(name) is not closed", at: reader.range)
    }
    return (getter, setter)
  }

  /// Reads `set { … }`; nil if something else follows.
  private mutating func setter(of name: String) throws(SyntaxError) -> NamedBlock? {
    _ = reader.consume(word: "nonmutating")
    let range = reader.range
    guard reader.consume(word: "set") else { return nil }
    let names = try parameters()
    let body = try body(of: "set")
    return NamedBlock(
      owner: typeName, name: name, parameters: names.isEmpty ? ["newValue"] : names, body: body,
      range: range)
  }

  /// Whether the next brace begins the observers of a property.
  var isAtObservers: Bool {
    let distance = reader.distance(pastNewlinesFrom: 1)
    guard reader.kind == .symbol("{"), case .word(let word) = reader.peek(distance).value else {
      return false
    }
    return Self.observers[word] != nil
  }

  /// The names that observers give to the other value, by their forms.
  private static let observers = ["didSet": "oldValue", "willSet": "newValue"]

  /// Reads `{ didSet { … } }` after a state; no handlers if no brace follows.
  mutating func observers(
    of state: String, in owner: String
  ) throws(SyntaxError) -> [Handler] {
    guard isAtObservers else { return [] }
    reader.skip()
    skipNewlines()
    var handlers: [Handler] = []
    while !reader.consume(symbol: "}") {
      let range = reader.range
      guard let form = reader.takeWord(), let value = Self.observers[form] else {
        throw SyntaxError("expected didSet or willSet", at: range)
      }
      let names = try parameters()
      let body = try body(of: form).answering
      handlers.append(
        Handler(
          owner: owner, form: form, subject: state, parameters: names.isEmpty ? [value] : names,
          body: body, range: range))
      skipNewlines()
    }
    return handlers
  }
}
