/// What the code around a statement or a value determines about it.
struct CodeContext {
  /// The names that `var` declares in statements, which closures share with the code around them.
  var variables: Set<String> = []

  /// The labels of the tuple that the function returns; empty for another result.
  var resultLabels: [String] = []

  /// Whether the function is an initializer that `return nil` lets fail.
  var isFailable = false

  /// The statements that may end the visit of an element here.
  var jumps: Set<LoopJump> = []

  /// The labels of the loops around the current statement.
  var loopLabels: Set<String> = []

  /// Whether a brace after a call begins a closure, and not a block.
  var takesClosures = false

  /// The number of open brackets, parentheses and braces of records, in which lines may be broken
  /// anywhere.
  var brackets = 0

  /// The number of open brackets at which a brace begins a block after the current value; nil if
  /// none does.
  var blockBrackets: Int?
}

extension BehaviorParser {
  /// Begins code that runs on its own, such as that of a function; returns the context around it,
  /// which the caller restores. The code shares the variables around it.
  mutating func beginContext() -> CodeContext {
    let outer = context
    context = CodeContext(variables: outer.variables)
    return outer
  }
}
