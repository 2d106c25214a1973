/// Damages texts by their structure: words, numbers, strings and signs go, come, change places,
/// repeat and lie inside each other, the same for the same seed. Every other mutant only has tokens
/// that stand in place of others of their sort, so that most of these are read to their end.
package struct TokenMutation: Sendable {
  private enum Damage: CaseIterable {
    case substitute, delete, duplicate, swap, replace, borrow, repeatMany, nest, number, line
  }

  private var random: SeededGenerator

  /// Numbers at the ends of what programs can count.
  private static let numbers = [
    "0", "-1", "1e308", "-0.0", "99999999999999999999", "1000000000", "0.0001", "nan", "65536",
  ]

  private static let brackets = [("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("<", ">")]

  /// The damage numbered `seed`.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A damaged copy of `text`, perhaps with tokens of `other`.
  package mutating func mutant(of text: String, and other: String) -> String {
    var tokens = Self.tokens(of: text)
    let strangers = Self.tokens(of: other)
    guard random.number(below: 2) > 0 else {
      for _ in 0...random.number(below: 3) { substitute(in: &tokens, strangers) }
      return tokens.joined()
    }
    for _ in 0...random.number(below: 4) where !tokens.isEmpty && !strangers.isEmpty {
      apply(Damage.allCases[random.number(below: Damage.allCases.count)], to: &tokens, strangers)
    }
    return tokens.joined()
  }

  private mutating func apply(
    _ damage: Damage, to tokens: inout [Substring], _ strangers: [Substring]
  ) {
    let place = random.number(below: tokens.count)
    let span = random.range(in: tokens.count, upTo: 12)
    switch damage {
    case .substitute: substitute(in: &tokens, strangers)
    case .delete: tokens.removeSubrange(span)
    case .duplicate: tokens.insert(contentsOf: tokens[span], at: place)
    case .swap: tokens.swapAt(place, random.number(below: tokens.count))
    case .replace: tokens[place] = tokens[random.number(below: tokens.count)]
    case .borrow:
      let borrowed = strangers[random.range(in: strangers.count, upTo: 12)]
      tokens.insert(contentsOf: borrowed, at: place)
    case .repeatMany:
      let copies = 1 << random.number(below: 11)
      tokens.insert(
        contentsOf: repeatElement(tokens[span], count: copies).joined(), at: span.upperBound)
    case .nest:
      let (open, close) = Self.brackets[random.number(below: Self.brackets.count)]
      let depth = 1 << random.number(below: 12)
      tokens.insert(Substring(String(repeating: close, count: depth)), at: place)
      tokens.insert(
        Substring(String(repeating: open, count: depth)), at: min(place, span.lowerBound))
    case .number: changeNumber(in: &tokens)
    case .line:
      let lines = tokens.indices.filter { tokens[$0] == "\n" }
      guard lines.count > 1 else { return }
      let first = random.number(below: lines.count - 1)
      let line = Array(tokens[lines[first]..<lines[first + 1]])
      tokens.insert(contentsOf: line, at: lines[random.number(below: lines.count)])
    }
  }

  /// Puts a word in place of a word, or a number in place of a number.
  private mutating func substitute(in tokens: inout [Substring], _ strangers: [Substring]) {
    let isNumber = random.number(below: 2) == 0
    guard !isNumber || random.number(below: 2) == 0 else { return changeNumber(in: &tokens) }
    func fits(_ token: Substring) -> Bool {
      guard let first = token.first else { return false }
      return isNumber ? first.isNumber : first.isLetter
    }
    let places = tokens.indices.filter { fits(tokens[$0]) }
    let words = (random.number(below: 3) == 0 ? strangers : tokens).filter(fits)
    guard !places.isEmpty, !words.isEmpty else { return }
    tokens[places[random.number(below: places.count)]] = words[random.number(below: words.count)]
  }

  private mutating func changeNumber(in tokens: inout [Substring]) {
    let places = tokens.indices.filter { tokens[$0].first?.isNumber ?? false }
    guard !places.isEmpty else { return }
    tokens[places[random.number(below: places.count)]] =
      Substring(Self.numbers[random.number(below: Self.numbers.count)])
  }

  /// The words, numbers and single signs of `text`, in order, nothing left out.
  private static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let token = word.isEmpty ? rest.prefix { $0 == first && $0 == " " } : word
      tokens.append(token.isEmpty ? rest.prefix(1) : token)
      rest = rest[(tokens.last?.endIndex ?? rest.endIndex)...]
    }
    return tokens
  }
}
