import BoardwalkBase

/// What one source file declares, names and sets.
struct ScannedFile: Sendable {
  var types: [TypeDeclaration]
  var aliases: [(name: String, type: String)]
  var uses: [IdentifierUse]

  /// The numbers of the words that something is assigned to.
  var assigned: Set<Int32>

  /// The numbers of the words in capitals whose spelling may become a text at run time.
  var spelled: Set<Int32>

  /// Scans `tokens`.
  init(_ tokens: CodeTokens) {
    switch tokens.language {
    case .swift:
      let declarations = SwiftDeclarations(tokens)
      types = declarations.found
      aliases = declarations.aliases
    case .objectiveC:
      types = ObjectiveCDeclarations(tokens).found
      aliases = []
    }
    uses = IdentifierUses(tokens).found
    assigned = Self.assigned(in: tokens)
    spelled = Self.spelled(in: tokens)
  }

  /// Types that are asked for themselves or something of theirs (`ItemCell.self`, `[ItemCell class]`),
  /// cases of enumerations, and what a macro may be given. A type that is only declared, inherited from
  /// or cast to makes no text.
  private static func spelled(in tokens: CodeTokens) -> Set<Int32> {
    var words: Set<Int32> = []
    for (place, token) in tokens.tokens.enumerated() where token.kind == .word {
      guard
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tokens.file.bytes[token.range.lowerBound])
      else { continue }
      let isAlone = tokens.isSymbol("(", at: place - 1) && tokens.isSymbol(")", at: place + 1)
      if isAlone || tokens.isSymbol(".", at: place + 1) || tokens.isSymbol(".", at: place - 1)
        || tokens.isSymbol("[", at: place - 1) || tokens.isSymbol(",", at: place - 1)
        || tokens.keyword(place - 1) == .case
      {
        words.insert(token.word)
      }
    }
    return words
  }

  /// Words before a single `=` that no declaration begins.
  private static func assigned(in tokens: CodeTokens) -> Set<Int32> {
    var words: Set<Int32> = []
    for place in tokens.tokens.indices where tokens.isSymbol("=", at: place) {
      guard tokens.isWord(place - 1), !tokens.isSymbol("=", at: place + 1) else { continue }
      switch tokens.keyword(place - 2) {
      case .var, .let: continue
      default: words.insert(tokens[place - 1].word)
      }
    }
    return words
  }
}
