import BoardwalkBase

/// A grammar in extended Backus-Naur form: what each of its words stands for.
struct EBNF {
  /// One side of a rule, or a part of it.
  indirect enum Expression {
    case literal(String)
    case word(String)
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repeated(Expression)
  }

  /// The rules by their names, in any order.
  let rules: [String: Expression]

  /// Reads rules such as `pair = key ":" value ;`, with `[ ]`, `{ }`, `( )`, `|` and `(* comments
  /// *)`.
  init(_ text: String) {
    var tokens = Self.tokens(of: text)[...]
    var rules: [String: Expression] = [:]
    while let name = tokens.popFirst(), tokens.popFirst() == "=" {
      rules[name] = Self.choice(&tokens)
      precondition(tokens.popFirst() == ";", "rule \(name) has no end")
    }
    self.rules = rules
  }

  /// The words that no rule explains: tokens.
  var terminals: Set<String> {
    func words(_ expression: Expression) -> [String] {
      switch expression {
      case .literal: []
      case .word(let word): [word]
      case .sequence(let parts), .choice(let parts): parts.flatMap(words)
      case .optional(let part), .repeated(let part): words(part)
      }
    }
    return Set(rules.values.flatMap(words)).subtracting(rules.keys)
  }

  /// The literals of the rule named `name`, which is a choice of them.
  func literals(of name: String) -> [String] {
    guard case .choice(let choices) = rules[name] else { return [] }
    return choices.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }

  private static func tokens(of text: String) -> [String] {
    let pattern = #/\(\*.*?\*\)|"[^"]*"|[A-Za-z]+|[=;|\[\]{}()]/#.dotMatchesNewlines()
    return text.matches(of: pattern).map { String($0.output) }.filter { !$0.hasPrefix("(*") }
  }

  private static func choice(_ tokens: inout ArraySlice<String>) -> Expression {
    var choices = [sequence(&tokens)]
    while tokens.first == "|" {
      tokens.removeFirst()
      choices.append(sequence(&tokens))
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private static func sequence(_ tokens: inout ArraySlice<String>) -> Expression {
    var parts: [Expression] = []
    while let token = tokens.first, ![";", "|", "]", "}", ")"].contains(token) {
      tokens.removeFirst()
      switch token {
      case "[", "{", "(":
        let inner = choice(&tokens)
        precondition(tokens.popFirst() == ["[": "]", "{": "}", "(": ")"][token])
        parts.append(token == "[" ? .optional(inner) : token == "{" ? .repeated(inner) : inner)
      case _ where token.hasPrefix("\""):
        parts.append(.literal(String(token.dropFirst().dropLast())))
      default: parts.append(.word(token))
      }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }
}
