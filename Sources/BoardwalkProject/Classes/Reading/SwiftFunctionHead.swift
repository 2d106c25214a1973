/// The head of a Swift function, as its body needs it.
struct SwiftFunctionHead {
  /// The function's name.
  let name: String

  /// Its parameters.
  let parameters: SwiftParameters

  /// No head has more tokens.
  private static let mostTokens = 200

  /// The head of the function whose body opens at `opening`; nil if something else does.
  init?(_ tokens: CodeTokens, bodyAt opening: Int) {
    guard tokens.language == .swift else { return nil }
    var place = opening - 1
    let end = max(0, opening - Self.mostTokens)
    while place >= end, tokens.keyword(place) != .func {
      if tokens.isSymbol("{", at: place) || tokens.isSymbol("}", at: place) { return nil }
      place -= 1
    }
    guard place >= end, tokens.keyword(place) == .func, let name = tokens.word(place + 1) else {
      return nil
    }
    let types = SwiftTypeReader(tokens)
    var list = place + 2
    if tokens.isSymbol("<", at: list) { list = types.afterArguments(list, before: opening) }
    guard tokens.isSymbol("(", at: list), tokens.closing(list) < opening else { return nil }
    self.name = name
    parameters = SwiftParameters(types, list + 1..<tokens.closing(list))
  }
}
