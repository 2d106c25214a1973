/// The header of a Swift type, between `class`, or another keyword, and its body.
struct SwiftTypeHeader {
  /// The last part of the name.
  let name: String

  /// All parts of the name: extensions may name a type inside another.
  let path: String

  /// The range of the last component.
  let range: Range<Int>

  /// Whether it has parameters for types.
  let isGeneric: Bool

  /// The names after the colon, each without module and arguments.
  let inherited: [String]

  /// The place of the brace that opens the body.
  let opening: Int

  /// The header whose name begins at `start`; nil if no body follows.
  init?(_ tokens: CodeTokens, at start: Int) {
    guard let first = tokens.word(start) else { return nil }
    var last = start
    var parts = [first]
    while tokens.isSymbol(".", at: last + 1), let part = tokens.word(last + 2) {
      parts.append(part)
      last += 2
    }
    name = parts[parts.count - 1]
    path = parts.joined(separator: ".")
    range = tokens[last].range
    isGeneric = tokens.isSymbol("<", at: last + 1)
    guard let opening = Self.opening(tokens, from: last + 1) else { return nil }
    self.opening = opening
    inherited = Self.inherited(tokens, in: last + 1..<opening)
  }

  /// The brace of the body of the header whose name ends before `start`; nil if no body follows.
  private static func opening(_ tokens: CodeTokens, from start: Int) -> Int? {
    var place = start
    while place < tokens.count, !tokens.isSymbol("{", at: place) {
      guard !endsHeader(tokens, at: place) else { return nil }
      place = tokens.next(after: tokens.isSymbol("@", at: place) ? place + 1 : place)
    }
    return place < tokens.count ? place : nil
  }

  /// The names after the colon in the header at `places`, each without module and arguments.
  private static func inherited(_ tokens: CodeTokens, in places: Range<Int>) -> [String] {
    let reader = SwiftTypeReader(tokens)
    var names: [String] = []
    var isInheriting = false
    var place = places.lowerBound
    while place < places.upperBound, tokens.keyword(place) != .where {
      if tokens.isSymbol("<", at: place) {
        place = reader.afterArguments(place, before: places.upperBound)
        continue
      }
      if tokens.isSymbol("@", at: place) {
        place += 1
      } else if tokens.isSymbol(":", at: place) {
        isInheriting = true
      } else if isInheriting, tokens.keyword(place) != .class, let word = tokens.word(place) {
        if tokens.isSymbol(".", at: place - 1) { _ = names.popLast() }
        names.append(word)
      }
      place = tokens.next(after: place)
    }
    return names
  }

  /// Whether a token follows that cannot be in a header, so that this is not one.
  private static func endsHeader(_ tokens: CodeTokens, at place: Int) -> Bool {
    if tokens.isSymbol(in: "};", at: place) { return true }
    guard let keyword = tokens.keyword(place), keyword.beginsDeclaration else { return false }
    // `protocol Showing: class` is inherited by classes alone.
    return !tokens.isSymbol(keyword == .class ? ":" : ".", at: place - 1)
  }
}
