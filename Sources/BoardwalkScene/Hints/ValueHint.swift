import BoardwalkBase

/// Explains errors in the values of attributes: calls and literals of Swift, colors of the web.
struct ValueHint {
  /// The number of tokens up to which a call is looked at, so that many open calls in a file cost time
  /// in proportion to their number.
  private static let longestCall = 256

  private let attribute: String
  private let element: String
  private let start: TokenReader
  private let file: SourceFile

  /// The hint for a value of `attribute` of `element`, which begins at the next token of `start`.
  init(
    _ attribute: String, of element: String, from start: TokenReader, _ file: SourceFile
  ) {
    self.attribute = attribute
    self.element = element
    self.start = start
    self.file = file
  }

  /// The specific error for the general `error` at the next token of `reader`; nil if there is none.
  func explanation(of error: SyntaxError, at reader: TokenReader) -> SyntaxError? {
    hexadecimalColor(at: reader) ?? literal(at: reader)
      ?? ForeignSymbol(at: reader, in: file)?.error
      ?? BracketList(at: reader)?.error(for: attribute) ?? call ?? percentage(in: error.range)
  }

  /// A color as on the web.
  private func hexadecimalColor(at reader: TokenReader) -> SyntaxError? {
    guard reader.kind == .symbol("#") else { return nil }
    let digits = file.bytes[reader.range.upperBound...].prefix(7).prefix { byte in
      UnicodeScalar(byte).properties.isASCIIHexDigit
    }
    guard let color = HexColor.value(of: "#" + String(decoding: digits, as: UTF8.self)) else {
      return nil
    }
    let start = reader.range.lowerBound
    return SyntaxError(
      "hexadecimal colors are written rgb8(red, green, blue)", at: start..<start + 7,
      suggestion: color)
  }

  /// A literal such as `#imageLiteral(resourceName: "Logo")`.
  private func literal(at reader: TokenReader) -> SyntaxError? {
    guard reader.kind == .symbol("#"), reader.kind(ahead: 1) == .word,
      reader.kind(ahead: 2) == .symbol("(")
    else { return nil }
    let start = reader.range.lowerBound
    var reader = reader
    reader.skip()
    return call(at: reader, from: start)
  }

  /// A call in Swift: of an initializer or a function, or with labels that no measure has.
  private var call: SyntaxError? {
    var reader = start
    if reader.kind == .symbol(".") { reader.skip() }
    guard reader.kind == .word, reader.kind(ahead: 1) == .symbol("("),
      reader.range(ahead: 1).lowerBound == reader.range.upperBound
    else { return nil }
    let isMember = start.kind == .symbol(".")
    let name = file.text(in: reader.range)
    guard isMember || isSwift(name, at: reader) else { return nil }
    return call(at: reader, from: start.range.lowerBound)
  }

  /// Whether the call of `name` is one of Swift. The name is the next token of `reader`.
  private func isSwift(_ name: String, at reader: TokenReader) -> Bool {
    guard Measures.labels(of: name) == nil else { return false }
    if !ValueCalls.isCall(name), SwiftCall.isKnown(name) { return true }
    var reader = reader
    var hasLabel = false
    var length = 0
    while length < Self.longestCall, !reader.isAtEndOfHead, reader.kind != .symbol(")") {
      length += 1
      if reader.kind == .word, reader.kind(ahead: 1) == .symbol(":") { hasLabel = true }
      reader.skip()
    }
    return hasLabel && reader.kind == .symbol(")")
  }

  /// The diagnostic for the call whose name is the next token of `reader`, and which begins at
  /// `start`; nil if it has no equivalent.
  private func call(at reader: TokenReader, from start: Int) -> SyntaxError? {
    var reader = reader
    let name = file.text(in: reader.range)
    reader.skip()
    let open = reader.range.upperBound
    var close = open
    var depth = 0
    var length = 0
    repeat {
      length += 1
      if reader.kind == .symbol("(") { depth += 1 }
      if reader.kind == .symbol(")") { depth -= 1 }
      close = reader.range.lowerBound
      reader.skip()
    } while length < Self.longestCall && depth > 0 && !reader.kind.endsStatement
    // Members of the result.
    while reader.range.lowerBound == reader.lastEnd, !reader.isAtEndOfHead,
      reader.kind != .symbol(",")
    {
      reader.skip()
    }
    let arguments = file.text(in: open..<max(open, close))
    let measure = Measures.measure(of: attribute, in: element)
    return SwiftCall(name, arguments[...]).meaning(as: measure).map { meaning in
      SyntaxError(
        "Swift calls are not values; write \(meaning)", at: start..<reader.lastEnd,
        suggestion: meaning)
    }
  }

  /// A percentage in `range`.
  private func percentage(in range: Range<Int>) -> SyntaxError? {
    let text = file.text(in: range)
    guard text.last == "%", let number = Double(text.dropLast()) else { return nil }
    return SyntaxError(
      "percentages are written as numbers from 0 to 1", at: range, suggestion: "\(number / 100)")
  }
}
