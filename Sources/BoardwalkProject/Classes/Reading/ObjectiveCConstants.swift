/// The string variables and macros that an Objective-C file defines outside of methods.
struct ObjectiveCConstants {
  private(set) var found: [(name: String, text: TextExpression)] = []

  /// The constants in `tokens`.
  init(_ tokens: CodeTokens) {
    found = tokens.macros.map { ($0.name, .literal($0.text)) }
    var place = 0
    while place < tokens.count {
      if tokens.isSymbol("{", at: place), tokens.isBalanced {
        place = tokens.next(after: place)
      } else if let variable = ObjectiveCVariable(tokens, at: place) {
        if let text = variable.text { found.append((variable.name, text)) }
        place = variable.next
      } else {
        place += 1
      }
    }
  }
}

/// A variable for a text: `static NSString * const ItemCell = @"ItemCell";`
struct ObjectiveCVariable {
  /// Its name.
  let name: String

  /// The initial value.
  let text: TextExpression?

  /// The place after its name.
  let next: Int

  /// The variable whose type begins at `start`; nil if there is none.
  init?(_ tokens: CodeTokens, at start: Int) {
    guard tokens.word(start) == "NSString" else { return nil }
    var place = start + 1
    while tokens.isSymbol("*", at: place) || tokens.word(place) == "const" { place += 1 }
    guard let name = tokens.word(place), !tokens.isSymbol("(", at: place + 1) else { return nil }
    self.name = name
    next = place + 1
    text =
      tokens.isSymbol("=", at: next)
      ? TextExpressionReader(tokens: tokens).expression(at: next + 1)?.value : nil
  }
}
