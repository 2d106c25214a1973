/// The values of names inside functions.
///
/// A name refers to the nearest preceding declaration in the same block or in an enclosing one. Its
/// value may be unknown, as that of a parameter.
struct LocalConstants {
  /// The meaning of a name at a position.
  enum Meaning {
    /// Nothing in the function declares it.
    case undeclared

    /// It is declared with this value; nil if it is unknown.
    case declared(TextExpression?)
  }

  let tokens: CodeTokens

  /// The positions at which bodies of types begin, whose members are visible everywhere.
  let typeBodies: Set<Int>

  /// The maximum number of tokens that are searched for one name; in longer functions its value is
  /// unknown.
  private static let maximumTokenCount = 4_000

  /// The meaning of `name` at `place` in `blocks`: the indices of the enclosing braces, outermost
  /// first.
  func meaning(of name: String, at place: Int, in blocks: [Int]) -> Meaning {
    var end = place
    var budget = Self.maximumTokenCount
    for opening in blocks.reversed() {
      guard !typeBodies.contains(tokens[opening].range.upperBound) else { break }
      var found: Meaning?
      var current = opening + 1
      while current < end {
        budget -= 1
        guard budget > 0 else { return .declared(nil) }
        if tokens.isSymbol("{", at: current) {
          current = tokens.next(after: current)
          continue
        }
        if tokens.word(current) == name,
          let value = declaration(at: current, before: tokens.closing(opening)), !isKnown(found)
        {
          found = value
        }
        current += 1
      }
      if let found { return found }
      if isParameter(name, ofBlockAt: opening, before: place) { return .declared(nil) }
      end = opening
    }
    return .undeclared
  }

  /// Whether `meaning` already includes all later assignments, as that of a variable of Objective-C
  /// does.
  private func isKnown(_ meaning: Meaning?) -> Bool {
    guard tokens.language == .objectiveC, case .declared(_?) = meaning else { return false }
    return true
  }

  /// The meaning that a declaration at `place`, in a block that ends at `end`, gives the name
  /// there; nil if it is only used.
  private func declaration(at place: Int, before end: Int) -> Meaning? {
    tokens.language == .swift
      ? swiftDeclaration(at: place, before: end) : objectiveCDeclaration(at: place, before: end)
  }

  private func swiftDeclaration(at place: Int, before end: Int) -> Meaning? {
    let keyword = tokens.keyword(place - 1)
    switch keyword {
    case .let, .var:
      guard !Self.conditions.contains(tokens.word(place - 2) ?? "") else { return .declared(nil) }
      var next = place + 1
      if tokens.isSymbol(":", at: next) {
        next = SwiftTypeReader(tokens).type(at: next + 1, before: tokens.count).next
      }
      guard tokens.isSymbol("=", at: next) else {
        return .declared(assigned(after: place, before: end, to: []))
      }
      let value = TextExpressionReader(tokens: tokens).value(at: next + 1)
      guard keyword == .var, let value else { return .declared(value) }
      return .declared(assigned(after: place, before: end, to: [value]))
    default:
      let isLoop = tokens.word(place - 1) == "for" || tokens.word(place + 1) == "in"
      return isLoop ? .declared(nil) : nil
    }
  }

  /// Words after which `let` binds a part of a value.
  private static let conditions: Set<String> = ["if", "guard", "while", "case", "catch"]

  /// One of `first` and of all that the variable at `place` is given up to `end`; nil if something
  /// of it is not known.
  private func assigned(
    after place: Int, before end: Int, to first: [TextExpression]
  ) -> TextExpression? {
    guard let name = tokens.word(place), end - place < Self.maximumTokenCount else { return nil }
    var values = first
    for use in place + 1..<min(end, tokens.count) where tokens.word(use) == name {
      guard !tokens.isSymbol(".", at: use - 1) else { continue }
      let isChanged =
        tokens.isSymbol("=", at: use + 2) && !tokens.isSymbol("=", at: use + 1)
        && !tokens.isSymbol("!", at: use + 1) || tokens.isSymbol("&", at: use - 1)
        || tokens.keyword(use - 1) == .let || tokens.keyword(use - 1) == .var
      if isChanged { return nil }
      guard tokens.isSymbol("=", at: use + 1), !tokens.isSymbol("=", at: use + 2) else { continue }
      guard let value = TextExpressionReader(tokens: tokens).value(at: use + 2) else { return nil }
      values.append(value)
    }
    return values.count <= TextExpressionReader.maximumPartCount ? .oneOf(values) : nil
  }

  private func objectiveCDeclaration(at place: Int, before end: Int) -> Meaning? {
    if tokens.isSymbol("=", at: place + 1), !tokens.isSymbol("=", at: place + 2),
      tokens.isSymbol(in: ";{}", at: place - 1)
    {
      return .declared(nil)
    }
    guard let type = (1...3).first(where: { tokens.word(place - $0) == "NSString" }),
      let variable = ObjectiveCVariable(tokens, at: place - type)
    else { return nil }
    let isGiven = tokens.isSymbol("=", at: variable.next)
    guard !isGiven || variable.text != nil else { return .declared(nil) }
    return .declared(assigned(after: place, before: end, to: [variable.text].compactMap(\.self)))
  }

  /// Whether the function or closure whose body opens at `opening` has a parameter named `name`.
  private func isParameter(_ name: String, ofBlockAt opening: Int, before place: Int) -> Bool {
    var current = opening + 1
    while current < min(place, opening + Self.longestHeader), tokens.word(current) != "in" {
      current += 1
    }
    if tokens.word(current) == "in", current < place,
      (opening + 1..<current).contains(where: { tokens.word($0) == name })
    {
      return true
    }
    var isNamed = false
    for before in stride(from: opening - 1, through: max(0, opening - 200), by: -1) {
      if tokens.isSymbol(in: "{}", at: before) { return false }
      if tokens.word(before) == name {
        isNamed =
          isNamed || tokens.isSymbol(":", at: before + 1) || tokens.isSymbol(")", at: before - 1)
      }
      if isHeadStart(before) { return isNamed }
    }
    return false
  }

  /// No list of a closure's parameters has more tokens.
  private static let longestHeader = 24

  /// Whether the head of a function begins at `place`.
  private func isHeadStart(_ place: Int) -> Bool {
    switch tokens.language {
    case .swift:
      let keyword = tokens.keyword(place)
      return keyword == .func || keyword == .`init` || keyword == .subscript
    case .objectiveC:
      return tokens.isSymbol(in: "-+", at: place)
        && tokens.isSymbol("(", at: place + 1)
    }
  }
}
