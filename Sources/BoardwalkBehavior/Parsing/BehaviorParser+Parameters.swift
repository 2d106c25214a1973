import BoardwalkBase

/// The parameters of blocks, actions and methods.
extension BehaviorParser {
  /// Reads names in parentheses, if there are any; labels before them and types have no meaning.
  mutating func parameters() throws(SyntaxError) -> [String] { try signature().map(\.name) }

  /// Reads parameters in parentheses, if there are any: `(_ name: String, with count: Int = 1)`.
  mutating func signature() throws(SyntaxError) -> [BlockParameter] {
    skipGenericParameters()
    guard reader.consume(symbol: "(") else { return [] }
    brackets += 1
    defer { brackets -= 1 }
    var parameters: [BlockParameter] = []
    while !consumeBelow(symbol: ")") {
      if !parameters.isEmpty { try comma() }
      skipNewlines()
      parameters.append(try parameter())
    }
    return parameters
  }

  private mutating func parameter() throws(SyntaxError) -> BlockParameter {
    let label = try name("the parameter").name
    let name = reader.kind == .word ? try name("the parameter").name : label
    var parameter = BlockParameter(label: label, name: name)
    let start = reader
    skipType(of: name)
    parameter.isVariadic = reader.text(since: start).hasSuffix("...")
    if reader.consume(symbol: "=") { parameter.defaultValue = try expression() }
    return parameter
  }

  /// Steps over the type parameters before those of a function, `<Item: Hashable>`: values have no
  /// types here.
  private mutating func skipGenericParameters() {
    guard reader.kind == .symbol("<") else { return }
    while reader.kind != .symbol("("), !reader.kind.endsStatement { reader.skip() }
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
