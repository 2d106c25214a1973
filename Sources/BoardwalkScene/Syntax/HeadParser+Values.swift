import BoardwalkLanguage
import BoardwalkSource

/// The values of attributes.
extension HeadParser {
  /// The value of `attribute` of the element `element`.
  mutating func value(
    of name: Name, in element: @autoclosure () -> String
  ) throws(SyntaxError) -> FieldValue {
    if isText { return .plain(try text("a value")) }
    let start = reader.range
    switch reader.sort {
    case .symbol("."):
      let word = try run("a value")
      let range = start.lowerBound..<reader.lastEnd
      if let error = ValueCalls.fault(of: word, for: name.text, at: range) { report(error) }
      // Swift writes .vertical for what is a plain word in a document, and .5 for 0.5.
      if word.utf8.dropFirst().first.map({ 0x30...0x39 ~= $0 }) ?? false {
        return .plain("0" + word)
      }
      return KnownAttributes.isPlain(name.text, of: element())
        ? .plain(String(word.dropFirst())) : .call(word, [])
    case .word, .number:
      let word = try bareValue()
      if reader.sort == .symbol("("), isTouching {
        return .call(word, try arguments(of: word, start, name.text))
      }
      if reader.isNext("x"), reader.sort(ahead: 1) == .number {
        reader.skip()
        return .call("size", [word, try bareValue()])
      }
      try expectEnd(ofValueAt: start.lowerBound)
      let range = start.lowerBound..<reader.lastEnd
      bareWord = range
      return Self.meanings.find(range, of: file.bytes) ?? .plain(word)
    case .symbol("("):
      let measure = ValueCalls.measure(of: name.text, in: element())
      throw SyntaxError(
        "write \(measure ?? "what these numbers are, such as size,") in front of the parenthesis",
        at: start, suggestion: measure, in: start.lowerBound..<start.lowerBound)
    case .symbol("#") where hexColor != nil:
      throw SyntaxError(
        "write the parts of the colour from 0 to 255", at: start.lowerBound..<start.lowerBound + 7,
        suggestion: hexColor)
    default:
      if let habit = habit() { throw habit }
      throw SyntaxError(
        "write a value for '\(name)' here, not \(reader.next.words)", at: start)
    }
  }

  /// The words that mean something else than themselves.
  private static let meanings: NameMap<FieldValue> = [
    "yes": .plain("YES"), "YES": .plain("YES"), "true": .plain("YES"),
    "no": .plain("NO"), "NO": .plain("NO"), "false": .plain("NO"), "absent": .absent,
  ]

  /// What `#` and six digits, as on the web, would be here; nil where something else is next.
  private var hexColor: String? {
    let digits = file.bytes[reader.range.upperBound...].prefix(7).prefix { byte in
      UnicodeScalar(byte).properties.isASCIIHexDigit
    }
    guard digits.count == 6, let number = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    return "rgb8(\(number >> 16), \(number >> 8 & 255), \(number & 255))"
  }

  /// Several words behind each other, of which the last value is the first, as one text.
  func unquotedText() -> SyntaxError? {
    guard let start = bareWord?.lowerBound, bareWord?.upperBound == reader.lastEnd,
      reader.sort == .word || reader.sort == .number
    else { return nil }
    var words = reader
    while words.sort == .word || words.sort == .number { words.skip() }
    let range = start..<words.lastEnd
    return SyntaxError(
      "put these words in double quotes", at: range,
      suggestion: Spelling.quoted(file.text(in: range)))
  }

  /// What may touch the end of a value.
  private static let followers: [Token.Sort] = [
    .symbol(","), .symbol("#"), .symbol(")"), .symbol("="),
  ]

  /// A value that goes on with other signs needs quotes.
  private mutating func expectEnd(ofValueAt start: Int) throws(SyntaxError) {
    guard !isAtEnd, isTouching, reader.sort.isSymbol, !Self.followers.contains(reader.sort)
    else { return }
    while !isAtEnd, isTouching, reader.sort != .symbol(",") { reader.skip() }
    let range = start..<reader.lastEnd
    // What looks like a comment may be the rest of an address.
    let isAll = reader.lastEnd == file.bytes.count || file.bytes[reader.lastEnd] != 0x2F
    throw SyntaxError(
      "put this value in double quotes", at: range,
      suggestion: isAll ? Spelling.quoted(file.text(in: range)) : nil)
  }

  private mutating func arguments(
    of call: String, _ name: Range<Int>, _ attribute: String
  ) throws(SyntaxError) -> [String] {
    reader.skip()
    isInParentheses = true
    var arguments: [String] = []
    arguments.reserveCapacity(4)
    while reader.sort != .symbol(")") {
      arguments.append(isText ? try text("a value") : try bareValue())
      if reader.takesSymbol(",") { continue }
      switch reader.sort {
      case .symbol(")"): break
      case .word, .number, .string:
        report(SyntaxError("write a comma before \(reader.next.words)", at: reader.range))
      default: throw SyntaxError("close the parenthesis here", at: reader.range)
      }
    }
    reader.skip()
    isInParentheses = false
    let error = ValueCalls.fault(
      of: call, with: arguments.count, for: attribute, at: name,
      whole: name.lowerBound..<reader.lastEnd)
    if let error { report(error) }
    return arguments
  }
}
