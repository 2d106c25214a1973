import BoardwalkBase

/// The parameters of blocks, actions and methods.
extension BehaviorParser {
  /// Reads names in parentheses, if there are any; labels before them and types have no meaning.
  mutating func parameters() throws(SyntaxError) -> [String] { try signature().map(\.name) }

  /// Reads parameters in parentheses, if there are any: `(_ name: String, with count: Int = 1)`.
  mutating func signature() throws(SyntaxError) -> [BlockParameter] {
    skipGenericParameters()
    guard reader.consume(symbol: "(") else { return [] }
    return try list { parser throws(SyntaxError) in try parser.parameter() }
  }

  private mutating func parameter() throws(SyntaxError) -> BlockParameter {
    let label = try name("the parameter").name
    let name = reader.kind == .word ? try name("the parameter").name : label
    var parameter = BlockParameter(label: label, name: name)
    lastType = ""
    skipType(of: name)
    parameter.type = lastType
    parameter.isVariadic = lastType.hasSuffix("...")
    if reader.consume(symbol: "=") {
      parameter.defaultValue = try typed(try expression(), as: parameter.type)
    }
    return parameter
  }

  /// Steps over the type parameters before those of a function, `<Item: Hashable>`: values have no
  /// types here.
  private mutating func skipGenericParameters() {
    guard reader.kind == .symbol("<") else { return }
    while reader.kind != .symbol("("), !reader.kind.endsStatement { reader.skip() }
  }
}

extension BehaviorParser {
  /// Reads what `element` reads, with commas between, up to a closing parenthesis; lines may be broken
  /// anywhere.
  mutating func list<Element>(
    of element: (inout Self) throws(SyntaxError) -> Element
  ) throws(SyntaxError) -> [Element] {
    brackets += 1
    defer { brackets -= 1 }
    var elements: [Element] = []
    while !consumeBelow(symbol: ")") {
      if !elements.isEmpty { try comma() }
      skipNewlines()
      elements.append(try element(&self))
    }
    return elements
  }
}

extension TokenReader {
  /// The tokens between `start` and here, without white space.
  func text(since start: TokenReader) -> String {
    var reader = start
    var text = ""
    while reader.lastEnd < lastEnd, !reader.isAtEnd {
      text += reader.next.text
      reader.skip()
    }
    return text
  }
}

extension [BlockParameter] {
  /// The parameters, if calls may leave some out or repeat them; none otherwise.
  var ifFlexible: [BlockParameter] { contains(where: \.isFlexible) ? self : [] }
}
