import BoardwalkBase
import BoardwalkDocument

/// Objects and connections.
extension HeadParser {
  mutating func object(_ statement: inout Statement) throws(SyntaxError) {
    if reader.sort == .symbol("{") {
      throw SyntaxError("expected a statement before '{'", at: reader.range)
    }
    if reader.sort != .word, let error = foreignSymbol() { throw error }
    statement.kindRange = reader.range
    let isQuoted = isText
    try kind(of: &statement)
    if statement.role == nil, isQuoted, !XMLName.isValid(statement.kind) {
      report(noKind(statement.kind, at: statement.kindRange))
    }
    if !statement.known.isKnown { recoverOwner(&statement) }
    if statement.role == nil, isAnchorNext, statement.kind.utf8.contains(UInt8(ascii: ".")) {
      throw SyntaxError("expected =, >= or <= after '\(statement.kind)'", at: reader.range)
    }
    if reader.sort == .word, statement.known.isRuntimeAttribute {
      keyPath(&statement)
      return
    }
    try name(&statement)
    if !statement.known.isKnown, statement.name != nil { recoverName(of: &statement) }
    if statement.known.isVariation, statement.name != nil { reportNoSizeClass(statement) }
    try target(&statement)
    if isText { try title(of: &statement) }
    if reader.sort == .newline, reader.sort(ahead: 1) == .symbol("(") { reader.skip() }
    if reader.sort == .symbol("("), let error = noFrame(of: statement) {
      skipParentheses()
      throw error
    }
    if reader.sort == .symbol("(") { statement.frame = try frame() }
  }

  /// Parses the kind, and the role before it.
  private mutating func kind(of statement: inout Statement) throws(SyntaxError) {
    statement.kind = try key("a kind of object")
    // Documents have an element named class, which has no name.
    if !statement.known.isKnown || statement.kind == "class",
      let line = ForeignLine(at: statement.kindRange.lowerBound, in: file)
    {
      throw line.error
    }
    guard reader.takesSymbol(":") else { return }
    statement.role = statement.kind
    statement.kindRange = reader.range
    if isText {
      throw SyntaxError("kinds of objects have no quotes", at: reader.range)
    }
    if reader.sort == .symbol("["), let error = list(statement.role ?? "") { throw error }
    statement.kind = try key("a kind of object")
  }

  /// Whether the next tokens can be the right side of a relation.
  private var isAnchorNext: Bool {
    switch reader.sort {
    case .word: file.bytes[reader.range].contains(UInt8(ascii: "."))
    case .number: true
    default: false
    }
  }

  private mutating func name(_ statement: inout Statement) throws(SyntaxError) {
    guard reader.sort == .word, !isAttribute(of: statement) else { return }
    statement.nameRange = reader.range
    // A segue may have a custom class.
    if statement.known.isConnection, statement.kind != "segue",
      reader.sort(ahead: 1) == .symbol(":")
    {
      throw SyntaxError(
        statement.kind == "action"
          ? SceneShapeCheck.actionForm
          : "expected -> before the target of the \(statement.kind)", at: reader.range)
    }
    statement.name = reader.takeWord()
    if reader.takesSymbol(":") {
      statement.className = try key("the name of a class")
    }
  }

  private mutating func title(of statement: inout Statement) throws(SyntaxError) {
    statement.title = try text("a title")
    guard reader.sort == .symbol(":") else { return }
    throw SyntaxError(
      "the class comes before the text: \(statement.word) NAME: CLASS \"TEXT\"",
      at: reader.range)
  }

  /// Whether the next tokens are an attribute of `statement` without a comma, and not a name with a
  /// class.
  private func isAttribute(of statement: Statement) -> Bool {
    guard reader.sort(ahead: 1) == .symbol(":") else { return false }
    switch reader.sort(ahead: 2) {
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
        reader.sort(ahead: 3) == .symbol("(")
        && reader.range(ahead: 3).lowerBound == range.upperBound
      return isCall || KnownAttributes.isOwn(file.text(in: reader.range), of: statement.elementName)
    default: return false
    }
  }

  private mutating func target(_ statement: inout Statement) throws(SyntaxError) {
    if reader.sort == .newline, isArrow(at: 1) { reader.skip() }
    if isArrow(at: 0) {
      reader.skip()
      reader.skip()
      if reader.sort == .symbol("[") { throw listOfTargets(statement) }
      let start = reader.range.lowerBound
      statement.target = try run("a target")
      statement.targetRange = start..<reader.lastEnd
      if statement.known.isConnection {
        reportNameless(statement)
      } else if let target = statement.target {
        connect(&statement, to: target)
      }
    } else if statement.known.isConnection, statement.name != nil, statement.target == nil,
      reader.sort != .symbol(","), reader.sort != .symbol("#"), !mayOmitDestination(statement)
    {
      throw SyntaxError(
        "'\(statement.kind)' has no target; write it after ->", at: reader.range,
        suggestion: reader.sort == .word && reader.sort(ahead: 1).endsStatement ? "-> " : nil,
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
  func leadToNamesake(_ statement: inout Statement) {
    guard statement.known.isOutlet, statement.target == nil, let name = statement.name,
      statement.elementName == "outlet", !statement.hasField("destination"),
      !statement.hasMark("xml-literal"), !statement.hasMark("xml-ordered")
    else { return }
    statement.target = name
    statement.targetRange = statement.nameRange
  }

  /// An outlet states its property: one derived from its target would change with the target's
  /// name. A segue without a kind is an error.
  private mutating func reportNameless(_ statement: Statement) {
    guard statement.known.isConnection, statement.name == nil, let target = statement.target
    else { return }
    if statement.kind == "segue" {
      report(
        SyntaxError(
          "the segue has no kind, as in segue show -> \(target)", at: statement.kindRange,
          suggestion: "segue show"))
    }
    guard statement.known.isOutlet else { return }
    let kind = statement.kindRange
    report(
      SyntaxError(
        "the outlet to '\(target)' has no property", at: kind,
        suggestion: target.hasPrefix("#") ? nil : "\(statement.kind) \(target)"))
  }

  private mutating func frame() throws(SyntaxError) -> [String] {
    let form = "expected a frame (x, y, width x height)"
    reader.skip()
    isInParentheses = true
    var numbers: [String] = []
    numbers.reserveCapacity(4)
    for separator in [",", ",", "x", ")"] as [Unicode.Scalar] {
      guard reader.sort == .number else {
        throw SyntaxError("\(form): a number is missing", at: reader.range)
      }
      numbers.append(try bareValue(stoppingAtX: separator == "x"))
      let isThere = separator == "x" ? reader.takes("x") : reader.takesSymbol(separator)
      guard isThere else {
        let isComma = separator == "x" && reader.sort == .symbol(",")
        throw SyntaxError(
          "\(form): '\(separator)' is missing", at: reader.range, suggestion: isComma ? " x" : nil)
      }
    }
    isInParentheses = false
    return numbers
  }
}
