import BoardwalkBase

/// Decides whether the tokens of a text are a sentence of a grammar, whatever its ambiguities.
struct EBNFRecognizer {
  private struct Place: Hashable {
    let rule: String
    let index: Int
  }

  private let grammar: EBNF
  private let tokens: Tokens
  private var ends: [Place: Set<Int>] = [:]

  /// How far any attempt came.
  private var furthest = 0

  private init(_ grammar: EBNF, _ file: SourceFile) {
    self.grammar = grammar
    tokens = Lexer.tokens(of: file)
  }

  /// The line in which `file` is no sentence of the rule named `rule`; nil where all of it is one.
  static func fault(in file: SourceFile, of grammar: EBNF, from rule: String = "file") -> Int? {
    var recognizer = EBNFRecognizer(grammar, file)
    let end = recognizer.tokens.count - 1
    if recognizer.ends(of: .word(rule), from: [0]).contains(end) { return nil }
    let place = recognizer.tokens[recognizer.furthest].range.lowerBound
    return LineTable(file).position(of: place).line
  }

  /// Where `expression` may end that begins at any of `starts`.
  private mutating func ends(of expression: EBNF.Expression, from starts: Set<Int>) -> Set<Int> {
    switch expression {
    case .literal(let text): return advance(starts) { $0.says(text) }
    case .word("touching"):
      return starts.filter {
        $0 > 0 && tokens[$0].range.lowerBound == tokens[$0 - 1].range.upperBound
      }
    case .word(let name):
      guard let rule = grammar.rules[name] else { return advance(starts) { $0.isA(name) } }
      return starts.reduce(into: []) { $0.formUnion(ends(ofRule: name, rule, at: $1)) }
    case .sequence(let parts):
      return parts.reduce(starts) { $1.isEmptySequence || $0.isEmpty ? $0 : ends(of: $1, from: $0) }
    case .choice(let choices):
      return choices.reduce(into: []) { $0.formUnion(ends(of: $1, from: starts)) }
    case .optional(let part): return starts.union(ends(of: part, from: starts))
    case .repeated(let part):
      var all = starts
      var new = starts
      while !new.isEmpty {
        new = ends(of: part, from: new).subtracting(all)
        all.formUnion(new)
      }
      return all
    }
  }

  private mutating func ends(
    ofRule name: String, _ rule: EBNF.Expression, at start: Int
  ) -> Set<Int> {
    let place = Place(rule: name, index: start)
    if let known = ends[place] { return known }
    let result = ends(of: rule, from: [start])
    ends[place] = result
    return result
  }

  private mutating func advance(_ starts: Set<Int>, where matches: (Token) -> Bool) -> Set<Int> {
    var result: Set<Int> = []
    for start in starts where start < tokens.count - 1 && matches(tokens[start]) {
      result.insert(start + 1)
      furthest = max(furthest, start + 1)
    }
    return result
  }
}

extension EBNF.Expression {
  fileprivate var isEmptySequence: Bool {
    if case .sequence(let parts) = self { parts.isEmpty } else { false }
  }
}

extension Token {
  fileprivate func says(_ text: String) -> Bool {
    switch value {
    case .word(let word): word == text
    case .symbol(let symbol): String(symbol) == text
    default: false
    }
  }

  /// Whether it is one of the grammar's tokens named `name`.
  fileprivate func isA(_ name: String) -> Bool {
    switch (name, value) {
    case ("word", .word), ("number", .number), ("text", .string), ("element", .string),
      ("newline", .newline):
      true
    case ("path", .word(let word)): word.contains(".")
    case ("negative", .number(let value)): value <= 0
    default: false
    }
  }
}
