import BoardwalkBase

/// Constraints.
extension HeadParser {
  private static let otherSigns = Set<Character>("≤≥")

  /// The probable meaning of a relation in another syntax.
  private static let meant = [
    "==": "=", "===": "=", ":=": "=", ">": ">=", "=>": ">=", "≥": ">=", ">==": ">=",
    "<": "<=", "=<": "<=", "≤": "<=", "<==": "<=",
  ]

  /// Whether a relation precedes anything in the head that only objects have.
  var isEquation: Bool {
    var distance = 0
    while true {
      switch reader.kind(ahead: distance) {
      case .newline, .end, .string, .malformedString, .symbol("{"), .symbol("}"), .symbol(","),
        .symbol("("):
        return false
      case .symbol("#") where distance > 0 && reader.kind(ahead: distance - 1) != .symbol(":"):
        return false
      case .symbol("-") where isArrow(at: distance): return false
      case .symbol("=") where isBeforeText(distance): return false
      case let kind where isSign(kind, ahead: distance): return distance > 0
      default: distance += 1
      }
    }
  }

  private func isBeforeText(_ distance: Int) -> Bool {
    let kind = reader.kind(ahead: distance + 1)
    return kind == .string || kind == .malformedString
  }

  /// Whether the token of `kind`, `distance` tokens ahead, may be part of a relation.
  private func isSign(_ kind: Token.Kind, ahead distance: Int) -> Bool {
    switch kind {
    case .symbol("="), .symbol("<"), .symbol(">"), .symbol("!"), .symbol("~"): return true
    case .otherSymbol:
      guard case .symbol(let symbol) = reader.peek(distance).value else { return false }
      return Self.otherSigns.contains(symbol)
    default: return false
    }
  }

  mutating func equation(_ statement: inout Statement) throws(SyntaxError) {
    statement.kind = "constraint"
    if reader.kind(ahead: 1) == .word, reader.isNext("constraint") {
      let range = reader.range.lowerBound..<reader.range(ahead: 1).lowerBound
      report(
        SyntaxError("constraints are written without a kind", at: range, suggestion: ""))
      reader.skip()
    }
    if reader.kind(ahead: 1) == .symbol(":"), reader.kind == .word {
      statement.nameRange = reader.range
      statement.name = reader.takeWord()
      reader.skip()
    }
    let first = try anchor("an anchor")
    statement.equation = Equation(first, try relation(), try terms())
  }

  /// Parses the terms after the relation.
  private mutating func terms() throws(SyntaxError) -> Equation.Terms {
    var terms = Equation.Terms()
    if reader.kind == .number {
      terms.constant = try bareValue()
    } else {
      terms.second = try anchor("an anchor or a number")
      if reader.consume(symbol: "*") { terms.multiplier = try factor() }
      terms.constant = try constant()
    }
    terms.isStandard = reader.consume(word: "std")
    if reader.consume(symbol: "@") { terms.priority = try priority() }
    return terms
  }

  /// Parses a priority, which is a number; UIKit's names are reported with their numbers.
  private mutating func priority() throws(SyntaxError) -> String {
    let start = reader.range
    if reader.kind == .symbol(".") { reader.skip() }
    if reader.kind == .word, let number = Self.priorities[file.text(in: reader.range)] {
      let range = start.lowerBound..<reader.range.upperBound
      reader.skip()
      report(SyntaxError("the priority must be a number", at: range, suggestion: number))
      return number
    }
    return try number("the priority")
  }

  /// UIKit's names of priorities.
  private static let priorities = [
    "required": "1000", "defaultHigh": "750", "high": "750", "defaultLow": "250", "low": "250",
    "fittingSizeLevel": "50",
  ]

  private mutating func relation() throws(SyntaxError) -> String {
    let start = reader.range
    while isSign(reader.kind, ahead: 0),
      reader.lastEnd == reader.range.lowerBound || reader.range == start
    {
      reader.skip()
    }
    let range = start.lowerBound..<max(start.upperBound, reader.lastEnd)
    let text = file.text(in: range)
    if ["=", ">=", "<="].contains(text) { return text }
    guard reader.lastEnd > start.lowerBound else {
      if reader.kind == .symbol("-") || reader.kind == .symbol("+") || reader.kind == .number {
        throw SyntaxError(Self.equationForm, at: start)
      }
      throw SyntaxError("expected =, >= or <=, not \(reader.next.displayName)", at: start)
    }
    report(
      SyntaxError("expected =, >= or <=, not '\(text)'", at: range, suggestion: Self.meant[text]))
    return Self.meant[text] ?? "="
  }

  private mutating func constant() throws(SyntaxError) -> String? {
    if reader.consume(symbol: "+") {
      if let error = standardSpace { throw error }
      return try number("the constant")
    }
    if reader.consume(symbol: "-") { return "-" + (try number("the constant")) }
    // `a - 8` may be written `a -8`.
    if reader.kind == .number, file.bytes[reader.range.lowerBound] == UInt8(ascii: "-") {
      return try bareValue()
    }
    return nil
  }

  /// The diagnostic for the standard space written as a word; nil if the next token is something
  /// else.
  private var standardSpace: SyntaxError? {
    guard ["std", "standard", "system", "default"].contains(where: { reader.isNext($0) }) else {
      return nil
    }
    return SyntaxError(
      "the standard space has no number; write 8 std between siblings, 20 std to the superview",
      at: reader.range, suggestion: "8 std")
  }

  /// Parses a name or an id with an attribute, or an attribute alone.
  private mutating func anchor(_ purpose: String) throws(SyntaxError) -> Anchor {
    let range = touching { reader in
      switch reader.kind {
      case .word, .number, .symbol("#"), .symbol("."): true
      case .symbol("-"): !reader.isArrow(at: 0)
      default: false
      }
    }
    guard !range.isEmpty else {
      throw SyntaxError(
        "expected \(purpose), not \(reader.next.displayName)", at: self.range(orNext: range))
    }
    let dot = file.bytes[range].lastIndex(of: UInt8(ascii: "."))
    let attribute = (dot.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
    if attribute.isEmpty || file.bytes[attribute].contains(UInt8(ascii: "-")) {
      throw SyntaxError(
        attribute.isEmpty
          ? "expected an attribute after the point, such as top or width"
          : "expected spaces around the minus", at: range)
    }
    return Anchor(
      item: dot.map { file.text(in: range.lowerBound..<$0) }, attribute: file.text(in: attribute),
      at: range)
  }

  /// Parses a multiplier: `2`, `0.5`, `16:9`, `1/3`.
  private mutating func factor() throws(SyntaxError) -> String {
    let range = touching { reader in
      switch reader.kind {
      case .word, .number, .symbol("."), .symbol("-"), .symbol(":"), .symbol("/"): true
      default: false
      }
    }
    guard !range.isEmpty else {
      throw SyntaxError(
        "expected a number or a ratio, not \(reader.next.displayName)",
        at: self.range(orNext: range))
    }
    return file.text(in: range)
  }
}
