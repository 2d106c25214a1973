/// A method of Objective-C, declared or implemented.
struct ObjectiveCMethod {
  /// The declaration.
  private(set) var declaration: MethodDeclaration

  /// The place after it, its body included.
  private(set) var next: Int

  /// The position of its body's brace; nil without a body.
  private var opening: Int?

  /// The method whose `-` or `+` is at `start`; nil if none follows.
  init?(_ tokens: CodeTokens, at start: Int) {
    var place = start + 1
    var isAction = false
    if tokens.isSymbol("(", at: place) {
      isAction = tokens.inside(place).contains { tokens.keyword($0) == .IBAction }
      place = tokens.next(after: place)
    }
    guard let first = tokens.word(place) else { return nil }
    declaration = MethodDeclaration(
      selector: "", spelling: "", parameters: [], range: tokens[place].range)
    var selector = first
    place += 1
    while tokens.isSymbol(":", at: place) {
      selector += ":"
      place += 1
      var type = TypeName("id")
      if tokens.isSymbol("(", at: place) {
        type = TypeName(objectiveC: tokens, tokens.inside(place))
        place = tokens.next(after: place)
      }
      declaration.parameters.append(type)
      place = Self.afterName(tokens, place)
      if tokens.isSymbol(":", at: place + 1), let part = tokens.word(place) {
        selector += part
        place += 1
      }
    }
    while place < tokens.count, !Self.endsHead(tokens, at: place) {
      place = tokens.next(after: place)
    }
    declaration.selector = selector
    declaration.spelling = selector
    declaration.isAction = isAction
    declaration.isExposed = true
    declaration.isStatic = tokens.isSymbol("+", at: start)
    opening = tokens.isSymbol("{", at: place) ? place : nil
    next = tokens.isSymbol("{", at: place) && tokens.isBalanced ? tokens.next(after: place) : place
  }

  /// The class property that it implements: `+ (NSString *)identifier { return @"item"; }`.
  func classProperty(_ tokens: CodeTokens) -> PropertyDeclaration? {
    guard declaration.isStatic, declaration.parameters.isEmpty, let opening,
      let text = TextExpressionReader(tokens: tokens).body(at: opening)
    else { return nil }
    var property = PropertyDeclaration(
      declaration.selector, TypeName("NSString"), at: declaration.range)
    property.isStatic = true
    property.isComputed = true
    property.isSettable = false
    property.text = text
    return property
  }

  /// The place after a parameter's name and the attributes before it.
  private static func afterName(_ tokens: CodeTokens, _ start: Int) -> Int {
    var place = start
    while let word = tokens.word(place), word.hasPrefix("__") {
      place = tokens.isSymbol("(", at: place + 1) ? tokens.next(after: place + 1) : place + 1
    }
    return tokens.isWord(place) ? place + 1 : place
  }

  /// Whether a method's declaration ends here, or something that cannot be in one begins.
  private static func endsHead(_ tokens: CodeTokens, at place: Int) -> Bool {
    tokens.isSymbol(in: ";{}@", at: place)
  }
}
