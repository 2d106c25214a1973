import BoardwalkBase
import BoardwalkDocument

/// The values of attributes.
extension HeadParser {
  /// The value of `attribute` of the element `element`.
  mutating func value(
    of name: String, in element: String
  ) throws(SyntaxError) -> FieldValue {
    if isText { return .plain(try text("a value")) }
    let start = reader.range
    switch reader.kind {
    case .symbol("."): return try memberName(of: name, in: element)
    case .word, .number: return try wordOrCall(of: name, in: element)
    case .symbol("("):
      let measure = Measures.measure(of: name, in: element)
      throw SyntaxError(
        "expected \(measure ?? "a measure such as size") before the parenthesis",
        at: start, suggestion: measure, in: start.lowerBound..<start.lowerBound)
    default:
      let error = SyntaxError(
        "expected a value for '\(name)', not \(reader.next.displayName)", at: start)
      // This sign begins no id.
      if reader.kind == .symbol("#") { reader.skip() }
      throw error
    }
  }

  /// A name after a point, as Swift writes it: `.vertical` for a plain word of documents; `.5` is
  /// the number 0.5.
  private mutating func memberName(
    of name: String, in element: String
  ) throws(SyntaxError) -> FieldValue {
    let start = reader.range.lowerBound
    let word = try run("a value")
    if reader.kind == .symbol("("), isTouching {
      throw callInPlaceOfValue(of: name, from: start)
    }
    if word == "." {
      report(SyntaxError("expected a name after the point", at: start..<reader.lastEnd))
    }
    if word.utf8.dropFirst().first.map({ 0x30...0x39 ~= $0 }) ?? false {
      return .plain("0" + word)
    }
    if word == ".automatic", let value = AutomaticValues.value(of: name) { return value }
    return KnownAttributes.isPlain(name, of: element)
      ? .plain(String(word.dropFirst())) : .call(word, [])
  }

  /// A word or number, a measure such as `size(2, 3)` or `2 x 3`.
  private mutating func wordOrCall(
    of name: String, in element: String
  ) throws(SyntaxError) -> FieldValue {
    let start = reader.range
    let word = try bareValue()
    if reader.kind == .symbol("("), isTouching {
      if isLabelNext, let labels = Measures.labels(of: word) {
        return .call(word, try labeledArguments(of: word, labels))
      }
      if isLabelNext { throw callInPlaceOfValue(of: name, from: start.lowerBound) }
      return .call(word, try arguments(of: word, start, name))
    }
    if reader.isNext("x"), reader.kind(ahead: 1) == .number {
      reader.skip()
      return .call("size", [word, try bareValue()])
    }
    try expectEnd(ofValueAt: start.lowerBound)
    guard let meaning = Self.meanings[word],
      !(word == "yes" || word == "no") || !isWord(of: name)
    else { return .plain(word) }
    guard meaning == AutomaticValues.word else { return meaning }
    return AutomaticValues.value(of: name) ?? .plain(word)
  }

  /// Words with another meaning than their text.
  private static let meanings: [String: FieldValue] = [
    "yes": .plain("YES"), "YES": .plain("YES"), "true": .plain("YES"),
    "no": .plain("NO"), "NO": .plain("NO"), "false": .plain("NO"), "absent": .absent,
    "automatic": AutomaticValues.word, "UITableView.automaticDimension": AutomaticValues.word,
    "UITableViewAutomaticDimension": AutomaticValues.word,
  ]

  /// Whether yes and no are words of `attribute` like its others.
  private func isWord(of attribute: String) -> Bool {
    AttributeWords.hasLowercaseBooleans(attribute)
  }

  /// The tokens that may follow a value immediately.
  private static let followers: [Token.Kind] = [
    .symbol(","), .symbol("#"), .symbol(")"), .symbol("="), .symbol(";"),
  ]

  /// A value that continues with other symbols needs quotes.
  private mutating func expectEnd(ofValueAt start: Int) throws(SyntaxError) {
    guard !isAtEnd, isTouching, reader.kind.isSymbol, !Self.followers.contains(reader.kind)
    else { return }
    while !isAtEnd, isTouching, reader.kind != .symbol(",") { reader.skip() }
    let range = start..<reader.lastEnd
    // This may be a URL and not a comment.
    let isAll = reader.lastEnd == file.bytes.count || file.bytes[reader.lastEnd] != 0x2F
    throw SyntaxError(
      "this value must be in double quotes", at: range,
      suggestion: isAll ? Spelling.quoted(file.text(in: range)) : nil)
  }

  /// Whether a label follows the next parenthesis or comma.
  private var isLabelNext: Bool {
    reader.kind(ahead: 1) == .word && reader.kind(ahead: 2) == .symbol(":")
  }

  /// Whether the open parenthesis closes on its line, and nearby.
  private var closesOnLine: Bool {
    for ahead in 0..<32 {
      let kind = reader.kind(ahead: ahead)
      if kind == .symbol(")") || kind.endsStatement { return kind == .symbol(")") }
    }
    return false
  }

  private mutating func arguments(
    of call: String, _ name: Range<Int>, _ attribute: String
  ) throws(SyntaxError) -> [String] {
    reader.skip()
    isInParentheses = true
    var arguments: [String] = []
    arguments.reserveCapacity(4)
    while reader.kind != .symbol(")") {
      arguments.append(isText ? try text("a value") : try bareValue())
      if reader.consume(symbol: ",") { continue }
      switch reader.kind {
      case .symbol(")"): break
      case .word, .number, .string: reportMissingComma()
      case .symbol(":") where Measures.labels(of: call) != nil:
        throw missingLabel(of: call, at: reader.range)
      case .symbol(":") where closesOnLine:
        throw callInPlaceOfValue(of: attribute, from: name.lowerBound)
      default: throw SyntaxError("expected ')'", at: reader.range)
      }
    }
    reader.skip()
    isInParentheses = false
    let error = ValueCalls.fault(
      of: call, with: arguments, for: attribute, at: name,
      whole: name.lowerBound..<reader.lastEnd)
    if let error { report(error, in: part) }
    return arguments
  }

  /// The diagnostic for a call that is not a measure as the value of `attribute`. Its name begins at
  /// `start`.
  private func callInPlaceOfValue(of attribute: String, from start: Int) -> SyntaxError {
    SyntaxError("'\(attribute)' cannot have a call as its value", at: start..<reader.lastEnd)
  }
}
