/// The head of a Swift function, as its body needs it.
struct SwiftFunctionHead {
  /// The function's name.
  let name: String

  /// Its parameters.
  let parameters: SwiftParameters

  /// Its generic parameters, each with the protocol or class that it conforms to.
  let generics: [String: String]

  /// Whether types have it, not their instances.
  let isStatic: Bool

  /// No head has more tokens.
  private static let maximumTokenCount = 200

  /// The head of the function whose body opens at `opening`; nil if something else does.
  init?(_ tokens: CodeTokens, bodyAt opening: Int) {
    guard tokens.language == .swift else { return nil }
    var place = opening - 1
    let end = max(0, opening - Self.maximumTokenCount)
    while place >= end, tokens.keyword(place) != .func {
      if tokens.isSymbol(in: "{}", at: place) { return nil }
      place -= 1
    }
    guard place >= end, tokens.keyword(place) == .func, let name = tokens.word(place + 1) else {
      return nil
    }
    let types = SwiftTypeReader(tokens)
    var list = place + 2
    if tokens.isSymbol("<", at: list) { list = types.afterArguments(list, before: opening) }
    generics = Self.constraints(tokens, in: place + 2..<opening)
    isStatic = (1...3).contains {
      tokens.keyword(place - $0) == .static || tokens.keyword(place - $0) == .class
    }
    guard tokens.isSymbol("(", at: list), tokens.closing(list) < opening else { return nil }
    self.name = name
    parameters = SwiftParameters(types, list + 1..<tokens.closing(list))
  }

  /// The constraints `Cell: Reusable` after `<`, a comma or `where`, outside of parentheses.
  private static func constraints(_ tokens: CodeTokens, in places: Range<Int>) -> [String: String] {
    var constraints: [String: String] = [:]
    var place = places.lowerBound
    while place < places.upperBound {
      if let name = tokens.word(place), tokens.isSymbol(":", at: place + 1),
        let bound = tokens.word(place + 2)
      {
        constraints[name] = bound
      }
      place = tokens.next(after: place)
    }
    return constraints
  }
}
