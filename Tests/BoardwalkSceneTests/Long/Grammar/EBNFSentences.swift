import BoardwalkTestSupport

/// Makes sentences of a grammar, the same for the same seed.
struct EBNFSentences {
  private let grammar: EBNF
  private var random: SeededGenerator
  private var text = ""
  private var touches = true
  private var words = 0
  private var said: Set<String> = []

  private init(_ grammar: EBNF, seed: UInt64) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
  }

  /// A sentence of the rule named `rule`. No word of a kind, name or flag stands in it twice, since
  /// the grammar cannot say that a head has no attribute twice.
  static func sentence(of grammar: EBNF, from rule: String, seed: UInt64) -> String {
    var sentences = EBNFSentences(grammar, seed: seed)
    sentences.say(.word(rule), depth: 0)
    return sentences.text
  }

  private mutating func say(_ expression: EBNF.Expression, depth: Int) {
    switch expression {
    case .literal(let text): append(text)
    case .word("touching"): touches = true
    case .word(let name):
      guard let rule = grammar.rules[name] else { return append(token(name)) }
      say(rule, depth: depth + 1)
    case .sequence(let parts): for part in parts { say(part, depth: depth) }
    case .choice(let choices): say(choice(of: choices), depth: depth)
    case .optional(let part): if happens(depth) { say(part, depth: depth) }
    case .repeated(let part): while happens(depth) { say(part, depth: depth) }
    }
  }

  /// Deeper down, less is optional, so that sentences end.
  private mutating func happens(_ depth: Int) -> Bool { random.number(below: 3 + depth / 4) == 0 }

  /// One of `choices`; of flags and other literals one that was not said before.
  private mutating func choice(of choices: [EBNF.Expression]) -> EBNF.Expression {
    let fresh = choices.filter { choice in
      let first =
        if case .sequence(let parts) = choice, parts.count > 2 { parts[0] } else { choice }
      guard case .literal(let text) = first, text.first?.isLetter ?? false else { return true }
      return !said.contains(text)
    }
    let open = fresh.isEmpty ? choices : fresh
    let choice = open[random.number(below: open.count)]
    if case .sequence(let parts) = choice, parts.count > 2, case .literal(let text) = parts[0] {
      said.insert(text)
    } else if case .literal(let text) = choice {
      said.insert(text)
    }
    return choice
  }

  private mutating func token(_ name: String) -> String {
    words += 1
    return switch name {
    case "word": "w\(words)"
    case "path": "w\(words).top"
    case "number": "\(random.number(below: 400))"
    case "negative": "-\(random.number(below: 400))"
    case "text": "\"text \(words)\""
    case "element": "\"ns:e\(words)\""
    default: "\n"
    }
  }

  private mutating func append(_ token: String) {
    text += touches || token == "\n" ? token : " " + token
    touches = token == "\n"
  }
}
