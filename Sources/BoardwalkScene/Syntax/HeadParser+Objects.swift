import BoardwalkBase
import BoardwalkDocument

/// Objects and connections.
extension HeadParser {
  mutating func object(_ statement: inout Statement) throws(SyntaxError) {
    if reader.kind == .symbol("{") {
      throw SyntaxError("expected a statement before '{'", at: reader.range)
    }
    statement.kindRange = reader.range
    let isQuoted = isText
    try kind(of: &statement)
    if statement.role == nil, isQuoted, !XMLName.isValid(statement.kind) {
      report(
        SyntaxError(
          "expected a kind of object before this text, such as label", at: statement.kindRange),
        in: .head(kind: statement.kind, role: nil, start: statement.kindRange.lowerBound))
    }
    if statement.role == nil, isAnchorNext, statement.kind.utf8.contains(UInt8(ascii: ".")) {
      throw SyntaxError("expected =, >= or <= after '\(statement.kind)'", at: reader.range)
    }
    try name(&statement)
    try target(&statement)
    if isText { try title(of: &statement) }
    if reader.kind == .newline, reader.kind(ahead: 1) == .symbol("(") { reader.skip() }
    if reader.kind == .symbol("("), let error = misusedParentheses(of: statement) {
      skipParentheses()
      throw error
    }
    if reader.kind == .symbol("(") { statement.frame = try frame() }
  }

  /// Parses the kind, and the role before it.
  private mutating func kind(of statement: inout Statement) throws(SyntaxError) {
    statement.kind = try key("a kind of object")
    guard reader.consume(symbol: ":") else { return }
    statement.role = statement.kind
    statement.kindRange = reader.range
    if isText {
      throw SyntaxError("kinds of objects have no quotes", at: reader.range)
    }
    statement.kind = try key("a kind of object")
  }

  /// Whether the next tokens can be the right side of a relation.
  private var isAnchorNext: Bool {
    switch reader.kind {
    case .word: file.bytes[reader.range].contains(UInt8(ascii: "."))
    case .number: true
    default: false
    }
  }

  private mutating func name(_ statement: inout Statement) throws(SyntaxError) {
    guard reader.kind == .word, !isAttribute(of: statement) else { return }
    statement.nameRange = reader.range
    // A segue may have a custom class.
    if statement.known.isConnection, statement.kind != "segue",
      reader.kind(ahead: 1) == .symbol(":")
    {
      throw SyntaxError(
        statement.kind == "action"
          ? SceneShapeCheck.actionForm
          : "expected -> before the target of the \(statement.kind)", at: reader.range)
    }
    statement.name = reader.takeWord()
    if reader.consume(symbol: ":") {
      statement.className = try key("the name of a class")
    }
  }

  private mutating func title(of statement: inout Statement) throws(SyntaxError) {
    statement.title = try text("a title")
    guard reader.kind == .symbol(":") else { return }
    throw SyntaxError(
      "the class comes before the text: \(statement.word) NAME: CLASS \"TEXT\"",
      at: reader.range)
  }

  /// Whether the next tokens are an attribute of `statement` without a comma, and not a name with a
  /// class.
  private func isAttribute(of statement: Statement) -> Bool {
    guard reader.kind(ahead: 1) == .symbol(":") else { return false }
    switch reader.kind(ahead: 2) {
    case .number, .symbol("."): return true
    case .string, .malformedString: return !statement.known.isConnection
    case .word:
      let range = reader.range(ahead: 2)
      let word = file.text(in: range)
      if Spelling.isReservedValue(word) { return true }
      // A class begins with a capital letter.
      guard !statement.known.isConnection, !(0x41...0x5A).contains(file.bytes[range.lowerBound])
      else { return false }
      let isCall =
        reader.kind(ahead: 3) == .symbol("(")
        && reader.range(ahead: 3).lowerBound == range.upperBound
      return isCall || KnownAttributes.isOwn(file.text(in: reader.range), of: statement.elementName)
    default: return false
    }
  }

  private mutating func target(_ statement: inout Statement) throws(SyntaxError) {
    if reader.kind == .newline, isArrow(at: 1) { reader.skip() }
    if isArrow(at: 0) {
      reader.skip()
      reader.skip()
      if reader.kind == .symbol("[") { throw listOfTargets(statement) }
      let start = reader.range.lowerBound
      statement.target = try run("a target")
      statement.targetRange = start..<reader.lastEnd
      reportMissingKindOrProperty(statement)
    } else if statement.known.isConnection, statement.name != nil, statement.target == nil,
      reader.kind != .symbol(","), reader.kind != .symbol("#"), !mayOmitDestination(statement)
    {
      throw SyntaxError(
        "'\(statement.kind)' has no target; write it after ->", at: reader.range,
        suggestion: reader.kind == .word && reader.kind(ahead: 1).endsStatement ? "-> " : nil,
        in: reader.range.lowerBound..<reader.range.lowerBound)
    }
  }

  /// The diagnostic for a list of targets in brackets, which is consumed: each connection has one
  /// destination.
  private mutating func listOfTargets(_ statement: Statement) -> SyntaxError {
    let start = reader.range.lowerBound
    while !isAtEnd { reader.skip() }
    let name = statement.name.map { $0 + " " } ?? ""
    return SyntaxError(
      "a connection has one target; write each on its own line: \(statement.kind) \(name)-> TARGET",
      at: start..<reader.lastEnd)
  }

  /// Whether only attributes follow the property of an outlet, whose destination is then the object
  /// with the same name.
  private func mayOmitDestination(_ statement: Statement) -> Bool {
    statement.elementName == "outlet" && isAtEnd
  }

  /// Sets the omitted destination of `statement` to the object named by its property.
  func setTargetToProperty(_ statement: inout Statement) {
    guard statement.known.isOutlet, statement.target == nil, let name = statement.name,
      statement.elementName == "outlet", !statement.hasField("destination"),
      !statement.hasFlag("xml-literal"), !statement.hasFlag("xml-ordered")
    else { return }
    statement.target = name
    statement.targetRange = statement.nameRange
  }

  /// An outlet states its property: one derived from its target would change with the target's
  /// name. A segue without a kind is an error.
  private mutating func reportMissingKindOrProperty(_ statement: Statement) {
    guard statement.known.isConnection, statement.name == nil, let target = statement.target
    else { return }
    if statement.kind == "segue" {
      report(
        SyntaxError(
          "the segue has no kind, as in segue show -> \(target)", at: statement.kindRange,
          suggestion: "segue show"))
    }
    guard statement.known.isOutlet else { return }
    report(
      SyntaxError(
        "the outlet to '\(target)' has no property", at: statement.kindRange,
        suggestion: target.hasPrefix("#") ? nil : "\(statement.kind) \(target)"))
  }

  private mutating func frame() throws(SyntaxError) -> [String] {
    let form = "expected a frame (x, y, width x height)"
    reader.skip()
    isInParentheses = true
    var numbers: [String] = []
    numbers.reserveCapacity(4)
    for separator in [",", ",", "x", ")"] as [Unicode.Scalar] {
      guard reader.kind == .number else {
        throw SyntaxError("\(form): a number is missing", at: reader.range)
      }
      numbers.append(try bareValue(stoppingAtX: separator == "x"))
      let isFound = separator == "x" ? reader.consume(word: "x") : reader.consume(symbol: separator)
      guard isFound else {
        let isComma = separator == "x" && reader.kind == .symbol(",")
        throw SyntaxError(
          "\(form): '\(separator)' is missing", at: reader.range, suggestion: isComma ? " x" : nil)
      }
    }
    isInParentheses = false
    return numbers
  }
}

/// Parentheses that are not a frame.
extension HeadParser {
  /// The bytes from the next parenthesis to the one that closes it; nil if that is not on its line.
  private var rangeOfParentheses: Range<Int>? {
    var lookahead = self
    lookahead.skipParentheses()
    guard lookahead.reader.range != reader.range else { return nil }
    return reader.range.lowerBound..<lookahead.reader.lastEnd
  }

  /// The labels in the next parentheses, as in a message without arguments; nil if the first is a
  /// word of the message.
  private var labels: String? {
    guard let range = rangeOfParentheses else { return nil }
    let labels = file.text(in: range.lowerBound + 1..<range.upperBound - 1).filter { $0 != " " }
    guard labels.isEmpty || labels.hasPrefix("_:") && labels.hasSuffix(":") else { return nil }
    return String(labels.dropFirst())
  }

  /// Consumes the next parentheses, if they close on their line.
  private mutating func skipParentheses() {
    var depth = 0
    var ahead = 0
    repeat {
      let kind = reader.kind(ahead: ahead)
      guard !kind.endsStatement, kind != .symbol("{"), kind != .symbol("}") else { return }
      if kind == .symbol("(") { depth += 1 }
      if kind == .symbol(")") { depth -= 1 }
      ahead += 1
    } while depth > 0
    for _ in 0..<ahead { reader.skip() }
  }

  /// The diagnostic for parentheses that are not a frame; nil if they contain numbers.
  private func misusedParentheses(of statement: Statement) -> SyntaxError? {
    if statement.target != nil {
      return SyntaxError(
        "selectors have no parentheses, as in exit.save: or exit.save:with:",
        at: reader.range, suggestion: labels, in: rangeOfParentheses)
    }
    if statement.known.isVariation, reader.kind(ahead: 1) == .word {
      return SyntaxError(
        "size classes have no parentheses: when width: compact, height: regular",
        at: reader.range)
    }
    switch reader.kind(ahead: 1) {
    case .string, .malformedString:
      let isAlone = reader.kind(ahead: 2) == .symbol(")")
      return SyntaxError(
        "the text follows the kind without parentheses", at: reader.range,
        suggestion: isAlone ? " " + file.text(in: reader.range(ahead: 1)) : nil,
        in: reader.range.lowerBound..<reader.range(ahead: 2).upperBound)
    case .word where reader.kind(ahead: 2) == .symbol(":"):
      return SyntaxError(
        "attributes follow a comma, without parentheses", at: reader.range)
    default: return nil
    }
  }
}
