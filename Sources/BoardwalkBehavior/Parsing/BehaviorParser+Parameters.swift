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
    let type = skipType(of: name)
    parameter.type = type?.text ?? ""
    parameter.isVariadic = parameter.type.hasSuffix("...")
    if reader.consume(symbol: "=") {
      parameter.defaultValue = try typed(try expression(), as: type?.text)
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

/// Functions.
extension BehaviorParser {
  /// The head of a function: `load(from url: URL) -> (name: String, size: Int)`.
  struct FunctionHead {
    let name: String

    /// The range of the name.
    let range: Range<Int>

    let parameters: [BlockParameter]

    /// The labels of the tuple that it returns; empty for another result.
    let resultLabels: [String]

    /// Whether it is an initializer that may fail.
    let isFailable: Bool

    /// The names of the parameters.
    var names: [String] { parameters.map(\.name) }

    /// The labels of the parameters.
    var labels: [String] { parameters.map(\.label) }
  }

  /// Reads the head of `what`, a function.
  mutating func functionHead(_ what: String) throws(SyntaxError) -> FunctionHead {
    let (name, range) = try name(what)
    return try functionHead(name, at: range)
  }

  /// Reads the head of the function `name` after this name, which is at `range`.
  mutating func functionHead(
    _ name: String, at range: Range<Int>
  ) throws(SyntaxError) -> FunctionHead {
    let isFailable = name == "init" && reader.consume(symbol: "?")
    let parameters = try signature()
    return FunctionHead(
      name: name, range: range, parameters: parameters, resultLabels: skipResultType(of: name),
      isFailable: isFailable)
  }

  /// Reads the block of the function with `head`; `owner` names it in messages.
  mutating func body(
    of owner: String, _ head: FunctionHead? = nil
  ) throws(SyntaxError) -> [BehaviorStatement] {
    let outer = beginContext()
    defer { context = outer }
    context.resultLabels = head?.resultLabels ?? []
    context.isFailable = head?.isFailable ?? false
    return try block(of: owner)
  }
}

extension [BlockParameter] {
  /// The parameters, if calls may leave some out or repeat them; none otherwise.
  var ifFlexible: [BlockParameter] { contains(where: \.isFlexible) ? self : [] }
}
