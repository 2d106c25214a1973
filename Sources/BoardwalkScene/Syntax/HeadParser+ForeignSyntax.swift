import BoardwalkBase

/// Hints for the syntax of other languages.
extension HeadParser {
  /// The diagnostic for the next symbol if it comes from another language; nil otherwise.
  func foreignSymbol() -> SyntaxError? {
    switch reader.next.kind {
    case .symbol("'"), .symbol("‘"): return quote(endingWith: "'’")
    case .symbol("“"), .symbol("„"): return quote(endingWith: "”“\"")
    case .symbol("%"):
      return SyntaxError(
        "percentages are written as factors: photo.width = view.width * 0.5", at: reader.range)
    case .symbol("/") where reader.sort(ahead: 1) == .symbol("*"):
      return SyntaxError("this comment is never closed with */", at: reader.range)
    case .symbol("#") where reader.range(ahead: 1).lowerBound > reader.range.upperBound:
      return comment(signs: 1)
    case .symbol("-") where reader.sort(ahead: 1) == .symbol("-"): return comment(signs: 2)
    case .symbol("<") where reader.sort(ahead: 1) == .symbol("!"): return comment(signs: 4)
    case .symbol("<") where reader.sort(ahead: 1) == .word || reader.sort(ahead: 1) == .symbol("/"):
      return SyntaxError(
        "this is XML; convert it with boardwalk convert",
        at: reader.range)
    default: return nil
    }
  }

  /// The diagnostic for the word of `error` if it contains characters that names cannot have; nil
  /// if the error is more specific.
  func foreignWord(in error: SyntaxError) -> SyntaxError? {
    guard error.suggestion == nil else { return nil }
    let range = error.range
    func belongs(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == 0x5F || UnicodeScalar(byte).properties.isAlphabetic
        || 0x30...0x39 ~= byte
    }
    let bytes = file.bytes
    guard range.lowerBound < bytes.count else { return nil }
    let start = bytes[..<range.lowerBound].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex { !belongs($0) } ?? bytes.count
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard word.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) else {
      return nil
    }
    return SyntaxError(
      "names consist of the letters A to Z; texts are in double quotes", at: start..<end)
  }

  private func comment(signs: Int) -> SyntaxError {
    let range = reader.range.lowerBound..<reader.range(ahead: signs - 1).upperBound
    return SyntaxError("comments begin with //", at: range, suggestion: "//")
  }

  /// A text between other signs than double quotes; the first of `ends` on the line ends it.
  private func quote(endingWith ends: String) -> SyntaxError {
    let line = file.bytes[reader.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }.prefix(
      200)
    let text = String(decoding: line, as: UTF8.self)
    guard let end = text.firstIndex(where: ends.contains) else {
      return SyntaxError("texts are in double quotes", at: reader.range)
    }
    let count = text[...end].utf8.count
    return SyntaxError(
      "texts are in double quotes",
      at: reader.range.lowerBound..<reader.range.upperBound + count,
      suggestion: Spelling.quoted(String(text[..<end])))
  }

  private static let connections = ["outlet", "outlets", "action", "segue"]

  /// The diagnostic for an equals sign or another arrow in a connection; nil if the line does not
  /// begin with a connection.
  func connectionWithoutArrow() -> SyntaxError? {
    guard reader.sort(ahead: 1) != .symbol("=") || reader.isNext("segue"),
      Self.connections.contains(where: { reader.isNext($0) })
    else { return nil }
    var distance = 1
    while reader.sort(ahead: distance) == .word { distance += 1 }
    let start = reader.range(ahead: distance).lowerBound
    var end = reader.range(ahead: distance).upperBound
    while reader.sort(ahead: distance + 1).isSymbol,
      reader.range(ahead: distance + 1).lowerBound == end
    {
      distance += 1
      end = reader.range(ahead: distance).upperBound
    }
    return SyntaxError(
      "expected -> before the target of the \(file.text(in: reader.range))", at: start..<end,
      suggestion: "->")
  }

  /// The bytes from the next parenthesis to the one that closes it; nil if that is not on its line.
  private var rangeOfParentheses: Range<Int>? {
    var behind = self
    behind.skipParentheses()
    guard behind.reader.range != reader.range else { return nil }
    return reader.range.lowerBound..<behind.reader.lastEnd
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
  mutating func skipParentheses() {
    var depth = 0
    var ahead = 0
    repeat {
      let sort = reader.sort(ahead: ahead)
      guard !sort.endsStatement, sort != .symbol("{"), sort != .symbol("}") else { return }
      if sort == .symbol("(") { depth += 1 }
      if sort == .symbol(")") { depth -= 1 }
      ahead += 1
    } while depth > 0
    for _ in 0..<ahead { reader.skip() }
  }

  /// The diagnostic for parentheses that are not a frame; nil if they contain numbers.
  func noFrame(of statement: Statement) -> SyntaxError? {
    if statement.target != nil {
      return SyntaxError(
        "selectors have no parentheses, as in exit.save: or exit.save:with:",
        at: reader.range, suggestion: labels, in: rangeOfParentheses)
    }
    if statement.known.isVariation, reader.sort(ahead: 1) == .word {
      return SyntaxError(
        "size classes have no parentheses: when width: compact, height: regular",
        at: reader.range)
    }
    switch reader.sort(ahead: 1) {
    case .string, .malformedString:
      let isAlone = reader.sort(ahead: 2) == .symbol(")")
      return SyntaxError(
        "the text follows the kind without parentheses", at: reader.range,
        suggestion: isAlone ? " " + file.text(in: reader.range(ahead: 1)) : nil,
        in: reader.range.lowerBound..<reader.range(ahead: 2).upperBound)
    case .word where reader.sort(ahead: 2) == .symbol(":"):
      return SyntaxError(
        "attributes follow a comma, without parentheses", at: reader.range)
    default: return nil
    }
  }

  /// A text alone is not an object; it is a common notation for constraints.
  func noKind(_ text: String, at range: Range<Int>) -> SyntaxError {
    if let format = VisualFormat(text) {
      return SyntaxError(ForeignLine.message(of: format), at: range)
    }
    return SyntaxError("expected a kind of object before this text, such as label", at: range)
  }
}
