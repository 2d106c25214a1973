import BoardwalkBase

/// The declarations, identifiers and assignments of one source file.
struct ScannedFile: Sendable {
  var types: [TypeDeclaration]
  var aliases: [(name: String, type: String)]

  /// The texts that have names outside of types.
  var constants: [(name: String, text: TextExpression)]

  /// The arguments that name objects of documents.
  var arguments: [IdentifierArgument]

  /// The functions that name what only documents have by their parameters.
  var functions: [ForwardingFunction]

  /// The enumerations whose cases name what only documents have.
  var enumerations: Set<EnumeratedIdentifier>

  /// The numbers of the words that are called.
  var called: Set<Int32>

  /// The numbers of the words that something is assigned to.
  var assigned: Set<Int32>

  /// The numbers of occurrences of capitalized words whose spelling may become a text at run time,
  /// by word number.
  var spelled: [Int32: Int]

  /// Scans `tokens`.
  init(_ tokens: CodeTokens) {
    switch tokens.language {
    case .swift:
      let declarations = SwiftDeclarations(tokens)
      types = declarations.found
      aliases = declarations.aliases
      constants = declarations.constants
    case .objectiveC:
      types = ObjectiveCDeclarations(tokens).found
      aliases = []
      constants = ObjectiveCConstants(tokens).found
    }
    let identifiers = IdentifierArguments(tokens, in: types)
    arguments = identifiers.found
    functions = identifiers.functions
    enumerations = identifiers.enumerations
    called = Self.called(in: tokens)
    assigned = Self.assigned(in: tokens)
    spelled = Self.spelled(in: tokens)
  }

  /// Types whose metatype or members are used (`ItemCell.self`, `[ItemCell class]`), cases of
  /// enumerations, and arguments of macros. A type that is only declared, inherited from or cast to
  /// makes no text.
  private static func spelled(in tokens: CodeTokens) -> [Int32: Int] {
    var words: [Int32: Int] = [:]
    for (place, token) in tokens.tokens.enumerated() where token.kind == .word {
      guard
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tokens.file.bytes[token.range.lowerBound])
      else { continue }
      let isAlone = tokens.isSymbol("(", at: place - 1) && tokens.isSymbol(")", at: place + 1)
      if isAlone || tokens.isSymbol(".", at: place + 1) || tokens.isSymbol(in: ".[,", at: place - 1)
        || tokens.keyword(place - 1) == .case
      {
        words[token.word, default: 0] += 1
      }
    }
    return words
  }

  /// Words before a parenthesis in Swift, where no other token tells a call, and before a colon in
  /// Objective-C.
  private static func called(in tokens: CodeTokens) -> Set<Int32> {
    let symbol: Unicode.Scalar = tokens.language == .swift ? "(" : ":"
    return Set(
      tokens.tokens.indices.lazy.filter {
        tokens[$0].kind == .word && tokens.isSymbol(symbol, at: $0 + 1)
      }.map { tokens[$0].word })
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
