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

    var place = last + 1
    var depth = 0
    var isInheriting = false
    var isConstraining = false
    var inherited: [String] = []
    while place < tokens.count, !tokens.isSymbol("{", at: place) {
      guard !Self.endsHeader(tokens, at: place) else { return nil }
      if tokens.isSymbol("<", at: place) {
        depth += 1
      } else if tokens.isSymbol(">", at: place) {
        depth -= 1
      } else if tokens.isSymbol("@", at: place) {
        place += 1
      } else if depth == 0, tokens.isSymbol(":", at: place) {
        isInheriting = !isConstraining
      } else if tokens.keyword(place) == .where {
        isInheriting = false
        isConstraining = true
      } else if depth == 0, isInheriting, tokens.keyword(place) != .class,
        let word = tokens.word(place)
      {
        if tokens.isSymbol(".", at: place - 1) { _ = inherited.popLast() }
        inherited.append(word)
      }
      place = tokens.next(after: place)
    }
    guard place < tokens.count else { return nil }
    self.inherited = inherited
    opening = place
  }

  /// Whether a token follows that cannot be in a header, so that this is not one.
  private static func endsHeader(_ tokens: CodeTokens, at place: Int) -> Bool {
    if tokens.isSymbol("}", at: place) || tokens.isSymbol(";", at: place) { return true }
    switch tokens.keyword(place) {
    case .class: return !tokens.isSymbol(":", at: place - 1)
    case .struct, .enum, .protocol, .extension, .import, .var, .let, .func, .typealias:
      return !tokens.isSymbol(".", at: place - 1)
    default: return false
    }
  }
}
