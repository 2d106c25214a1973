import BoardwalkBase

/// Structures and enumerations.
extension BehaviorParser {
  /// Reads a structure, an enumeration, or a protocol, which has no meaning; returns whether one
  /// follows.
  mutating func valueType() throws(SyntaxError) -> Bool {
    guard reader.kind(ahead: 1) == .word else { return false }
    if reader.consume(word: "protocol") {
      while reader.kind != .symbol("{"), !reader.kind.endsStatement { reader.skip() }
      try openBrace(of: "protocol")
      skipBlock()
      return true
    }
    let isEnumeration = reader.isNext("enum")
    guard isEnumeration || reader.isNext("struct") else { return false }
    try enter(orFail: "types are nested too deeply here")
    defer { depth -= 1 }
    reader.skip()
    let (name, range) = try name("the type")
    var type = ValueType(name: name, isEnumeration: isEnumeration)
    while reader.kind != .symbol("{"), !reader.kind.endsStatement {
      type.isNumbered = type.isNumbered || reader.isNext("Int")
      reader.skip()
    }
    try openBrace(of: name)
    let outer = typeName
    typeName = name
    defer { typeName = outer }
    skipNewlines()
    while !reader.consume(symbol: "}") {
      guard !isAtMissingBrace else {
        throw SyntaxError("the type \(name) is not closed", at: range)
      }
      if try !valueType() { try typeMember(of: &type) }
      try endLine()
      skipNewlines()
    }
    types.append(type)
    return true
  }

  private mutating func typeMember(of type: inout ValueType) throws(SyntaxError) {
    var isStatic = false
    while case .word(let word) = reader.next.value, Self.modifiers.contains(word) {
      isStatic = isStatic || word == "static"
      reader.skip()
    }
    if reader.consume(word: "case") { return try enumerationCases(of: &type) }
    if reader.isNext("init") || reader.consume(word: "func") { return try method(of: &type) }
    guard reader.consume(word: "var") || reader.consume(word: "let") else {
      throw SyntaxError(
        "expected a property, a method or a case, not \(reader.next.displayName)",
        at: reader.range)
    }
    let (name, range) = try name("the property")
    let isOptional = skipType(of: name)
    if reader.kind == .symbol("{") {
      let body = try block(of: name).answering
      type.methods.append(method(name, [], body, labels: nil, at: range))
      return
    }
    var value = isOptional ? ValueExpression(form: .nil, range: range) : nil
    if reader.consume(symbol: "=") {
      skipNewlines()
      value = try expression()
    }
    let field = ValueType.Field(name: name, value: value, range: range)
    if isStatic { type.constants.append(field) } else { type.fields.append(field) }
  }

  /// Words before a declaration that change nothing in a run, other than `static`.
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "internal", "static", "mutating", "lazy", "indirect",
  ]

  /// Reads `a, b = "B", c(Int)` after `case`; the values of a case have no names.
  private mutating func enumerationCases(of type: inout ValueType) throws(SyntaxError) {
    repeat {
      skipNewlines()
      let (name, range) = try name("the case")
      if reader.consume(symbol: "(") { skipParentheses() }
      let raw = reader.consume(symbol: "=") ? try expression() : nil
      type.cases.append(ValueType.Field(name: name, value: raw, range: range))
    } while reader.consume(symbol: ",")
  }

  /// Steps over what is left of parentheses.
  private mutating func skipParentheses() {
    var open = 1
    while open > 0, !reader.isAtEnd {
      if reader.kind == .symbol("(") { open += 1 }
      if reader.kind == .symbol(")") { open -= 1 }
      reader.skip()
    }
  }

  /// Reads `name(label parameter: Type) -> Type { … }`.
  private mutating func method(of type: inout ValueType) throws(SyntaxError) {
    let (name, range) = try name("the method")
    _ = reader.consume(symbol: "?")
    let parameters = try labeledParameters()
    skipResultType(of: name)
    let body = try block(of: name).answering
    type.methods.append(
      method(
        name, parameters.map(\.name), body, labels: parameters.map(\.label), at: range))
  }

  private func method(
    _ name: String, _ parameters: [String], _ body: [BehaviorStatement], labels: [String]?,
    at range: Range<Int>
  ) -> ValueType.Method {
    let block = NamedBlock(
      owner: typeName, name: name, parameters: parameters, body: body, range: range)
    return ValueType.Method(block: block, labels: labels)
  }
}
