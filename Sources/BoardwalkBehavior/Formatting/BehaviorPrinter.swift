import BoardwalkBase

/// Writes the tokens of a behavior without mistakes, line by line.
struct BehaviorPrinter {
  private let file: SourceFile
  private let recordBraces: Set<Int>

  /// An open bracket.
  private struct Bracket {
    /// Whether it contains a value.
    let isValue: Bool

    /// Whether it contains the cases of an enumeration.
    var isEnumeration = false
  }

  /// The open brackets at the current position.
  private var open: [Bracket] = []

  /// The number of conditional expressions whose colon is still to come.
  private var choices = 0

  /// The offset of the `!` or `?` of the last `as`.
  private var castMark: Int?

  /// The number of open brackets around the arguments of generic types.
  private var genericBrackets = 0

  private var isAfterBlank = true
  private var continues = false
  private(set) var text = ""

  init(_ file: SourceFile, recordBraces: Set<Int>) {
    self.file = file
    self.recordBraces = recordBraces
  }

  /// Writes all of `tokens`.
  mutating func write(_ tokens: Tokens) {
    // The end of the file ends the last line, and begins none.
    let lines = tokens.split(omittingEmptySubsequences: false, whereSeparator: \.endsStatement)
    // For each line, whether the first nonempty line after it begins with a closing brace.
    var beginsWithBrace: [Bool] = []
    var isBeforeBrace = true
    for line in lines.reversed() {
      beginsWithBrace.append(isBeforeBrace)
      if let first = line.first { isBeforeBrace = first.kind == .symbol("}") }
    }
    for (line, isBeforeBrace) in zip(lines, beginsWithBrace.reversed()).dropLast() {
      write(line, isBeforeBrace: isBeforeBrace)
    }
    if let last = lines.last, !last.isEmpty { write(last, isBeforeBrace: true) }
    while text.hasSuffix("\n\n") { text.removeLast() }
  }

  private mutating func write(_ line: Tokens.SubSequence, isBeforeBrace: Bool) {
    guard !line.isEmpty else {
      // Consecutive empty lines collapse to one, and those next to a brace are removed.
      if !isAfterBlank, !isBeforeBrace { text += "\n" }
      isAfterBlank = true
      return
    }
    let closes = line.prefix { Self.isClosing($0.kind) }.count
    let level = max(0, open.count - closes - (isCase(line) ? 1 : 0))
    let isContinued = continues || continuesChain(line)
    text += String(repeating: " ", count: 2 * level + (isContinued && closes == 0 ? 4 : 0))
    var last: Token?
    let isEnumeration = line.first.map { file.text(in: $0.range) == "enum" } ?? false
    for token in line {
      if let last { text += space(between: last, and: token) }
      text += spelling(of: token)
      track(token, isEnumeration: isEnumeration)
      last = token
    }
    text += "\n"
    let end = line.last { $0.kind != .comment }
    isAfterBlank = end?.kind == .symbol("{")
    continues = isCase(line) ? false : end.map { continuesBehind($0) } ?? continues
  }

  /// Whether `line` calls a method of what the line before it ends with.
  private func continuesChain(_ line: Tokens.SubSequence) -> Bool {
    let kinds = line.prefix(3).map(\.kind)
    guard !isAfterBlank, open.last?.isValue != true, kinds.count == 3 else { return false }
    return kinds[0] == .symbol(".") && kinds[1] == .word
      && [.symbol("("), .symbol("{")].contains(kinds[2])
  }

  /// Whether `line` begins a case of `switch`, which stands as far left as that.
  private func isCase(_ line: Tokens.SubSequence) -> Bool {
    guard let first = line.first, first.kind == .word, open.last?.isEnumeration != true else {
      return false
    }
    let word = file.text(in: first.range)
    return word == "case" || word == "default" && line.dropFirst().first?.kind == .symbol(":")
  }

  private static func isClosing(_ kind: Token.Kind) -> Bool {
    kind == .symbol("}") || kind == .symbol(")") || kind == .symbol("]")
  }

  private mutating func track(_ token: Token, isEnumeration: Bool) {
    switch token.kind {
    case .symbol("("), .symbol("["): open.append(Bracket(isValue: true))
    case .symbol("{"):
      open.append(
        Bracket(
          isValue: recordBraces.contains(token.range.lowerBound), isEnumeration: isEnumeration))
    case .symbol("}"), .symbol(")"), .symbol("]"): if !open.isEmpty { open.removeLast() }
    default: break
    }
  }

  /// Whether a statement continues after the line that ends with `token`.
  private func continuesBehind(_ token: Token) -> Bool {
    guard open.last?.isValue != true else { return false }
    switch token.kind {
    case .symbol(","), .symbol("="), .symbol("+"), .symbol("-"), .symbol("*"), .symbol("/"),
      .symbol("%"), .symbol("&"), .symbol("|"), .symbol(":"), .symbol("<"):
      return true
    // The end of a type: String?, Set<Int>
    case .symbol("?"), .symbol(">"): return !isPostfix(token)
    default: return false
    }
  }

  private mutating func space(between left: Token, and right: Token) -> String {
    if right.kind == .comment { return isLineComment(right) ? "  " : " " }
    let touches = left.range.upperBound == right.range.lowerBound
    switch (left.kind, right.kind) {
    case (.word, .symbol("<")) where touches && isGeneric(left, bracket: right):
      genericBrackets += 1
      return ""
    case (.symbol("<"), .word) where touches && genericBrackets > 0: return ""
    case (_, .symbol(">")) where touches && genericBrackets > 0:
      genericBrackets -= 1
      return ""
    case (.symbol(">"), .symbol("(")) where touches: return ""
    case (_, .symbol(",")), (_, .symbol(")")), (_, .symbol("]")): return ""
    case (.symbol("("), _), (.symbol("["), _), (.symbol("."), _): return ""
    case (_, .symbol(":")):
      guard choices > 0 else { return "" }
      choices -= 1
      return " "
    case (.symbol("{"), .symbol("}")): return ""
    case (.symbol("@"), .word) where touches, (.symbol(">"), .symbol("?")) where touches: return ""
    case (_, .symbol("?"))
    where touches && endsValue(left) && isMark(right, before: ".[( \n,)>]}:"),
      (_, .symbol("!"))
    where touches && endsValue(left) && !isAs(left) && !isMark(right, before: "="),
      (.symbol("$"), _) where touches, (.number, .word) where touches,
      (.symbol("#"), _) where touches, (.symbol("\\"), _) where touches:
      return ""
    case (.word, .symbol("<")) where touches && file.text(in: left.range).hasSuffix(".."),
      (.symbol("<"), _) where touches && isRangeSign(left):
      return ""
    case (_, .symbol("(")), (_, .symbol("[")), (_, .symbol(".")):
      return touches && (endsValue(left) || isPostfix(left)) ? "" : " "
    case (.symbol("!"), .symbol("=")) where touches: return ""
    case (.symbol("!"), .word) where touches && castMark != left.range.lowerBound: return ""
    case (.symbol("!"), _) where touches && right.kind != .word: return ""
    case (.symbol("-"), _) where touches && isSign(left): return ""
    case (.word, .symbol("!")) where isAs(left), (.word, .symbol("?")) where isAs(left):
      castMark = right.range.lowerBound
      return ""
    case (_, .symbol("?")) where !touches || left.kind != .symbol("?"):
      if !isPair(right) { choices += 1 }
      return " "
    default:
      return touches && left.kind.isSymbol && right.kind.isSymbol && isOperator(left, right)
        ? "" : " "
    }
  }

  /// Whether the `<` at `bracket`, after the name at `name`, begins the arguments of a generic type
  /// or the parameters of a generic function, and is no comparison.
  private func isGeneric(_ name: Token, bracket: Token) -> Bool {
    guard !file.text(in: name.range).hasSuffix("..") else { return false }
    let next = file.text(in: bracket.range.upperBound..<bracket.range.upperBound + 1)
    return next.first?.isUppercase == true
  }

  /// Whether a parenthesis or bracket adjacent to `token` belongs to it.
  private func endsValue(_ token: Token) -> Bool {
    switch token.value {
    case .word(let word): !BehaviorParser.reserved.contains(word) || word == "self"
    case .string, .template, .number: true
    default: Self.isClosing(token.kind)
    }
  }

  /// Whether the character after the mark `token` is one of `characters`.
  private func isMark(_ token: Token, before characters: String) -> Bool {
    let next = file.text(in: token.range.upperBound..<token.range.upperBound + 1)
    return next.count == 1 && characters.contains(next)
  }

  /// Whether `token` is a mark after a value or a type: `name?.count`, `name!`, `Set<Int>`.
  private func isPostfix(_ token: Token) -> Bool {
    guard [.symbol("?"), .symbol("!"), .symbol(">")].contains(token.kind),
      token.range.lowerBound > 0
    else { return false }
    let before = file.text(in: token.range.lowerBound - 1..<token.range.lowerBound)
    return before.last.map { $0.isLetter || $0.isNumber || "_)]\"?>".contains($0) } ?? false
  }

  /// Whether the `<` at `token` is the end of `..<`.
  private func isRangeSign(_ token: Token) -> Bool {
    let start = token.range.lowerBound - 2
    return start >= 0 && file.text(in: start..<token.range.lowerBound) == ".."
  }

  private func isLineComment(_ token: Token) -> Bool {
    file.text(in: token.range.lowerBound..<token.range.lowerBound + 2) == "//"
  }

  /// Whether a mark may touch `token`, a word that is no value: `as?`, `try!`.
  private func isAs(_ token: Token) -> Bool {
    ["as", "try"].contains(file.text(in: token.range))
  }

  /// Whether the `?` at `token` is the first half of `??`.
  private func isPair(_ token: Token) -> Bool {
    file.text(in: token.range.upperBound..<token.range.upperBound + 1) == "?"
  }

  /// Whether the minus at `token` is the sign of the adjacent value.
  private func isSign(_ token: Token) -> Bool {
    guard token.range.lowerBound > 0 else { return true }
    let before = file.text(in: token.range.lowerBound - 1..<token.range.lowerBound)
    return before == " " || before == "(" || before == "["
  }

  private func isOperator(_ left: Token, _ right: Token) -> Bool {
    let text = file.text(in: left.range.lowerBound..<right.range.upperBound)
    return ["+=", "-=", "*=", "/="].contains(text)
      || ValueExpression.Operator(rawValue: text) != nil
  }

  private func spelling(of token: Token) -> String {
    switch token.value {
    case .string(let text): StringLiteral.quoted(text)
    default: token.commentText ?? file.text(in: token.range)
    }
  }
}
